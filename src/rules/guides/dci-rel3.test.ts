import { describe, expect, test } from "vitest";
import { assess, issuedBy } from "../assess.ts";
import type { PenaltyId } from "../model.ts";
import type { Prior, Ruling } from "../ruling.ts";
import { dciRel3 } from "./dci-rel3.ts";

/** The chart as it is printed: 33 rows, 76 steps. */
const CHART: Readonly<Record<string, string>> = {
  "disobeying-judge-instructions": "1)通,2)警1+デ敗,3)警2+退",
  "unsportsmanlike-conduct": "1)警1,2)警2+退",
  "match-fixing": "警3+失",
  cheating: "警3+失",
  "illegal-deck": "警2+マ敗",
  "decklist-misregistration": "1)警1,2)警2+マ敗,3)警3+退",
  "illegal-decklist-only": "1)警2+マ敗,2)警3+退",
  "deck-list-mismatch": "1)警1+デ敗,2)警2+退",
  "lost-or-mixed-cards": "1)警1+デ敗,2)警2+マ敗,3)警3+退",
  "draft-standard-violation": "1)ドラ警(大会での注),2)ドラ警→前と同一ならドラ除外,3)ドラ警+ドラ除外",
  "draft-excessive-violation": "1)警1+デ敗,2)ドラ除外",
  "draft-exclusion": "1)警1,2)警1+マ敗,3)警2+退",
  "outside-assistance": "1)警1,2)警1+デ敗,3)警2+退",
  "wrong-opponent": "1)警1,2)警2+退",
  "no-life-record-method": "注+2分内にライフ記録道具の準備",
  "marked-cards-no-pattern": "10分内印カード交換{マ敗}",
  "marked-cards-pattern": "1)警2+マ敗+次マッチまで印カード交換,2)警3+退",
  "unauthorized-proxy": "警2+退",
  "undeclared-card-replacement": "1)通,2)警1+デ敗,3)警2+退",
  tardiness: "ただちに)警1+デ敗,10分後)デ敗",
  "mulligan-error": "1)警1+現デでマリガン不可,2)警2+退",
  "shuffle-cut-procedure-error": "1)警1,2)警1+デ敗,3)警2+マ敗",
  "play-first-no-draw-violation": "1)警1,2)警1+デ敗,3)警2+退",
  "pre-duel-time-limit-exceeded": "1)注,2)警1,3)警1+デ敗",
  "insufficient-randomization": "1)警1,2)警1+デ敗",
  "drawing-extra-cards": "1)警1,2)警1+デ敗,3)警2+マ敗",
  "looking-at-extra-cards": "1)通,2)警1,3)警1+デ敗",
  "slow-play": "1)警1,2)警1+デ敗,3)警2+マ敗",
  "cards-not-kept-above-table": "1)通,2)警1,3)警1+デ敗",
  "improper-note-taking": "1)通,2)警1,3)警1+デ敗",
  "card-misrepresentation": "1)通,2)警1,3)警2+マ敗",
  "disagreement-on-facts": "1)警1,2)警1+デ敗,3)警2+退",
  "withdrawal-before-first-match-ends": "警2+マ敗",
};

const MARKS: Readonly<Record<string, PenaltyId>> = {
  注: "caution",
  通: "notice",
  警1: "single-warning",
  警2: "double-warning",
  警3: "triple-warning",
  デ敗: "duel-loss",
  マ敗: "match-loss",
  退: "ejection",
  失: "disqualification",
  ドラ警: "draft-warning",
  ドラ除外: "draft-exclusion",
};

/** Parts of a step that are measures: they stand among the remedies. */
const MEASURES: Readonly<Record<string, string>> = {
  "2分内にライフ記録道具の準備": "prepare-life-recorder",
  "10分内印カード交換": "replace-marked-cards",
  次マッチまで印カード交換: "replace-marked-cards",
  現デでマリガン不可: "no-mulligan",
};

interface Step {
  readonly penalties: readonly PenaltyId[];
  readonly measures: readonly string[];
}

const steps = (code: string): readonly Step[] =>
  code.split(",").map((step) => {
    const parts = step
      .replace(/^\d\)/, "")
      .replace("(大会での注)", "")
      .replace("→前と同一ならドラ除外", "")
      .replace("{マ敗}", "")
      .split("+");
    const penalties = parts.filter((part) => !(part in MEASURES)).map((part) => MARKS[part] ?? `unknown mark ${part}`);
    return { penalties, measures: parts.flatMap((part) => MEASURES[part] ?? []) };
  });

const timed = "tardiness";
const counted = Object.entries(CHART).filter(([id]) => id !== timed);

const rule = (infraction: string, record: readonly Prior[]): Ruling =>
  assess(dciRel3, { infraction, level: "rel-3", day: 1, round: record.length + 1, facts: {}, draft: "D" }, record);
const entry = (infraction: string, issued: readonly PenaltyId[], place: number): Prior => ({
  id: `${place}`,
  infraction,
  issued,
  day: 1,
  round: place,
  draft: "D",
});

test("33 rows with 76 steps, in the order of the chart", () => {
  expect(dciRel3.infractions.map((each) => each.id)).toEqual(Object.keys(CHART));
  expect(dciRel3.infractions.map((each) => each.section)).toEqual(Object.keys(CHART).map((_, index) => `${index + 1}`));
  expect(Object.values(CHART).flatMap((code) => code.split(","))).toHaveLength(76);
});

describe.each(counted)("%s %s", (infraction, code) => {
  const printed = steps(code);
  const record = printed.map(({ penalties }, index) => entry(infraction, penalties, index + 1));

  test.each(printed.map((step, index) => ({ step, time: index + 1 })))("step $time", ({ step, time }) => {
    const ruling = rule(infraction, record.slice(0, time - 1));
    expect(issuedBy(ruling)).toEqual(step.penalties);
    expect(ruling.offence).toBe(time);
    const remedies = ruling.remedies.map((each) => each.id);
    const measures = Object.values(MEASURES);
    expect(remedies.filter((each) => measures.includes(each))).toEqual(step.measures);
  });

  test("the next time is beyond the chart", () => {
    expect(rule(infraction, record).outcome).toEqual({ kind: "no-answer", why: "beyond-chart", reference: printed.at(-1)?.penalties });
  });
});

test("tardiness goes by the clock: at once, and after ten minutes", () => {
  expect(CHART[timed]).toBe("ただちに)警1+デ敗,10分後)デ敗");
  const late = (minutes: number) =>
    issuedBy(assess(dciRel3, { infraction: timed, level: "rel-3", day: 1, round: 1, facts: { "minutes-late": minutes } }, []));
  expect(late(1)).toEqual(["single-warning", "duel-loss"]);
  expect(late(10)).toEqual(["single-warning", "duel-loss", "duel-loss"]);
});

test("the further duel loss of tardiness falls on the next duel", () => {
  const { outcome } = assess(dciRel3, { infraction: timed, level: "rel-3", day: 1, round: 1, facts: { "minutes-late": 10 } }, []);
  expect(outcome.kind === "issue" && outcome.components.map((each) => each.applies)).toEqual(["now", "current-game", "next-game"]);
});

test("a ruling says that the next time is beyond the chart", () => {
  expect(rule("marked-cards-no-pattern", []).next).toEqual({ kind: "no-answer", why: "beyond-chart" });
  expect(rule("illegal-deck", []).next).toEqual({ kind: "no-answer", why: "beyond-chart" });
  expect(rule("cheating", []).next).toBeUndefined();
});

test("the alert names the entries that count", () => {
  const record = [entry("drawing-extra-cards", ["single-warning"], 1), entry("tardiness", ["single-warning", "duel-loss"], 2)];
  expect(rule("slow-play", record).alerts).toEqual([
    {
      id: "three-unrelated-single-warnings",
      entries: ["1", "2"],
      proposes: ["single-warning", "duel-loss"],
      section: "three-unrelated-single-warnings",
    },
  ]);
});
