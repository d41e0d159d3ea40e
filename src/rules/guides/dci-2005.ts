import { defineGuide } from "../define-guide.ts";
import type { Cell, Hint, Infraction, LevelId, Modifier, PenaltyId, Provenance, Question } from "../model.ts";

const RUNGS = ["caution", "warning", "game-loss", "match-loss", "disqualification"] as const;
const RELS = ["rel-1", "rel-2", "rel-3", "rel-4", "rel-5"] as const;
const LOW = ["rel-1", "rel-2"] as const;
const HIGH = ["rel-3", "rel-4", "rel-5"] as const;

const NOT_FOUND: Cell = { kind: "none", why: "not-in-source" };
const NO_VALUE: Cell = { kind: "none", why: "not-applicable", from: "source" };

const GAME_LOSS = issue("game-loss", "source");
const WITHOUT_PRIZE = issue("disqualification-without-prize", "inferred");

const PREVENTS_FINISHING: Question = { id: "prevents-finishing", kind: "judgement", answer: "choice", options: ["game", "match"] };

export const dci2005 = defineGuide({
  id: "dci-2005",
  edition: "2005-01-20",
  effective: "2005-01-20",
  checked: "2026-11-30",
  historic: true,
  authorityLanguage: "en",
  ladder: [
    { id: "caution", rank: 0, kind: "notice", tell: ["player", "head-judge"], section: "20" },
    { id: "warning", rank: 1, kind: "notice", tell: ["player", "head-judge", "scorekeeper"], section: "20" },
    { id: "game-loss", rank: 2, kind: "game-loss", carries: "warning", tell: ["player", "head-judge", "scorekeeper"], section: "20" },
    {
      id: "match-loss",
      rank: 3,
      kind: "match-loss",
      carries: "warning",
      absorbs: ["game-loss"],
      tell: ["player", "head-judge", "scorekeeper"],
      section: "20",
    },
    {
      id: "disqualification",
      rank: 4,
      kind: "exclusion",
      carries: "warning",
      absorbs: ["game-loss", "match-loss"],
      approval: "head-judge",
      prizes: "kept",
      tell: ["player", "head-judge", "scorekeeper", "publisher"],
      section: "20",
    },
    {
      id: "disqualification-without-prize",
      rank: 5,
      kind: "exclusion",
      carries: "warning",
      absorbs: ["game-loss", "match-loss", "disqualification"],
      approval: "head-judge",
      prizes: "forfeited",
      tell: ["player", "head-judge", "scorekeeper", "publisher"],
      section: "20",
    },
  ],
  levels: RELS.map((id, index) => ({ id, rank: index + 1 })),
  sections: [
    { id: "10", kind: "general" },
    { id: "20", kind: "general", notes: ["six-penalties-five-steps", "publisher-report"] },
    { id: "30", kind: "general", notes: ["several-penalties", "single-game-practice"] },
    { id: "40", kind: "general", notes: ["low-not-defined", "window-not-stated", "different-acts"], see: ["20"] },
    { id: "100", kind: "class" },
    { id: "110", kind: "class" },
    { id: "120", kind: "class" },
    { id: "130", kind: "class" },
    { id: "140", kind: "class" },
    { id: "150", kind: "class" },
    { id: "160", kind: "class" },
    { id: "A", kind: "appendix" },
    { id: "B", kind: "appendix" },
    { id: "C", kind: "appendix" },
  ],
  infractions: [
    {
      ...entry("101", "100", GAME_LOSS),
      remedies: [{ id: "strike" }, { id: "match-deck" }, { id: "add-basics" }, { id: "enough" }],
      boundaries: [{ id: "sideboard-list-only", instead: "104" }],
      notes: ["contradiction", "duties"],
      see: ["102", "104", "30"],
    },
    {
      ...entry("102", "100", GAME_LOSS),
      questions: [{ id: "repair-exceeds-5-minutes", kind: "fact", answer: "boolean" }],
      modifiers: [
        {
          id: "repair-exceeds-5-minutes",
          when: { fact: "repair-exceeds-5-minutes", is: true },
          effect: { kind: "raise", penalties: ["match-loss"] },
          section: "102",
          from: "source",
        },
      ],
      remedies: [{ id: "restore", minutes: 5 }, { id: "next-round" }],
      boundaries: [
        { id: "list-illegal", instead: "101" },
        { id: "no-list", instead: "103" },
        { id: "sideboard-only", instead: "105" },
        { id: "whole-deck-lost", instead: "113" },
      ],
      notes: ["contradiction", "overlap"],
      see: ["105", "113"],
    },
    {
      ...entry("103", "100", { low: GAME_LOSS, high: NO_VALUE }),
      remedies: [{ id: "take-out", authority: "head-judge" }, { id: "add-basics" }],
      boundaries: [
        { id: "list-used", instead: "102" },
        { id: "sideboard-only", instead: "106" },
      ],
      notes: ["why-no-value", "variant"],
      see: ["106"],
    },
    {
      ...entry("104", "100", GAME_LOSS),
      remedies: [{ id: "strike-from-bottom" }, { id: "enter-actual" }],
      boundaries: [{ id: "not-registered", instead: "106" }],
      notes: ["duties"],
      see: ["101", "105", "106", "30"],
    },
    {
      ...entry("105", "100", GAME_LOSS),
      remedies: [{ id: "fix" }, { id: "no-sideboard-now" }, { id: "fill-with-basics" }],
      boundaries: [
        { id: "list-illegal", instead: "104" },
        { id: "not-registered", instead: "106" },
      ],
      notes: ["contradiction"],
      see: ["104", "106"],
    },
    {
      ...entry("106", "100", { low: GAME_LOSS, high: NO_VALUE }),
      remedies: [{ id: "tell-and-fix" }],
      boundaries: [{ id: "registered", instead: "105" }],
      notes: ["variant"],
      see: ["103", "105"],
    },
    {
      ...entry("111", "110", issue("caution", "source")),
      questions: [PREVENTS_FINISHING],
      modifiers: preventsFinishing("111"),
      boundaries: [{ id: "clear-disruption", instead: "112" }],
      notes: ["overlap"],
      see: ["101", "102", "112", "113"],
    },
    {
      ...entry("112", "110", issue("warning", "source")),
      questions: [PREVENTS_FINISHING],
      modifiers: preventsFinishing("112"),
      boundaries: [
        { id: "slight-disruption", instead: "111" },
        { id: "serious-disruption", instead: "113" },
      ],
      notes: ["relation"],
      see: ["111", "113", "122"],
    },
    {
      ...entry("113", "110", GAME_LOSS),
      questions: [PREVENTS_FINISHING],
      modifiers: [
        {
          id: "prevents-finishing",
          when: {
            any: [
              { fact: "prevents-finishing", is: "game" },
              { fact: "prevents-finishing", is: "match" },
            ],
          },
          effect: { kind: "judge-decides" },
          section: "113",
          from: "source",
        },
      ],
      boundaries: [{ id: "clear-disruption", instead: "112" }],
      notes: ["overlap"],
      see: ["102", "112"],
    },
    { ...entry("114", "110", GAME_LOSS), boundaries: [{ id: "no-record-of-sideboard" }], notes: ["remedy-not-found"] },
    {
      ...entry("115", "110", {
        "rel-1": issue("warning", "source"),
        "rel-2": NOT_FOUND,
        "rel-3": issue("game-loss", "inferred"),
        "rel-4": issue("game-loss", "inferred"),
        "rel-5": issue("game-loss", "inferred"),
      }),
      questions: [
        {
          id: "minutes-late",
          kind: "fact",
          answer: "number",
          marks: [
            { value: 2, text: "up-to-3" },
            { value: 5, text: "over-3" },
            { value: 10, text: "from-10" },
          ],
        },
        { id: "organizer-grace", kind: "fact", answer: "boolean", when: { level: LOW }, scope: "event" },
        { id: "in-seat-by-announced-time", kind: "fact", answer: "boolean" },
      ],
      modifiers: [
        {
          id: "in-seat-by-announced-time",
          when: { fact: "in-seat-by-announced-time", is: true },
          effect: { kind: "no-offence" },
          section: "115",
          from: "source",
        },
        { id: "in-time", when: { fact: "minutes-late", atMost: 0 }, effect: { kind: "no-offence" }, section: "115", from: "source" },
        {
          id: "organizer-grace",
          when: { all: [{ level: LOW }, { fact: "minutes-late", atMost: 3 }, { fact: "organizer-grace", is: true }] },
          effect: { kind: "no-offence" },
          section: "115",
          from: "source",
        },
        lateAfterThree(["rel-1"], "source"),
        lateAfterThree(["rel-2"], "inferred"),
        {
          id: "ten-minutes",
          when: { fact: "minutes-late", atLeast: 10 },
          effect: { kind: "add", penalties: ["game-loss"] },
          section: "115",
          from: "source",
        },
      ],
      remedies: [{ id: "clock" }, { id: "ten-minutes" }, { id: "withdrawn" }],
      notes: ["contradiction", "high-level-reading", "two-game-losses"],
      see: ["30"],
    },
    { ...entry("116", "110", NOT_FOUND), notes: ["open"] },
    {
      ...entry("121", "120", lostAtRel1("121", ["warning"], "low-medium")),
      boundaries: [
        { id: "from-sideboard", instead: "113" },
        { id: "on-purpose", instead: "164" },
      ],
      notes: ["open"],
      see: ["113", "160"],
    },
    {
      ...entry("122", "120", { "rel-1": issue("caution", "source"), "rel-2": lost("122", ["caution"], "low"), high: NOT_FOUND }),
      boundaries: [
        { id: "through-illegal-play", instead: "112" },
        { id: "drawn-into-hand", instead: "121" },
        { id: "on-purpose", instead: "164" },
      ],
      notes: ["worked-example", "remedy-not-found"],
      see: ["40", "112"],
    },
    { ...entry("123", "120", lostAtRel1("123", [], "low")), notes: ["open"], see: ["30"] },
    { ...entry("124", "120", lostAtRel1("124", ["caution"], "low-medium")), notes: ["open"] },
    {
      ...entry("131", "130", {
        low: issue("caution", "adjacent", "2001-02"),
        "rel-3": issue("caution", "adjacent", "2001-02"),
        high: issue("warning", "adjacent", "2001-02"),
      }),
      boundaries: [{ id: "real-advantage", instead: "132" }],
      notes: ["drift", "remedy-not-found"],
      see: ["132"],
    },
    {
      ...entry("132", "130", { low: issue("game-loss", "adjacent", "2001-02"), high: issue("match-loss", "adjacent", "2001-02") }),
      boundaries: [
        { id: "no-advantage", instead: "131" },
        { id: "on-purpose", instead: "164" },
      ],
      notes: ["drift", "second-judge", "remedy-not-found"],
      see: ["131", "160"],
    },
    {
      ...entry("141", "140", { low: issue("caution", "adjacent", "2001-02"), high: issue("warning", "adjacent", "2001-02") }),
      questions: [{ id: "affected-the-match", kind: "judgement", answer: "boolean" }],
      modifiers: [
        {
          id: "affected-the-match",
          when: { fact: "affected-the-match", is: true },
          effect: { kind: "step", by: 1, rungs: RUNGS },
          section: "141",
          from: "adjacent",
          edition: "2001-02",
        },
      ],
      boundaries: [{ id: "on-purpose", instead: "162" }],
      notes: ["drift", "no-extra-time"],
      see: ["162"],
    },
    {
      ...entry("142", "140", lostAtRel1("142", ["caution"], "low-medium")),
      boundaries: [{ id: "on-purpose", instead: "162" }],
      notes: ["open"],
      see: ["115"],
    },
    { ...entry("151", "150", lostAtRel1("151", ["warning"], "low-medium")), notes: ["open"], see: ["152"] },
    { ...entry("152", "150", lostAtRel1("152", ["game-loss"], "low")), notes: ["open", "later-editions"], see: ["20", "151", "153"] },
    { ...entry("153", "150", WITHOUT_PRIZE), notes: ["inferred"], see: ["20"] },
    { ...entry("161", "160", WITHOUT_PRIZE), notes: ["inferred", "prize-split"], see: ["20"] },
    {
      ...entry("162", "160", WITHOUT_PRIZE),
      boundaries: [{ id: "not-on-purpose", instead: "141" }],
      notes: ["inferred"],
      see: ["20", "141"],
    },
    { ...entry("163", "160", WITHOUT_PRIZE), notes: ["inferred", "open"], see: ["20"] },
    { ...entry("164", "160", WITHOUT_PRIZE), notes: ["inferred", "cases-2006"], see: ["20", "160"] },
  ],
  repeatRules: [
    {
      id: "40",
      section: "40",
      select: { all: true },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "climb", rungs: RUNGS },
      window: "event",
      strength: "must",
    },
  ],
  timing: [
    {
      id: "deferred",
      penalties: ["game-loss", "match-loss"],
      classes: ["100"],
      when: {
        all: [
          { fact: "deck-penalties-deferred", is: true },
          { fact: "found", is: "list-check" },
        ],
      },
      applies: "next-round",
      section: "30",
    },
    { id: "between-games", penalties: ["game-loss"], when: { fact: "found", is: "between-games" }, applies: "next-game", section: "20" },
    {
      id: "between-matches",
      penalties: ["game-loss"],
      when: {
        any: [
          { fact: "found", is: "between-matches" },
          { fact: "found", is: "list-check" },
        ],
      },
      applies: "next-game",
      section: "20",
    },
    { id: "game", penalties: ["game-loss"], applies: "current-game", section: "20" },
    {
      id: "match-next",
      penalties: ["match-loss"],
      when: {
        any: [
          { fact: "found", is: "between-matches" },
          { fact: "found", is: "list-check" },
          { fact: "found", is: "match-decided" },
        ],
      },
      applies: "next-match",
      section: "20",
    },
    { id: "match", penalties: ["match-loss"], applies: "current-match", section: "20" },
    { id: "now", penalties: ["caution", "warning", "disqualification", "disqualification-without-prize"], applies: "now", section: "20" },
  ],
  repeatStep: { levels: LOW, section: "40" },
  singleGame: "30",
  decisions: [
    { id: "deck-penalties-deferred", kind: "fact", answer: "boolean", scope: "event" },
    { id: "organizer-grace", kind: "fact", answer: "boolean", when: { level: LOW }, scope: "event" },
  ],
  moment: {
    id: "found",
    kind: "fact",
    answer: "choice",
    options: ["during-game", "between-games", "match-decided", "between-matches", "list-check"],
  },
  grid: [
    { infraction: "122" },
    { infraction: "121" },
    { infraction: "112" },
    { infraction: "111" },
    { infraction: "115", facts: { "minutes-late": 5 }, text: "late-over-3" },
    { infraction: "102" },
    { infraction: "141" },
    { infraction: "101" },
    { infraction: "114" },
    { infraction: "151" },
    { infraction: "115", facts: { "minutes-late": 2 }, text: "late-up-to-3" },
    { infraction: "115", facts: { "minutes-late": 10 }, text: "late-from-10" },
    { infraction: "113" },
    { infraction: "124" },
    { infraction: "131" },
    { infraction: "123" },
  ],
  tree: [
    {
      id: "start",
      options: [
        { id: "deck", node: "deck" },
        { id: "drawing", node: "drawing" },
        { id: "play", node: "play" },
        { id: "time", node: "time" },
        { id: "marked", node: "marked" },
        { id: "conduct", node: "conduct" },
        { id: "on-purpose", node: "on-purpose" },
      ],
    },
    {
      id: "deck",
      options: [
        { id: "main", node: "main" },
        { id: "sideboard", node: "sideboard" },
        { id: "not-restored", infraction: "114" },
        { id: "deck-lost", infraction: "113" },
      ],
    },
    {
      id: "main",
      options: [
        { id: "list-illegal", infraction: "101" },
        { id: "list-legal", infraction: "102" },
        { id: "no-list", infraction: "103" },
      ],
    },
    {
      id: "sideboard",
      options: [
        { id: "list-illegal", infraction: "104" },
        { id: "list-legal", infraction: "105" },
        { id: "no-list", infraction: "106" },
      ],
    },
    {
      id: "drawing",
      options: [
        { id: "drew", infraction: "121" },
        { id: "saw", infraction: "122" },
        { id: "start", infraction: "123" },
        { id: "too-few", infraction: "124" },
        { id: "from-sideboard", infraction: "113" },
      ],
    },
    {
      id: "play",
      options: [
        { id: "slight", infraction: "111" },
        { id: "clear", infraction: "112" },
        { id: "serious", infraction: "113" },
        { id: "wrong-opponent", infraction: "116" },
      ],
    },
    {
      id: "time",
      options: [
        { id: "late", infraction: "115" },
        { id: "slow", infraction: "141" },
        { id: "pregame", infraction: "142" },
        { id: "stalling", infraction: "162" },
      ],
    },
    {
      id: "marked",
      options: [
        { id: "no-advantage", infraction: "131" },
        { id: "advantage", infraction: "132" },
        { id: "on-purpose", infraction: "164" },
      ],
    },
    {
      id: "conduct",
      options: [
        { id: "minor", infraction: "151" },
        { id: "major", infraction: "152" },
        { id: "severe", infraction: "153" },
      ],
    },
    {
      id: "on-purpose",
      options: [
        { id: "bribe", infraction: "161" },
        { id: "stalling", infraction: "162" },
        { id: "fraud", infraction: "163" },
        { id: "other", infraction: "164" },
      ],
    },
  ],
});

function issue(penalty: PenaltyId, from: Provenance, edition?: string): Cell {
  return { kind: "issue", penalties: [penalty], from, ...(edition ? { edition } : {}) };
}

/** A lost cell with what the VEKN Judges' Guide says under the same number. */
function lost(infraction: string, penalties: readonly PenaltyId[], trust: Hint["trust"]): Cell {
  return { kind: "none", why: "not-in-source", hint: { guide: "vekn-2004", infraction, penalties, trust } };
}

/** Lost at every level; the sibling, which knows no levels, is a hint for the lowest. */
function lostAtRel1(
  infraction: string,
  penalties: readonly PenaltyId[],
  trust: Hint["trust"],
): Partial<Record<LevelId | "low" | "high", Cell>> {
  return { "rel-1": lost(infraction, penalties, trust), low: NOT_FOUND, high: NOT_FOUND };
}

/** One cell for all levels, or one each; `low` and `high` stand for the levels not named. */
function entry(id: string, classId: string, base: Cell | Partial<Record<LevelId | "low" | "high", Cell>>): Infraction {
  return { id, section: id, class: classId, base: isCell(base) ? base : { kind: "by-level", levels: expand(base) } };
}

function isCell(base: Cell | Partial<Record<string, Cell>>): base is Cell {
  return typeof base.kind === "string";
}

function expand(base: Partial<Record<string, Cell>>): Record<LevelId, Cell> {
  const groups = [...LOW.map((level) => [level, base.low] as const), ...HIGH.map((level) => [level, base.high] as const)];
  return Object.fromEntries(groups.map(([level, group]) => [level, base[level] ?? group ?? NOT_FOUND]));
}

function preventsFinishing(section: string): Modifier[] {
  return (["game", "match"] as const).map((unit) => ({
    id: `prevents-finishing-${unit}`,
    when: { fact: "prevents-finishing", is: unit },
    effect: { kind: "raise", penalties: [`${unit}-loss`] },
    section,
    from: "source",
  }));
}

function lateAfterThree(level: readonly LevelId[], from: Provenance): Modifier {
  return {
    id: "over-three-minutes",
    when: { all: [{ level }, { fact: "minutes-late", moreThan: 3 }] },
    effect: { kind: "set", penalties: ["game-loss"] },
    section: "115",
    from,
  };
}
