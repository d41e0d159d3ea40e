import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { assess } from "../assess.ts";
import { parseCaseFile, runCase } from "../cases.ts";
import { guides } from "../guides/index.ts";
import type { Facts, LevelId } from "../model.ts";
import { rowOf } from "../testing/course.ts";
import { testGuides } from "./index.ts";

const folder = new URL("./", import.meta.url);

describe.each(readdirSync(folder).filter((name) => name.endsWith(".cases.json")))("%s", (name) => {
  const file = parseCaseFile(JSON.parse(readFileSync(new URL(name, folder), "utf8")), [...guides, ...testGuides]);
  if (file.kind === "unreadable") throw new Error(`${name}: ${file.where}: ${file.problem}`);

  test.each(file.cases)("$title", (each) => {
    expect(runCase(file.guide, each)).toEqual([]);
  });
});

const ALL: readonly LevelId[] = ["all"];
const COMPETITIVE: readonly LevelId[] = ["competitive"];
const BOTH: readonly LevelId[] = ["competitive", "professional"];
const TIERS: readonly LevelId[] = ["tier-1", "tier-2"];

/** Guide, infraction, levels, offences from the first to the seventh, facts. */
const TABLE: readonly (readonly [string, string, readonly LevelId[], string, Facts?])[] = [
  ["flesh-and-blood", "gameplay-caution", BOTH, "C C W W W W W"],
  ["flesh-and-blood", "gameplay-warning", BOTH, "W W IP2 IP2 IP2 IP2 IP2"],
  ["flesh-and-blood", "gameplay-ip2", BOTH, "IP2 IP2 GL GL GL GL GL"],
  ["flesh-and-blood", "gameplay-game-loss", BOTH, "GL GL GL GL GL GL GL"],
  ["flesh-and-blood", "failure-to-maintain", BOTH, "? ? ? ? ? ? ?"],
  ["flesh-and-blood", "tournament-caution", BOTH, "C W W W W W W"],
  ["flesh-and-blood", "tournament-warning", BOTH, "W IP2 IP2 IP2 IP2 IP2 IP2"],
  ["flesh-and-blood", "tournament-ip2", BOTH, "IP2 GL GL GL GL GL GL"],
  ["flesh-and-blood", "tournament-game-loss", BOTH, "GL GL GL GL GL GL GL"],
  ["flesh-and-blood", "tardiness", BOTH, "? ? ? ? ? ? ?"],
  ["flesh-and-blood", "slow-play", BOTH, "? ? ? ? ? ? ?"],

  ["grand-archive", "missed-trigger", ALL, "W W W W W W W"],
  ["grand-archive", "failure-to-maintain", ALL, "W W GL GL GL GL GL"],
  ["grand-archive", "tournament-1", ALL, "W GL GL GL GL GL GL"],
  ["grand-archive", "tournament-2", ALL, "W GL GL GL GL GL GL"],

  ["lycee", "offence", ALL, "J J J J J J J"],
  ["lycee", "offence", ALL, "A A A A A A A", { points: "admonition" }],
  ["lycee", "offence", ALL, "C C C DQ DQ DQ DQ", { points: "caution" }],
  ["lycee", "offence", ALL, "W DQ DQ DQ DQ DQ DQ", { points: "warning" }],
  ["lycee", "offence", ALL, "W+GL DQ DQ DQ DQ DQ DQ", { points: "warning", sanction: "game-loss" }],
  ["lycee", "offence", ALL, "ML ML ML ML ML ML ML", { points: "none", sanction: "match-loss" }],
  ["lycee", "other-offence", ALL, "C C C DQ DQ DQ DQ", { points: "caution" }],

  ["mtg-ipg-2019-07", "2.5", COMPETITIVE, "W W GL GL GL GL GL"],
  ["mtg-ipg-2020-01", "2.5", COMPETITIVE, "W W GL GL GL GL GL"],

  ...[1, 2, 3, 4, 5, 6].flatMap((number) =>
    (["game-play", "tournament"] as const).flatMap((kind) => [
      ["riftbound", `${kind}-${number}`, ["casual"], "W W W W W W W"] as const,
      ["riftbound", `${kind}-${number}`, BOTH, "W W GL GL GL GL GL"] as const,
    ]),
  ),
  ["riftbound", "failure-to-maintain", ["casual", ...BOTH], "W W W W W W W"],
  ["riftbound", "unsporting-1", ["casual"], "W W W W W W W"],
  ["riftbound", "unsporting-1", BOTH, "W GL GL GL GL GL GL"],
  ["riftbound", "unsporting-2", BOTH, "W GL GL GL GL GL GL"],

  ["star-wars-unlimited", "gameplay-1", COMPETITIVE, "W W GL GL GL GL GL"],
  ["star-wars-unlimited", "gameplay-1", COMPETITIVE, "– W GL GL GL GL GL", { "self-reported": true }],
  ["star-wars-unlimited", "overlooked-opponents-error", COMPETITIVE, "W W W W W W W"],
  ["star-wars-unlimited", "unsporting-minor", COMPETITIVE, "W ML DQ DQ DQ DQ DQ"],
  ["star-wars-unlimited", "unsporting-minor", COMPETITIVE, "ML DQ DQ DQ DQ DQ DQ", { "on-stream": true }],
  ["star-wars-unlimited", "insulting", COMPETITIVE, "GL DQ DQ DQ DQ DQ DQ"],

  ["vekn-v2", "2.1", ALL, "C C W W SA SA DQ"],
  ["vekn-v2", "2.1", ALL, "W W J>W J>W J>SA J>SA DQ", { "effect-detrimental-to-controller": true }],
  ["vekn-v2", "2.1", ALL, "W W J>W J>W J>SA J>SA DQ", { "missing-it-brings-a-gain": true }],
  ["vekn-v2", "2.2", ALL, "C C W W SA SA DQ"],
  ["vekn-v2", "2.3", ALL, "C C W W SA SA DQ"],
  ["vekn-v2", "2.3", ALL, "W W J>W J>W J>SA J>SA DQ", { "no-simple-repair": true }],
  ["vekn-v2", "2.4", ALL, "SA SA SA SA SA SA SA"],
  ["vekn-v2", "3.1.1", ALL, "W W SA SA DQ DQ DQ"],
  ["vekn-v2", "3.1.1", ALL, "SA SA J>SA J>SA DQ DQ DQ", { "list-and-deck-far-apart": true }],
  ["vekn-v2", "3.1.2", ALL, "SA SA DQ DQ DQ DQ DQ"],
  ["vekn-v2", "3.1.3", ALL, "SA SA DQ DQ DQ DQ DQ"],
  ["vekn-v2", "3.2", ALL, "SA SA DQ DQ DQ DQ DQ"],
  ["vekn-v2", "3.2", ALL, "J J J J J J J", { "refused-and-called-a-judge": true }],
  ["vekn-v2", "3.3", ALL, "J J J J J J J"],
  ["vekn-v2", "3.4", ALL, "C C W W SA SA DQ"],
  ["vekn-v2", "3.5", ALL, "W W W W W W W"],
  ["vekn-v2", "3.5", ALL, "W W SA SA DQ DQ DQ", { "significantly-impacts-play-or-fairness": true }],
  ["vekn-v2", "3.6", ALL, "C C W W SA SA DQ"],
  ["vekn-v2", "3.7", ALL, "W W SA SA DQ DQ DQ"],
  ["vekn-v2", "3.7", ALL, "SA SA J>SA J>SA DQ DQ DQ", { patterned: true }],
  ["vekn-v2", "3.7", ALL, "SA SA J>SA J>SA DQ DQ DQ", { "deck-must-change": true }],
  ["vekn-v2", "3.7", ALL, "J>W J>W J>SA J>SA J>DQ J>DQ J>DQ", { "not-repairable": true }],
  ["vekn-v2", "3.8", ALL, "W W SA SA DQ DQ DQ"],
  ["vekn-v2", "4.1", ALL, "W W SA SA DQ DQ DQ"],
  ["vekn-v2", "4.2", ALL, "SA DQ DQ DQ DQ DQ DQ"],
  ["vekn-v2", "4.2", ALL, "DQ DQ DQ DQ DQ DQ DQ", { malice: true }],
  ["vekn-v2", "4.2", ALL, "DQ DQ DQ DQ DQ DQ DQ", { "no-remorse": true }],
  ...["4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.11"].map((id) => ["vekn-v2", id, ALL, "DQ DQ DQ DQ DQ DQ DQ"] as const),
  ["vekn-v2", "4.10", ALL, "W W SA SA DQ DQ DQ"],
  ["vekn-v2", "4.10", ALL, "J>W J>W J>SA J>SA J>DQ J>DQ J>DQ", { "severe-or-not-corrected": true }],
  ["vekn-v2", "4.12", ALL, "W W SA SA DQ DQ DQ"],
  ["vekn-v2", "4.12", ALL, "SA SA J>SA J>SA DQ DQ DQ", { "clear-or-disruptive": true }],

  ...["category-1", "category-2"].flatMap((id) => [
    ["yu-gi-oh", id, TIERS, "J J J J J J J"] as const,
    ["yu-gi-oh", id, TIERS, "W GL ML DQ DQ DQ DQ", { severity: "minor" }] as const,
    ["yu-gi-oh", id, TIERS, "GL ML DQ DQ DQ DQ DQ", { severity: "major" }] as const,
    ["yu-gi-oh", id, TIERS, "ML DQ DQ DQ DQ DQ DQ", { severity: "strict" }] as const,
    ["yu-gi-oh", id, TIERS, "DQ DQ DQ DQ DQ DQ DQ", { severity: "severe" }] as const,
  ]),
  ["yu-gi-oh", "late-result-slip", TIERS, "GL ML DQ DQ DQ DQ DQ"],
];

describe("from the first to the seventh offence", () => {
  for (const guide of testGuides) {
    const rows = TABLE.filter(([id]) => id === guide.id);

    test(`${guide.id}: the table names every infraction`, () => {
      expect(new Set(rows.map(([, infraction]) => infraction))).toEqual(new Set(guide.infractions.map((each) => each.id)));
    });

    for (const [, infraction, levels, row, facts = {}] of rows) {
      test.each(levels)(`${guide.id} ${infraction} ${JSON.stringify(facts)} at %s: ${row}`, (level) => {
        expect(rowOf(guide, { infraction, level, facts })).toBe(row);
      });
    }
  }
});

describe("beyond what a case file can ask", () => {
  const earlier = { infraction: "unsporting-1", issued: ["warning"], day: 1, round: 1, id: "1" };

  test("what the head judge may do further is a proposal", () => {
    const ruling = assess(guideNamed("riftbound"), { infraction: "unsporting-1", level: "competitive", day: 1, round: 2, facts: {} }, [
      earlier,
    ]);
    expect(ruling.proposals).toEqual([
      { rule: "unsporting-further", counted: ["1"], section: "unsporting", strength: "may", penalties: ["match-loss"] },
    ]);
  });

  test("both rules that fire are reasons, with the entries that each counted", () => {
    const record = ["game-play-1", "game-play-1", "game-play-2", "game-play-3", "game-play-4"].map((infraction, index) => ({
      ...earlier,
      infraction,
      id: `${index}`,
    }));
    const ruling = assess(
      guideNamed("riftbound"),
      { infraction: "game-play-1", level: "competitive", day: 1, round: 2, facts: {} },
      record,
    );
    expect(ruling.reasons.flatMap((each) => (each.kind === "repeat" ? [[each.rule, each.counted.length]] : []))).toEqual([
      ["game-play-third-warning", 2],
      ["game-play-warnings-together", 5],
    ]);
  });

  test("a late result slip costs a game of the next round", () => {
    const ruling = assess(guideNamed("yu-gi-oh"), { infraction: "late-result-slip", level: "tier-2", day: 1, round: 2, facts: {} }, []);
    expect(ruling.outcome).toMatchObject({ components: [{ penalty: "game-loss", applies: "next-round" }] });
  });

  test("entries of earlier events are named and not counted", () => {
    const record = [1, 2, 3].map((round) => ({ ...earlier, infraction: "3.8", id: `${round}`, round, earlierEvent: round < 3 }));
    const ruling = assess(guideNamed("vekn-v2"), { infraction: "3.8", level: "all", day: 1, round: 2, facts: {} }, record);
    expect(ruling).toMatchObject({ offence: 2, counted: ["3"], notCounted: ["1", "2"] });
  });
});

function guideNamed(id: string) {
  const guide = testGuides.find((each) => each.id === id);
  if (!guide) throw new Error(`no test guide ${id}`);
  return guide;
}
