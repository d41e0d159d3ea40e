import { describe, expect, test } from "vitest";
import type { Body } from "./event.ts";
import { flagsOf, houseRuling, incidentOf, recordOf } from "./record.ts";
import { resolve } from "./state.ts";
import { addPlayer, createPhone, exchange, type Phone, rule, rulingOf } from "./testing/phone.ts";
import { smallGuide } from "./testing/small-guide.ts";

function flags(phone: Phone, player: string) {
  return flagsOf(phone.state, resolve(phone.state, player), [smallGuide]).map((each) => [each.entry, each.before.issue, each.now.issue]);
}

function twoOffences() {
  const phone = createPhone("a");
  const player = addPlayer(phone, "選手一");
  const first = rule(phone, player, 1);
  const second = rule(phone, player, 4);
  expect(flags(phone, player)).toEqual([]);
  return { phone, player, first, second };
}

describe("a later ruling is flagged with both readings, and what was issued stays", () => {
  test("when the earlier entry is voided, and no longer when it is restored", () => {
    const { phone, player, first, second } = twoOffences();
    phone.write({ kind: "voided", target: first.id, reason: "wrong call" });
    expect(flags(phone, player)).toEqual([[second.id, ["warning"], ["caution"]]]);
    expect(flagsOf(phone.state, player, [smallGuide])[0]).toMatchObject({
      before: { counted: [first.id], offence: 2 },
      now: { counted: [], offence: 1 },
    });
    expect(phone.state.entries.get(second.id)).toMatchObject({ issued: ["warning"], state: "standing" });
    phone.write({ kind: "restored", target: first.id });
    expect(flags(phone, player)).toEqual([]);
  });

  test("when an earlier entry was void at the time and is restored", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const first = rule(phone, player, 1);
    phone.write({ kind: "voided", target: first.id, reason: "" });
    const second = rule(phone, player, 2);
    phone.write({ kind: "restored", target: first.id });
    expect(flags(phone, player)).toEqual([[second.id, ["caution"], ["warning"]]]);
  });

  test("when the earlier entry moves to another player, for both of them", () => {
    const { phone, player, first, second } = twoOffences();
    const other = addPlayer(phone, "選手二");
    const theirs = rule(phone, other, 3);
    phone.write({ kind: "reassigned", target: first.id, player: other });
    expect(flags(phone, player)).toEqual([[second.id, ["warning"], ["caution"]]]);
    expect(flags(phone, other)).toEqual([[theirs.id, ["caution"], ["warning"]]]);
  });

  test("when the head judge refuses the earlier one, or two people turn out to be one", () => {
    const { phone, player, first, second } = twoOffences();
    phone.write({ kind: "decided", target: first.id, decision: "refused" });
    expect(flags(phone, player)).toEqual([[second.id, ["warning"], ["caution"]]]);
    const guest = addPlayer(phone, "Guest 01");
    const earlier = rule(phone, guest, 2);
    const merge = phone.write({ kind: "players-merged", player: guest, into: player });
    expect(flags(phone, guest)).toEqual([]);
    phone.write({ kind: "restored", target: first.id });
    phone.write({ kind: "decided", target: first.id, decision: "confirmed" });
    expect(flags(phone, guest)).toEqual([
      [earlier.id, ["caution"], ["warning"]],
      [second.id, ["warning"], ["game-loss"]],
    ]);
    phone.write({ kind: "players-unmerged", target: merge.id });
    expect(flags(phone, player)).toEqual([]);
  });

  test("when two phones missed each other's first offence", () => {
    const [a, b] = [createPhone("a", -9), createPhone("b", 5)];
    const player = addPlayer(a, "選手一");
    addPlayer(b, "選手一");
    rule(b, player, 2);
    const late = rule(a, player, 3);
    exchange(a, b);
    expect(flags(a, player)).toEqual([[late.id, ["caution"], ["warning"]]]);
    expect(flags(b, player)).toEqual(flags(a, player));
  });

  test("when an entry of an earlier round is written down late: that one is the first", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const second = rule(phone, player, 3);
    const late = rule(phone, player, 1);
    expect(phone.state.entries.get(late.id)?.issued).toEqual(["caution"]);
    expect(flags(phone, player)).toEqual([[second.id, ["caution"], ["warning"]]]);
  });

  test("and not by the order in which the entries arrive", () => {
    const { phone, player } = twoOffences();
    const other = createPhone("b");
    for (const event of phone.log.toReversed()) other.receive([event]);
    expect(flags(other, player)).toEqual([]);
    expect(rulingOf(other, player, 5).issued).toEqual(["game-loss"]);
  });
});

describe("no flag", () => {
  test("for entries that are void, refused, open, or never had a recommendation", () => {
    const { phone, player, first, second } = twoOffences();
    const { recommended, ...bare } = rulingOf(phone, player, 5);
    phone.write({ kind: "recorded", player, day: 1, round: 5, ...bare });
    phone.write({ kind: "voided", target: first.id, reason: "" });
    phone.write({ kind: "voided", target: second.id, reason: "" });
    expect(flags(phone, player)).toEqual([]);
  });

  test("for entries that speak of what no guide here knows; nothing breaks", () => {
    const { phone, player } = twoOffences();
    const strange: readonly Partial<Extract<Body, { kind: "recorded" }>>[] = [
      { infraction: "__proto__" },
      { level: "constructor" },
      { guide: "none" },
      { edition: "99" },
      { issued: ["<img src=x onerror=alert(1)>"] },
    ];
    for (const more of strange) rule(phone, player, 6, { ...more, recommended: { counted: [] } });
    expect(() => flags(phone, player)).not.toThrow();
    expect(recordOf(phone.state, player, smallGuide, { day: 1, round: 5 }).length).toBe(2);
  });
});

describe("the head judge's ruling", () => {
  test("is what the guide is asked with, and flags what was ruled without it", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const open = { recommended: { why: "not-in-source", counted: [], offence: 1 }, issued: ["caution"], infraction: "odd-case" };
    const entry = rule(phone, player, 1, open);
    expect(flags(phone, player)).toEqual([]);
    phone.write({ kind: "house-ruled", infraction: "odd-case", level: "low", penalties: ["warning"] });
    expect(flags(phone, player)).toEqual([[entry.id, undefined, ["warning"]]]);
    expect(flagsOf(phone.state, player, [smallGuide])[0]?.now.house).toBe(true);
  });

  test("with a penalty that the guide does not have is none", () => {
    const phone = createPhone("a");
    phone.write({ kind: "house-ruled", infraction: "odd-case", level: "low", penalties: ["nonsense"] });
    expect(houseRuling(phone.state, smallGuide, "odd-case", "low")).toBeUndefined();
    expect(houseRuling(phone.state, smallGuide, "slow-play", "low")).toBeUndefined();
  });
});

test("the record before an entry leaves out the entry itself and what came after it", () => {
  const { phone, player, first, second } = twoOffences();
  const entry = phone.state.entries.get(second.id);
  expect(entry && recordOf(phone.state, player, smallGuide, entry).map((each) => each.id)).toEqual([first.id]);
  expect(recordOf(phone.state, player, smallGuide, { day: 1, round: 4 }).length).toBe(2);
  expect(recordOf(phone.state, player, smallGuide).length).toBe(2);
});

test("the guide is asked again with all that the entry and the event say", () => {
  const phone = createPhone("a");
  const settings = {
    name: "大会",
    from: "2026-12-05",
    to: "2026-12-05",
    guide: "small",
    edition: "1",
    level: "low",
    decisions: {},
  } as const;
  phone.write({ kind: "opened", settings: { ...settings, matchForm: "single-game" } });
  const { id } = rule(phone, addPlayer(phone, "選手一"), 2, { facts: { seen: true }, draft: "1" });
  const entry = phone.state.entries.get(id);
  expect(entry && incidentOf(phone.state, smallGuide, entry)).toEqual({
    infraction: "slow-play",
    level: "low",
    day: 1,
    round: 2,
    facts: { seen: true },
    draft: "1",
    singleGame: true,
  });
});
