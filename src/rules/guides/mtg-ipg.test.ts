import { describe, expect, test } from "vitest";
import { assess } from "../assess.ts";
import type { Facts, Moment } from "../model.ts";
import { rowOf } from "../testing/course.ts";
import { mtgIpg } from "./mtg-ipg.ts";

const GAME_PLAY_ERROR = "W W GL GL GL GL GL";
const TOURNAMENT_ERROR = "W GL GL GL GL GL GL";
const ALWAYS_GAME_LOSS = "GL GL GL GL GL GL GL";
const ALWAYS_MATCH_LOSS = "ML ML ML ML ML ML ML";
const ALWAYS_OUT = "DQ DQ DQ DQ DQ DQ DQ";

/** Section, name, and its offences from the first to the seventh on one day. */
const TABLE: readonly (readonly [string, string, string])[] = [
  ["2.1", "Missed Trigger", "– – – – – – –"],
  ["2.2", "Looking at Extra Cards", GAME_PLAY_ERROR],
  ["2.3", "Hidden Card Error", GAME_PLAY_ERROR],
  ["2.4", "Mulligan Procedure Error", GAME_PLAY_ERROR],
  ["2.5", "Game Rule Violation", GAME_PLAY_ERROR],
  ["2.6", "Failure to Maintain Game State", "W W W W W W W"],
  ["3.1", "Tardiness", ALWAYS_GAME_LOSS],
  ["3.2", "Outside Assistance", ALWAYS_MATCH_LOSS],
  ["3.3", "Slow Play", TOURNAMENT_ERROR],
  ["3.4", "Decklist Problem", ALWAYS_GAME_LOSS],
  ["3.5", "Deck Problem", TOURNAMENT_ERROR],
  ["3.6", "Limited Procedure Violation", TOURNAMENT_ERROR],
  ["3.7", "Communication Policy Violation", TOURNAMENT_ERROR],
  ["3.8", "Marked Cards", TOURNAMENT_ERROR],
  ["3.9", "Insufficient Shuffling", TOURNAMENT_ERROR],
  ["4.1", "Unsporting Conduct, Minor", TOURNAMENT_ERROR],
  ["4.2", "Unsporting Conduct, Major", "ML DQ DQ DQ DQ DQ DQ"],
  ["4.3", "Improperly Determining a Winner", ALWAYS_MATCH_LOSS],
  ["4.4", "Bribery and Wagering", ALWAYS_MATCH_LOSS],
  ["4.5", "Aggressive Behavior", ALWAYS_OUT],
  ["4.6", "Theft of Tournament Material", ALWAYS_OUT],
  ["4.7", "Stalling", ALWAYS_OUT],
  ["4.8", "Cheating", ALWAYS_OUT],
];

describe.each(["competitive", "professional"])("at the %s level", (level) => {
  test.each(TABLE)("%s %s", (infraction, _name, row) => {
    expect(rowOf(mtgIpg, { infraction, level })).toBe(row);
  });
});

test("every infraction is in the table", () => {
  expect(mtgIpg.infractions.map((each) => each.id)).toEqual(TABLE.map(([id]) => id));
});

test.each<[string, string, Facts, string]>([
  ["2.1 a detrimental trigger", "2.1", { detrimental: true }, GAME_PLAY_ERROR],
  ["2.3 a face-down card without the ability", "2.3", { "face-down-illegal": true }, ALWAYS_GAME_LOSS],
  ["3.1 within the first minute", "3.1", { "minutes-late": 0 }, TOURNAMENT_ERROR],
  ["3.1 ten minutes", "3.1", { "minutes-late": 10 }, ALWAYS_MATCH_LOSS],
  ["3.5 extra copies", "3.5", { "extra-copies": true }, ALWAYS_GAME_LOSS],
])("%s, from the first to the seventh", (_title, infraction, facts, row) => {
  expect(rowOf(mtgIpg, { infraction, level: "competitive", facts })).toBe(row);
});

test.each<[string, string, Facts, Moment]>([
  ["a Game Loss during a game", "3.5", { "extra-copies": true, found: "during-game" }, "current-game"],
  ["a Game Loss between games", "3.5", { "extra-copies": true, found: "between-games" }, "next-game"],
  ["a Game Loss after the match", "3.5", { "extra-copies": true, found: "match-decided" }, "next-game"],
  ["a list found wrong while counting", "3.4", { found: "list-check" }, "next-match"],
  ["a list found wrong during a game", "3.4", { found: "during-game" }, "current-game"],
  ["lateness", "3.1", { "minutes-late": 5 }, "next-game"],
  ["lateness of ten minutes", "3.1", { "minutes-late": 10, found: "between-matches" }, "current-match"],
  ["a Match Loss between games", "4.2", { found: "between-games" }, "current-match"],
  ["a Match Loss as the match is decided", "4.2", { found: "match-decided" }, "next-match"],
  ["a Warning", "2.5", { found: "during-game" }, "now"],
])("%s applies when the guide says", (_title, infraction, facts, applies) => {
  const { outcome } = assess(mtgIpg, { infraction, level: "competitive", day: 1, round: 1, facts }, []);
  expect(outcome).toMatchObject({ components: [{ applies }] });
});

test("a Disqualification asks for the head judge and is reported to the publisher", () => {
  const ruling = assess(mtgIpg, { infraction: "4.8", level: "competitive", day: 1, round: 1, facts: {} }, []);
  expect(ruling.approval).toBe("head-judge");
  expect(ruling.outcome).toMatchObject({ components: [{ tell: ["player", "head-judge", "scorekeeper", "publisher"] }] });
});

test("the swap of a face-down card stands only where it was reported in time", () => {
  const remediesWith = (facts: Facts) =>
    assess(mtgIpg, { infraction: "2.3", level: "competitive", day: 1, round: 1, facts }, []).remedies.map((each) => each.id);
  expect(remediesWith({ "face-down-illegal": true })).not.toContain("swap-face-down");
  expect(remediesWith({ "face-down-illegal": true, "face-down-self-reported": true })).toContain("swap-face-down");
});
