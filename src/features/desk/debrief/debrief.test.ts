import { expect, test } from "vitest";
import { createPhone } from "../testing/phones.ts";
import { debriefOf, withoutNames } from "./debrief.ts";

function day() {
  const a = createPhone("a");
  const b = createPhone("b", undefined, a);
  const at = { day: 1, round: 1, table: "7" } as const;
  a.rule({ infraction: "122", round: 1 });
  a.write({ kind: "called", ...at, seconds: 90 }, { kind: "extended", ...at, minutes: 2, why: "call" });
  b.rule({ infraction: "122", round: 1 });
  b.rule({ infraction: "111", round: 2, issued: ["warning"] });
  b.rule({ infraction: "111", round: 2, issued: ["warning"], player: "@player02" });
  b.write({ kind: "called", ...at, round: 2, seconds: 210 }, { kind: "extended", ...at, round: 2, minutes: 4, why: "call" });
  b.write({ kind: "deck-checked", day: 1, round: 2, players: ["@player01"], result: "clean" });
  const [slip] = b.write({ kind: "extended", ...at, round: 2, minutes: 40, why: "other" });
  b.write({ kind: "voided", target: slip?.id ?? "", reason: "undo" });
  a.hear(b);
  return a.state;
}

test("each judge's day stands against the mean; what was voided counts nowhere", () => {
  const { judges, mean, rounds, parts } = debriefOf(day());
  expect(judges).toEqual([
    { key: "Judge b", calls: 1, seconds: 210, rulings: 3, minutes: 4, checks: 1 },
    { key: "Judge a", calls: 1, seconds: 90, rulings: 1, minutes: 2, checks: 0 },
  ]);
  expect(mean).toEqual({ calls: 1, seconds: 150, rulings: 2, minutes: 3, checks: 0.5 });
  expect(rounds.map(({ key, rulings, minutes }) => [key, rulings, minutes])).toEqual([
    ["1 1", 2, 2],
    ["1 2", 2, 4],
  ]);
  expect(parts.map(({ judge, round, rulings }) => [judge, round, rulings])).toEqual([
    ["Judge b", 1, 1],
    ["Judge a", 1, 1],
    ["Judge b", 2, 2],
  ]);
});

test("infractions are counted by judge and round", () => {
  expect(debriefOf(day()).infractions.map(({ judge, round, infraction, count }) => [judge, round, infraction, count])).toEqual([
    ["Judge a", 1, "122", 1],
    ["Judge b", 1, "122", 1],
    ["Judge b", 2, "111", 2],
  ]);
});

test("without names nobody is named, judge or player", () => {
  const text = JSON.stringify(withoutNames(debriefOf(day())));
  expect(text).not.toMatch(/Judge [ab]|player0/i);
  expect(text).toContain("Judge 1");
});
