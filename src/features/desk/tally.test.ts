import { expect, test } from "vitest";
import { tallyOf } from "./tally.ts";
import { createPhone, GUIDES } from "./testing/phones.ts";

function event() {
  const a = createPhone("a");
  const b = createPhone("b", undefined, a);
  a.rule({ infraction: "122", round: 1 });
  a.rule({ infraction: "122", round: 3 });
  a.rule({ infraction: "111", round: 3, player: "@player02", issued: ["warning"] });
  b.rule({ infraction: "122", round: 4, player: "@player 03" });
  b.rule({ infraction: "122", round: 4, player: "@player 03" });
  const voided = b.rule({ infraction: "121", round: 9, issued: ["warning"] });
  b.write({ kind: "voided", target: voided, reason: "facts" });
  a.hear(b);
  return a;
}

test("every round up to the last is there, what is void counts nowhere", () => {
  const { rounds, counted } = tallyOf(event().state, GUIDES);
  expect(rounds.map(({ round, count }) => [round, count])).toEqual([
    [1, 1],
    [2, 0],
    [3, 2],
    [4, 2],
  ]);
  expect(counted).toBe(5);
});

test("classes and penalties add up to what was counted", () => {
  const { classes, penalties, infractions } = tallyOf(event().state, GUIDES);
  expect(classes).toEqual([
    { key: "dci-2005 120", count: 4 },
    { key: "dci-2005 110", count: 1 },
  ]);
  for (const each of [classes, penalties, infractions]) expect(each.reduce((sum, { count }) => sum + count, 0)).toBe(5);
});

test("judges stand against the mean of those who wrote anything", () => {
  const { judges, mean } = tallyOf(event().state, GUIDES);
  expect(judges).toEqual([
    { key: "Judge a", count: 3 },
    { key: "Judge b", count: 2 },
  ]);
  expect(mean).toBe(2.5);
});

test("repeat offenders are told by person and infraction, two spellings of one person together", () => {
  const phone = event();
  const repeats = () => tallyOf(phone.state, GUIDES).repeats.map(({ player, infraction, count }) => [player, infraction, count]);
  expect(repeats()).toEqual([
    ["@player 03", "122", 2],
    ["@player01", "122", 2],
  ]);
  phone.write({ kind: "players-merged", player: "@player 03", into: "@player01" });
  expect(repeats()).toEqual([["@player01", "122", 4]]);
});
