import { describe, expect, test } from "vitest";
import { parseJoinCode } from "#exchange";
import type { Body, Settings } from "#log";
import { createStorePhone, must, openState } from "./testing/phones.ts";

const real: Settings = {
  name: "Real Cup",
  from: "2026-12-05",
  to: "2026-12-05",
  guide: "dci-2005",
  edition: "2005-01-20",
  level: "rel-3",
  matchForm: "best-of-three",
  decisions: {},
};
const practice: Settings = { ...real, name: "Practice Cup", practice: true };
const player: Body = { kind: "player-added", player: "@player01", person: { name: "Player 01", role: "player" } };

async function phoneWithBoth() {
  const phone = createStorePhone("Head judge");
  must(await phone.store.write("real", [{ body: { kind: "opened", settings: real } }, { body: player }]));
  must(await phone.store.write("practice", [{ body: { kind: "opened", settings: practice } }, { body: player }]));
  return phone;
}

function tournamentsIn(text: string): readonly string[] {
  const { events, heads, seals } = JSON.parse(text) as Record<"events" | "heads" | "seals", readonly { readonly tournament: string }[]>;
  return [...new Set([...events, ...heads, ...(seals ?? [])].map((each) => each.tournament))].sort();
}

describe("a practice event", { timeout: 30_000 }, () => {
  test("is in no export of what is real, and comes out alone when it is asked for", async () => {
    const { store } = await phoneWithBoth();
    expect(tournamentsIn(must(await store.exportLog("2026-12-05T20:00:00+08:00")))).toEqual(["real"]);
    expect(tournamentsIn(must(await store.exportLog("2026-12-05T20:00:00+08:00", "practice")))).toEqual(["practice"]);
  });

  test("is refused by a phone of the real event, by code and by file", async () => {
    const mine = await phoneWithBoth();
    const theirs = createStorePhone("Floor judge");
    must(await theirs.store.exchange.join(must(parseJoinCode(must(await mine.store.exchange.joinCode("real"))))));
    must(await mine.store.exchange.joinCode("practice"));
    const { bytes } = must(await mine.store.exchange.exportBatch("practice", "everything"));
    expect(await theirs.store.exchange.importBatch(bytes, "live")).toEqual({ ok: false, error: { kind: "other-event" } });
    expect(await theirs.store.exchange.planBatch(bytes, "stored")).toEqual({ ok: false, error: { kind: "other-event" } });
  });

  test("that comes in a file stays beside the real event", async () => {
    const mine = await phoneWithBoth();
    const theirs = createStorePhone("Floor judge");
    must(await theirs.store.exchange.join(must(parseJoinCode(must(await mine.store.exchange.joinCode("real"))))));
    must(await theirs.store.importLog(must(await mine.store.exportLog("2026-12-05T20:00:00+08:00", "practice"))));
    expect((await openState(theirs.store, "real")).players.size).toBe(0);
    expect(tournamentsIn(must(await theirs.store.exportLog("2026-12-05T20:00:00+08:00")))).toEqual(["real"]);
  });

  test("stays one, and a real event stays real, however often it is opened again", async () => {
    const { store } = await phoneWithBoth();
    must(await store.write("real", [{ body: { kind: "opened", settings: practice } }]));
    must(await store.write("practice", [{ body: { kind: "opened", settings: real } }]));
    expect((await openState(store, "real")).settings).toEqual({ ...real, name: "Practice Cup" });
    expect((await openState(store, "practice")).settings).toEqual({ ...practice, name: "Real Cup" });
  });
});
