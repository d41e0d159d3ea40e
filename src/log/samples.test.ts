import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addEvents } from "./add-events.ts";
import { formatBundle, parseBundle } from "./bundle.ts";
import { versionOf } from "./event.ts";
import { createLogState } from "./state.ts";

describe("the sample of version 2, which every later version reads", () => {
  const text = readFileSync(new URL("samples/log-v2.json", import.meta.url), "utf8");
  const parsed = parseBundle(text);
  const events = parsed.ok ? parsed.value.events : [];

  test("has what version 2 brought, is read, and written again as it was", () => {
    expect(events.filter(({ body }) => versionOf(body) === 2).map(({ body }) => body.kind)).toEqual([
      "opened",
      "erased",
      "paired",
      "planned",
      "clock-set",
      "called",
      "extended",
      "deck-checked",
      "table-marked",
      "claimed",
      "claim-settled",
      "player-erased",
    ]);
    expect(parsed.ok && formatBundle(events, parsed.value)).toBe(text);
  });

  test("gives the state that it always gave", () => {
    const state = createLogState("0193a000-0000-4000-9000-000000000002");
    addEvents(state, events);
    expect(state.settings).toMatchObject({ name: "練習大會", practice: true });
    expect([...state.players.values()].map((each) => each.name)).toContain("選手一");
    expect([...state.players.values()].map((each) => each.name)).not.toContain("プレイヤー甲");
    expect(state.heads.get("a0000000-0000-4000-8000-00000000000a")?.seq).toBe(14);
    expect(state.invalid.size).toBe(0);
  });
});
