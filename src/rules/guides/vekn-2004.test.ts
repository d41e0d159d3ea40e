import { expect, test } from "vitest";
import { assess, issuedBy } from "../assess.ts";
import type { PenaltyId } from "../model.ts";
import type { Prior } from "../ruling.ts";
import { vekn2004 } from "./vekn-2004.ts";

const LETTERS: Readonly<Record<string, PenaltyId>> = {
  C: "caution",
  W: "warning",
  GL: "game-loss",
  DQ: "disqualification",
  "DQ-NP": "disqualification-without-prize",
};

/** First to seventh offence; an exclusion ends a row. 123 is not here: it names no penalty. */
const TABLE: Readonly<Record<string, string>> = {
  "101": "W GL DQ DQ DQ DQ DQ",
  "102": "GL DQ DQ DQ DQ DQ DQ",
  "103": "GL DQ DQ DQ DQ DQ DQ",
  "111": "C W GL DQ DQ DQ DQ",
  "112": "W GL DQ DQ DQ DQ DQ",
  "113": "GL DQ DQ DQ DQ DQ DQ",
  "114": "C W GL DQ DQ DQ DQ",
  "121": "W GL DQ DQ DQ DQ DQ",
  "122": "C W GL DQ DQ DQ DQ",
  "124": "C W GL DQ DQ DQ DQ",
  "131": "C W GL DQ DQ DQ DQ",
  "132": "GL DQ DQ DQ DQ DQ DQ",
  "141": "C W GL DQ DQ DQ DQ",
  "142": "C W GL DQ DQ DQ DQ",
  "151": "W GL DQ DQ DQ DQ DQ",
  "152": "GL DQ DQ DQ DQ DQ DQ",
  "153": "DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP",
  "161": "DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP",
  "162": "GL DQ DQ DQ DQ DQ DQ",
  "163": "DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP",
  "164": "DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP DQ-NP",
};

test.each(Object.entries(TABLE))("%s from the first to the seventh offence", (infraction, row) => {
  const record: Prior[] = [];
  for (const [index, letter] of row.split(" ").entries()) {
    const issued = issuedBy(assess(vekn2004, { infraction, level: "all", day: 1, round: index + 1, facts: {} }, record));
    expect(issued).toEqual([LETTERS[letter]]);
    record.push({ id: `${index}`, infraction, issued: issued ?? [], day: 1, round: index + 1 });
  }
});

test("every infraction but 123 is in the table", () => {
  expect(vekn2004.infractions.map((each) => each.id).filter((id) => !TABLE[id])).toEqual(["123"]);
});

test("a game loss found between games falls on the next one", () => {
  const outcomeAt = (found: string) =>
    assess(vekn2004, { infraction: "113", level: "all", day: 1, round: 1, facts: { found } }, []).outcome;
  expect(outcomeAt("between-games")).toMatchObject({ components: [{ penalty: "game-loss", carries: "warning", applies: "next-game" }] });
  expect(outcomeAt("during-game")).toMatchObject({ components: [{ applies: "current-game" }] });
});

test("repeating a step is allowed at any event", () => {
  const first: Prior = { id: "a", infraction: "111", issued: ["caution"], day: 1, round: 1 };
  expect(assess(vekn2004, { infraction: "111", level: "all", day: 1, round: 2, facts: {} }, [first]).mayRepeatStep).toBe("40");
});
