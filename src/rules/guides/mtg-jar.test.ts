import { expect, test } from "vitest";
import { assess, issuedBy } from "../assess.ts";
import type { Facts, PenaltyId } from "../model.ts";
import type { Prior, Ruling } from "../ruling.ts";
import { rowOf } from "../testing/course.ts";
import { mtgJar } from "./mtg-jar.ts";

const SERIOUS = ["serious-aggression", "serious-cheat", "serious-theft"];

test.each(mtgJar.infractions.map((each) => each.id))("%s: the record alone never brings a penalty", (infraction) => {
  const letters = SERIOUS.includes(infraction) ? "DQ" : "–";
  expect(rowOf(mtgJar, { infraction, level: "regular" })).toBe(Array(7).fill(letters).join(" "));
});

test.each<[string, string, number, readonly (readonly PenaltyId[])[]]>([
  ["nothing after one reminder of a game error", "game-error", 1, []],
  ["a Game Loss may be announced after several reminders", "game-error", 2, [["game-loss"]]],
  ["slow play that goes on", "slow", 1, [["game-loss"]]],
  ["upsetting others after a first request", "upsetting", 1, [["game-loss"]]],
  ["upsetting others after that, a serious problem", "upsetting", 2, [["disqualification"]]],
])("%s is only proposed", (_title, infraction, reminders, proposed) => {
  const ruling = rulingAfter(infraction, reminders);
  expect(issuedBy(ruling)).toEqual(["no-penalty"]);
  expect(ruling.proposals.map((each) => each.penalties)).toEqual(proposed);
  expect(ruling.proposals.every((each) => each.strength === "may")).toBe(true);
});

test.each<[number, PenaltyId]>([
  [5, "no-penalty"],
  [10, "no-penalty"],
  [10.5, "match-loss"],
  [30, "match-loss"],
])("%d minutes late", (minutes, penalty) => {
  expect(issuedBy(rulingAfter("late", 3, { "minutes-late": minutes }))).toEqual([penalty]);
});

test("a match decided by a bribe is a Disqualification only where it was done knowingly", () => {
  expect(issuedBy(rulingAfter("outcome", 0, { knowing: false }))).toEqual(["no-penalty"]);
  const ruling = rulingAfter("outcome", 0, { knowing: true });
  expect(issuedBy(ruling)).toEqual(["disqualification"]);
  expect(ruling.remedies.map((each) => each.id)).toEqual(["remove"]);
});

function rulingAfter(infraction: string, reminders: number, facts: Facts = {}): Ruling {
  const record = Array.from(
    { length: reminders },
    (_, index): Prior => ({
      id: `${index}`,
      infraction,
      issued: ["no-penalty"],
      day: 1,
      round: index + 1,
    }),
  );
  return assess(mtgJar, { infraction, level: "regular", day: 1, round: 7, facts }, record);
}
