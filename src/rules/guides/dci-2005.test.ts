import { describe, expect, test } from "vitest";
import { assess, issuedBy } from "../assess.ts";
import type { Facts, LevelId } from "../model.ts";
import type { Incident, Prior } from "../ruling.ts";
import { cellOf, rowOf } from "../testing/course.ts";
import { dci2005 } from "./dci-2005.ts";

const FROM_CAUTION = "C W GL ML DQ DQ DQ";
const FROM_WARNING = "W GL ML DQ DQ DQ DQ";
const FROM_GAME_LOSS = "GL ML DQ DQ DQ DQ DQ";
const FROM_MATCH_LOSS = "ML DQ DQ DQ DQ DQ DQ";
const WITHOUT_PRIZE = "NP NP NP NP NP NP NP";
const LOST = "? ? ? ? ? ? ?";
const NO_VALUE = "n/a n/a n/a n/a n/a n/a n/a";

const LEVELS = ["rel-1", "rel-2", "rel-3", "rel-4", "rel-5"] as const;

/** Section, then its offences from the first to the seventh at REL 1, 2, 3, 4, 5. */
const TABLE: readonly (readonly [string, string, string, string, string, string])[] = [
  ["101", FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS],
  ["102", FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS],
  ["103", FROM_GAME_LOSS, FROM_GAME_LOSS, NO_VALUE, NO_VALUE, NO_VALUE],
  ["104", FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS],
  ["105", FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS],
  ["106", FROM_GAME_LOSS, FROM_GAME_LOSS, NO_VALUE, NO_VALUE, NO_VALUE],
  ["111", FROM_CAUTION, FROM_CAUTION, FROM_CAUTION, FROM_CAUTION, FROM_CAUTION],
  ["112", FROM_WARNING, FROM_WARNING, FROM_WARNING, FROM_WARNING, FROM_WARNING],
  ["113", FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS],
  ["114", FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS],
  ["115", FROM_WARNING, LOST, FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_GAME_LOSS],
  ["116", LOST, LOST, LOST, LOST, LOST],
  ["121", LOST, LOST, LOST, LOST, LOST],
  ["122", FROM_CAUTION, LOST, LOST, LOST, LOST],
  ["123", LOST, LOST, LOST, LOST, LOST],
  ["124", LOST, LOST, LOST, LOST, LOST],
  ["131", FROM_CAUTION, FROM_CAUTION, FROM_CAUTION, FROM_WARNING, FROM_WARNING],
  ["132", FROM_GAME_LOSS, FROM_GAME_LOSS, FROM_MATCH_LOSS, FROM_MATCH_LOSS, FROM_MATCH_LOSS],
  ["141", FROM_CAUTION, FROM_CAUTION, FROM_WARNING, FROM_WARNING, FROM_WARNING],
  ["142", LOST, LOST, LOST, LOST, LOST],
  ["151", LOST, LOST, LOST, LOST, LOST],
  ["152", LOST, LOST, LOST, LOST, LOST],
  ["153", WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE],
  ["161", WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE],
  ["162", WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE],
  ["163", WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE],
  ["164", WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE, WITHOUT_PRIZE],
];

describe("penalties by section, level and offence", () => {
  test("the table names every infraction", () => {
    expect(TABLE.map(([section]) => section)).toEqual(dci2005.infractions.map((each) => each.section));
  });

  for (const [section, ...rows] of TABLE) {
    test.each(LEVELS.map((level, index) => [level, rows[index] ?? ""] as const))(`${section} at %s: %s`, (level, row) => {
      expect(rowOf(dci2005, { infraction: section, level })).toBe(row);
    });
  }
});

/** Section, facts, then the first to the seventh offence, at these levels. */
const FORMS: readonly (readonly [string, Facts, readonly LevelId[], string])[] = [
  ["102", { "repair-exceeds-5-minutes": true }, LEVELS, FROM_MATCH_LOSS.replace("ML DQ", "ML ML")],
  ["102", { "repair-exceeds-5-minutes": false }, LEVELS, FROM_GAME_LOSS],
  ["111", { "prevents-finishing": "game" }, LEVELS, "GL GL GL ML DQ DQ DQ"],
  ["111", { "prevents-finishing": "match" }, LEVELS, "ML ML ML ML DQ DQ DQ"],
  ["112", { "prevents-finishing": "game" }, LEVELS, "GL GL ML DQ DQ DQ DQ"],
  ["112", { "prevents-finishing": "match" }, LEVELS, "ML ML ML DQ DQ DQ DQ"],
  ["113", { "prevents-finishing": "game" }, LEVELS, "J>GL J>ML J>DQ J>DQ J>DQ J>DQ J>DQ"],
  ["113", { "prevents-finishing": "match" }, LEVELS, "J>GL J>ML J>DQ J>DQ J>DQ J>DQ J>DQ"],
  ["141", { "affected-the-match": true }, ["rel-1", "rel-2"], "W GL ML DQ DQ DQ DQ"],
  ["141", { "affected-the-match": true }, ["rel-3", "rel-4", "rel-5"], "GL ML DQ DQ DQ DQ DQ"],
  // 115 at REL 1: the table's Warning up to three minutes, the text's game loss after them, a second one from ten minutes on.
  ["115", { "minutes-late": 0 }, LEVELS, "0 0 0 0 0 0 0"],
  ["115", { "minutes-late": 1 }, ["rel-1"], FROM_WARNING],
  ["115", { "minutes-late": 3 }, ["rel-1"], FROM_WARNING],
  ["115", { "minutes-late": 3, "organizer-grace": false }, ["rel-1"], FROM_WARNING],
  ["115", { "minutes-late": 3, "organizer-grace": true }, ["rel-1", "rel-2"], "0 0 0 0 0 0 0"],
  ["115", { "minutes-late": 3 }, ["rel-2"], LOST],
  ["115", { "minutes-late": 1 }, ["rel-3", "rel-4", "rel-5"], FROM_GAME_LOSS],
  ["115", { "minutes-late": 3, "organizer-grace": true }, ["rel-3", "rel-4", "rel-5"], FROM_GAME_LOSS],
  ["115", { "minutes-late": 4 }, LEVELS, FROM_GAME_LOSS],
  ["115", { "minutes-late": 3.5, "organizer-grace": true }, LEVELS, FROM_GAME_LOSS],
  ["115", { "minutes-late": 9 }, LEVELS, FROM_GAME_LOSS],
  ["115", { "minutes-late": 10 }, LEVELS, "GL+GL ML DQ DQ DQ DQ DQ"],
  ["115", { "minutes-late": 25 }, LEVELS, "GL+GL ML DQ DQ DQ DQ DQ"],
  ["115", { "minutes-late": 25, "in-seat-by-announced-time": true }, LEVELS, "0 0 0 0 0 0 0"],
];

describe("questions of the guide", () => {
  for (const [section, facts, levels, row] of FORMS) {
    test.each(levels)(`${section} ${JSON.stringify(facts)} at %s: ${row}`, (level) => {
      expect(rowOf(dci2005, { infraction: section, level, facts })).toBe(row);
    });
  }

  test("102: five minutes to repair the deck", () => {
    expect(assess(dci2005, incident("102"), []).remedies.find((each) => each.minutes)?.minutes).toBe(5);
  });

  test("30: a match loss leaves no room for the game losses of a late player", () => {
    expect(issued(incident("115", { facts: { "minutes-late": 12 } }), [prior("115", "game-loss")])).toEqual(["match-loss"]);
  });

  test("115: the second game loss falls on the next game", () => {
    expect(moments(incident("115", { level: "rel-3", facts: { "minutes-late": 10 } }))).toEqual(["current-game", "next-game"]);
  });
});

describe("20: disqualification and prizes", () => {
  const fourWarnings = ["caution", "warning", "game-loss", "match-loss"].map((penalty, index) => prior("122", penalty, index + 1));

  test("one reached by accumulation keeps the prizes, one without prize forfeits them, nothing else touches them", () => {
    expect(assess(dci2005, incident("122"), fourWarnings).prizes).toBe("kept");
    expect(assess(dci2005, incident("163"), []).prizes).toBe("forfeited");
    expect(assess(dci2005, incident("132", { level: "rel-5" }), []).prizes).toBeUndefined();
  });

  test("only a disqualification needs the head judge", () => {
    expect(assess(dci2005, incident("122"), fourWarnings).approval).toBe("head-judge");
    expect(assess(dci2005, incident("153"), []).approval).toBe("head-judge");
    expect(assess(dci2005, incident("132", { level: "rel-5" }), []).approval).toBeUndefined();
    expect(assess(dci2005, incident("101"), []).approval).toBeUndefined();
  });

  test("every penalty from a game loss on carries a warning, a caution and a warning carry none", () => {
    const carried = dci2005.ladder.map((each) => [each.id, each.carries]);
    expect(carried).toEqual([
      ["caution", undefined],
      ["warning", undefined],
      ["game-loss", "warning"],
      ["match-loss", "warning"],
      ["disqualification", "warning"],
      ["disqualification-without-prize", "warning"],
    ]);
  });
});

describe("30: when a penalty applies", () => {
  const deferred = { "deck-penalties-deferred": true };

  test.each([
    ["a game loss hits the current game", "112", { "prevents-finishing": "game" }, ["current-game"]],
    ["between games it hits the next one", "102", { found: "between-games" }, ["next-game"]],
    ["between matches it hits the next game", "102", { found: "between-matches" }, ["next-game"]],
    ["a deck list found wrong between rounds hits the next game", "101", { found: "list-check" }, ["next-game"]],
    ["deferral needs a decision before the event", "101", { found: "list-check", "deck-penalties-deferred": false }, ["next-game"]],
    ["deferred: at the start of the next round", "101", { found: "list-check", ...deferred }, ["next-round"]],
    ["deferred: the same for a sideboard list", "104", { found: "list-check", ...deferred }, ["next-round"]],
    ["deferral is for what the list check finds, not for a match", "101", { found: "during-game", ...deferred }, ["current-game"]],
    ["deferral is for deck problems", "113", { found: "list-check", ...deferred }, ["next-game"]],
    ["a match loss hits the current match", "102", { "repair-exceeds-5-minutes": true }, ["current-match"]],
    ["between matches it hits the next match", "102", { "repair-exceeds-5-minutes": true, found: "between-matches" }, ["next-match"]],
    ["in a decided match it hits the next match", "102", { "repair-exceeds-5-minutes": true, found: "match-decided" }, ["next-match"]],
    ["a caution is spoken now", "111", { found: "between-matches" }, ["now"]],
    ["a disqualification is now", "164", { found: "between-matches" }, ["now"]],
  ])("%s", (_name, infraction, facts, expected) => {
    expect(moments(incident(infraction, { facts }))).toEqual(expected);
  });

  test("in a match of one game a game loss loses the match", () => {
    expect(assess(dci2005, incident("102", { singleGame: true }), []).losesMatch).toBe("30");
    expect(assess(dci2005, incident("102"), []).losesMatch).toBeUndefined();
    expect(assess(dci2005, incident("112", { singleGame: true }), []).losesMatch).toBeUndefined();
  });
});

describe("40: what counts", () => {
  const one = prior("122", "caution");

  test("offences under the same section, whatever was issued", () => {
    expect(issued(incident("122"), [prior("122", "game-loss")])).toEqual(["warning"]);
    expect(issued(incident("122"), [prior("121", "warning"), prior("112", "warning")])).toEqual(["caution"]);
  });

  test("offences of another day of the event", () => {
    expect(issued(incident("122", { day: 2, round: 9 }), [one])).toEqual(["warning"]);
  });

  test("no voided entry, no open entry, none of an earlier event, no note", () => {
    for (const without of [{ voided: true }, { open: true }, { earlierEvent: true }, { issued: [] }]) {
      expect(assess(dci2005, incident("122"), [{ ...one, ...without }])).toMatchObject({ offence: 1, counted: [] });
    }
  });

  test("an earlier event's entry is named as context", () => {
    expect(assess(dci2005, incident("122"), [{ ...one, earlierEvent: true }]).notCounted).toEqual([one.id]);
  });

  test("a step repeated to teach does not move the ladder", () => {
    const ruling = assess(dci2005, incident("122"), [one, { ...prior("122", "caution", 2), repeatedStep: true }]);
    expect(ruling).toMatchObject({ offence: 2, counted: ["122-1"], notCounted: ["122-2"] });
    expect(issuedBy(ruling)).toEqual(["warning"]);
  });

  test("repeating a step is offered at REL 1 and 2 only, and only when the record raises", () => {
    const advice = (level: LevelId, record: readonly Prior[]) => assess(dci2005, incident("111", { level }), record).mayRepeatStep;
    const earlier = [prior("111", "caution")];
    expect(LEVELS.map((level) => advice(level, earlier))).toEqual(["40", "40", undefined, undefined, undefined]);
    expect(advice("rel-1", [])).toBeUndefined();
  });

  test("the next repeat is told in advance", () => {
    expect(assess(dci2005, incident("122"), [one]).next).toEqual({ kind: "issue", penalties: ["game-loss"] });
    expect(assess(dci2005, incident("153"), []).next).toBeUndefined();
    expect(assess(dci2005, incident("121"), []).next).toEqual({ kind: "no-answer", why: "not-in-source" });
  });
});

describe("house rulings", () => {
  test("fill a cell that the guide does not give, and repeats climb from there", () => {
    const ruling = assess(dci2005, incident("121", { house: ["warning"] }), []);
    expect(issuedBy(ruling)).toEqual(["warning"]);
    expect(ruling.reasons).toEqual([{ kind: "base", penalties: ["warning"], section: "121", from: "house" }]);
    expect(rowOf(dci2005, { infraction: "121", level: "rel-1", house: ["warning"] })).toBe(FROM_WARNING);
  });

  test("fill a cell that has no value at this level", () => {
    expect(cellOf(assess(dci2005, incident("103", { level: "rel-4", house: ["game-loss"] }), []))).toBe("GL");
  });

  test("never change a cell that the guide gives", () => {
    expect(cellOf(assess(dci2005, incident("122", { house: ["disqualification"] }), []))).toBe("C");
    expect(cellOf(assess(dci2005, incident("115", { level: "rel-2", house: ["warning"], facts: { "minutes-late": 5 } }), []))).toBe("GL");
  });

  test("a lost cell shows what the sibling says, until the head judge has ruled", () => {
    expect(assess(dci2005, incident("121"), []).hint).toMatchObject({ guide: "vekn-2004", penalties: ["warning"] });
    expect(assess(dci2005, incident("121", { house: ["warning"] }), []).hint).toBeUndefined();
    expect(assess(dci2005, incident("121", { level: "rel-5" }), []).hint).toBeUndefined();
  });
});

describe("where a value comes from", () => {
  test.each([
    ["122", "rel-1", "source"],
    ["115", "rel-3", "inferred"],
    ["131", "rel-1", "adjacent"],
    ["132", "rel-5", "adjacent"],
    ["141", "rel-3", "adjacent"],
    ["153", "rel-1", "inferred"],
  ])("%s at %s: %s", (infraction, level, from) => {
    expect(assess(dci2005, incident(infraction, { level }), []).reasons[0]).toMatchObject({ kind: "base", from });
  });
});

function incident(infraction: string, given: Partial<Incident> = {}): Incident {
  return { infraction, level: "rel-1", day: 1, round: 5, facts: {}, ...given };
}

function prior(infraction: string, penalty: string, round = 1): Prior {
  return { id: `${infraction}-${round}`, infraction, issued: [penalty], day: 1, round };
}

function issued(given: Incident, record: readonly Prior[]) {
  return issuedBy(assess(dci2005, given, record));
}

function moments(given: Incident) {
  const { outcome } = assess(dci2005, given, []);
  return outcome.kind === "issue" ? outcome.components.map((each) => each.applies) : [];
}
