import { defineGuide } from "../define-guide.ts";
import type { Boundary, Cell, Infraction, Modifier, PenaltyId, Question } from "../model.ts";

const RUNGS = ["caution", "warning", "game-loss", "disqualification"] as const;

const CAUTION = issue("caution");
const WARNING = issue("warning");
const GAME_LOSS = issue("game-loss");
const WITHOUT_PRIZE = issue("disqualification-without-prize");
/** The entry names a repair and no penalty. */
const REPAIR_ONLY: Cell = { kind: "none", why: "not-applicable", from: "source" };

const ON_PURPOSE: Boundary = { id: "on-purpose", section: "160" };

export const vekn2004 = defineGuide({
  id: "vekn-2004",
  edition: "2004-01-01",
  effective: "2004-01-01",
  checked: "2026-11-30",
  authorityLanguage: "en",
  ladder: [
    { id: "caution", rank: 0, kind: "notice", tell: ["player", "head-judge"], section: "20" },
    { id: "warning", rank: 1, kind: "notice", tell: ["player", "head-judge", "scorekeeper"], section: "20" },
    { id: "game-loss", rank: 2, kind: "game-loss", carries: "warning", tell: ["player", "head-judge", "scorekeeper"], section: "20" },
    {
      id: "disqualification",
      rank: 3,
      kind: "exclusion",
      carries: "warning",
      absorbs: ["game-loss"],
      prizes: "kept",
      tell: ["head-judge", "scorekeeper"],
      section: "20",
    },
    {
      id: "disqualification-without-prize",
      rank: 4,
      kind: "exclusion",
      carries: "warning",
      absorbs: ["game-loss", "disqualification"],
      prizes: "forfeited",
      tell: ["head-judge", "scorekeeper"],
      section: "20",
    },
  ],
  levels: [{ id: "all", rank: 1 }],
  sections: [
    { id: "10", kind: "general" },
    { id: "20", kind: "general", notes: ["who-disqualifies", "table-share"], see: ["153", "160"] },
    { id: "30", kind: "general", notes: ["not-stated"], see: ["160"] },
    { id: "40", kind: "general", notes: ["window", "raised-offences", "game-loss-base"], see: ["20"] },
    { id: "100", kind: "class" },
    { id: "110", kind: "class" },
    { id: "120", kind: "class" },
    { id: "130", kind: "class" },
    { id: "140", kind: "class" },
    { id: "150", kind: "class" },
    { id: "160", kind: "class", notes: ["no-other"], see: ["20"] },
    { id: "200", kind: "general", notes: ["judgement"] },
    { id: "211", kind: "general" },
    { id: "212", kind: "general" },
  ],
  infractions: [
    {
      ...entry("101", "100", WARNING),
      questions: [ask("list-and-deck-both-illegal", "fact")],
      modifiers: [raised("101", "list-and-deck-both-illegal")],
      remedies: [
        { id: "list-follows-deck", when: { not: { fact: "list-and-deck-both-illegal", is: true } }, authority: "head-judge" },
        { id: "make-both-legal", minutes: 5, when: { fact: "list-and-deck-both-illegal", is: true } },
      ],
      boundaries: [
        { id: "list-legal", instead: "102" },
        { id: "no-list", instead: "103" },
      ],
      notes: ["five-minutes", "other-guide"],
      see: ["102"],
    },
    {
      ...entry("102", "100", GAME_LOSS),
      questions: [ask("certainly-a-list-error", "judgement")],
      modifiers: [
        {
          id: "certainly-a-list-error",
          when: { fact: "certainly-a-list-error", is: true },
          effect: { kind: "set", penalties: ["warning"] },
          section: "102",
          from: "source",
        },
      ],
      remedies: [
        { id: "correct-list", when: { fact: "certainly-a-list-error", is: true } },
        { id: "restore-deck", when: { not: { fact: "certainly-a-list-error", is: true } } },
        { id: "next-round", when: { not: { fact: "certainly-a-list-error", is: true } } },
      ],
      boundaries: [
        { id: "list-illegal", instead: "101" },
        { id: "no-list", instead: "103" },
      ],
      notes: ["other-guide"],
      see: ["101"],
    },
    {
      ...entry("103", "100", GAME_LOSS),
      remedies: [
        { id: "take-out", authority: "head-judge" },
        { id: "too-small", conditional: true },
        { id: "too-big", conditional: true },
      ],
      boundaries: [
        { id: "list-illegal", instead: "101" },
        { id: "list-legal", instead: "102" },
      ],
    },
    {
      ...entry("111", "110", CAUTION),
      questions: [ask("cannot-continue-game", "judgement")],
      modifiers: [raised("111", "cannot-continue-game")],
      boundaries: [{ id: "clear-disruption", instead: "112" }, { id: "extreme-disruption", instead: "113" }, ON_PURPOSE],
      notes: ["as-needed", "other-guide"],
      see: ["112", "113"],
    },
    {
      ...entry("112", "110", WARNING),
      questions: [ask("cannot-continue-game", "judgement")],
      modifiers: [raised("112", "cannot-continue-game")],
      boundaries: [{ id: "slight-disruption", instead: "111" }, { id: "extreme-disruption", instead: "113" }, ON_PURPOSE],
      notes: ["as-needed"],
      see: ["111", "113"],
    },
    {
      ...entry("113", "110", GAME_LOSS),
      boundaries: [
        { id: "slight-disruption", instead: "111" },
        { id: "clear-disruption", instead: "112" },
      ],
      see: ["111", "112"],
    },
    {
      ...entry("114", "110", CAUTION),
      boundaries: [
        { id: "misleads", instead: "163" },
        { id: "other-intent", section: "160" },
        { id: "drawn", instead: "121" },
        { id: "seen", instead: "122" },
      ],
      notes: ["other-guide"],
      see: ["200"],
    },
    {
      ...entry("121", "120", WARNING),
      questions: [ask("too-many-to-correct", "judgement")],
      modifiers: [raised("121", "too-many-to-correct")],
      remedies: [
        { id: "known-card", conditional: true },
        { id: "random-card", conditional: true },
        { id: "shuffle", conditional: true },
        { id: "on-top", conditional: true },
        { id: "show" },
      ],
      boundaries: [{ id: "only-seen", instead: "122" }, { id: "start-of-game", instead: "123" }, { id: "counted-unseen" }, ON_PURPOSE],
      see: ["40", "200"],
    },
    {
      ...entry("122", "120", CAUTION),
      questions: [ask("too-many-to-correct", "judgement"), ask("too-much-advantage", "judgement")],
      modifiers: [raised("122", "too-many-to-correct"), raised("122", "too-much-advantage")],
      remedies: [
        { id: "top-card", conditional: true },
        { id: "other-card", conditional: true },
      ],
      boundaries: [{ id: "drawn-into-hand", instead: "121" }, { id: "counted-unseen" }, ON_PURPOSE],
      notes: ["worked-example"],
      see: ["40", "121"],
    },
    {
      ...entry("123", "120", REPAIR_ONLY),
      remedies: [{ id: "redraw", conditional: true }, { id: "back-to-normal" }, { id: "crypt", conditional: true }],
      boundaries: [{ id: "drew-later", instead: "121" }, { id: "missed-later", instead: "124" }, ON_PURPOSE],
      notes: ["no-penalty"],
    },
    {
      ...entry("124", "120", CAUTION),
      remedies: [{ id: "draw-up" }],
      boundaries: [{ id: "opening-hand", instead: "123" }, ON_PURPOSE],
    },
    {
      ...entry("131", "130", CAUTION),
      boundaries: [{ id: "pattern", instead: "132" }, ON_PURPOSE],
      notes: ["no-repair", "other-guide"],
      see: ["132"],
    },
    {
      ...entry("132", "130", GAME_LOSS),
      boundaries: [{ id: "no-pattern", instead: "131" }, ON_PURPOSE],
      notes: ["no-repair", "other-guide"],
      see: ["131"],
    },
    {
      ...entry("141", "140", CAUTION),
      remedies: [{ id: "extra-time" }],
      boundaries: [{ id: "on-purpose", instead: "162" }],
      notes: ["intent"],
      see: ["162"],
    },
    {
      ...entry("142", "140", CAUTION),
      remedies: [{ id: "extend", minutes: 1, extends: true }],
      boundaries: [{ id: "on-purpose", instead: "162" }],
      notes: ["limit"],
    },
    {
      ...entry("151", "150", WARNING),
      boundaries: [
        { id: "earnest", instead: "152" },
        { id: "delay-or-contact", instead: "153" },
      ],
      see: ["152", "153"],
    },
    {
      ...entry("152", "150", GAME_LOSS),
      boundaries: [
        { id: "mild", instead: "151" },
        { id: "delay-or-contact", instead: "153" },
      ],
      see: ["151", "153"],
    },
    {
      ...entry("153", "150", WITHOUT_PRIZE),
      boundaries: [{ id: "without-delay", instead: "152" }],
      notes: ["delay"],
      see: ["20", "152"],
    },
    {
      ...entry("161", "160", WITHOUT_PRIZE),
      boundaries: [{ id: "no-inducement", instead: "164" }],
      notes: ["other-guide"],
      see: ["20", "164"],
    },
    {
      ...entry("162", "160", GAME_LOSS),
      remedies: [{ id: "lengthen-round" }],
      boundaries: [{ id: "not-on-purpose", instead: "141" }],
      notes: ["contradiction"],
      see: ["20", "141"],
    },
    {
      ...entry("163", "160", WITHOUT_PRIZE),
      boundaries: [{ id: "honest-mistake", instead: "114" }],
      see: ["20"],
    },
    {
      ...entry("164", "160", WITHOUT_PRIZE),
      boundaries: [{ id: "inducement", instead: "161" }, { id: "table-talk" }],
      notes: ["other-guide"],
      see: ["20", "161"],
    },
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
    { id: "between-games", penalties: ["game-loss"], when: { fact: "found", is: "between-games" }, applies: "next-game", section: "20" },
    { id: "game", penalties: ["game-loss"], applies: "current-game", section: "20" },
    { id: "now", penalties: ["caution", "warning", "disqualification", "disqualification-without-prize"], applies: "now", section: "20" },
  ],
  repeatStep: { levels: ["all"], section: "40" },
  moment: { id: "found", kind: "fact", answer: "choice", options: ["during-game", "between-games"] },
  grid: [
    { infraction: "114" },
    { infraction: "111" },
    { infraction: "122" },
    { infraction: "121" },
    { infraction: "124" },
    { infraction: "112" },
    { infraction: "123" },
    { infraction: "141" },
    { infraction: "142" },
    { infraction: "102" },
    { infraction: "101" },
    { infraction: "131" },
    { infraction: "151" },
    { infraction: "152" },
    { infraction: "113" },
    { infraction: "132" },
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
        { id: "list-illegal", infraction: "101" },
        { id: "list-legal", infraction: "102" },
        { id: "no-list", infraction: "103" },
      ],
    },
    {
      id: "drawing",
      options: [
        { id: "drew", infraction: "121" },
        { id: "saw", infraction: "122" },
        { id: "start", infraction: "123" },
        { id: "too-few", infraction: "124" },
      ],
    },
    {
      id: "play",
      options: [
        { id: "misplayed", infraction: "114" },
        { id: "slight", infraction: "111" },
        { id: "clear", infraction: "112" },
        { id: "extreme", infraction: "113" },
      ],
    },
    {
      id: "time",
      options: [
        { id: "slow", infraction: "141" },
        { id: "pregame", infraction: "142" },
        { id: "stalling", infraction: "162" },
      ],
    },
    {
      id: "marked",
      options: [
        { id: "no-pattern", infraction: "131" },
        { id: "pattern", infraction: "132" },
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
        { id: "collusion", infraction: "164" },
      ],
    },
  ],
});

function issue(penalty: PenaltyId): Cell {
  return { kind: "issue", penalties: [penalty], from: "source" };
}

function entry(id: string, classId: string, base: Cell): Infraction {
  return { id, section: id, class: classId, base };
}

function ask(id: string, kind: Question["kind"]): Question {
  return { id, kind, answer: "boolean" };
}

/** The fact makes it a game loss at least. */
function raised(section: string, fact: string): Modifier {
  return { id: fact, when: { fact, is: true }, effect: { kind: "raise", penalties: ["game-loss"] }, section, from: "source" };
}
