import { defineGuide } from "../define-guide.ts";
import type { AlsoIssue, Boundary, Infraction, PenaltyId } from "../model.ts";

const CAUTION = ["caution"] as const;
const NOTICE = ["notice"] as const;
const SINGLE = ["single-warning"] as const;
const SINGLE_DUEL = ["single-warning", "duel-loss"] as const;
const SINGLE_MATCH = ["single-warning", "match-loss"] as const;
const DOUBLE_MATCH = ["double-warning", "match-loss"] as const;
const DOUBLE_OUT = ["double-warning", "ejection"] as const;
const TRIPLE_OUT = ["triple-warning", "ejection"] as const;
const TRIPLE_DISQUALIFIED = ["triple-warning", "disqualification"] as const;
const DRAFT_WARNING = ["draft-warning"] as const;
const DRAFT_WARNING_EXCLUSION = ["draft-warning", "draft-exclusion"] as const;
const DRAFT_EXCLUSION = ["draft-exclusion"] as const;
/** The step is a measure alone; it stands among the remedies. */
const MEASURE_ONLY = [] as const;

/** Where the chart excludes deliberate forms; that they are cheating is an inference. */
const DELIBERATE: Boundary = { id: "deliberate", instead: "cheating" };
const INTO_EXCLUSION: AlsoIssue = { id: "exclusion", infraction: "draft-exclusion", when: { issued: "draft-exclusion" } };

export const dciRel3 = defineGuide({
  id: "dci-rel3",
  edition: "1998-99",
  checked: "2026-11-30",
  historic: true,
  authorityLanguage: "ja",
  ladder: [
    { id: "caution", rank: 0, kind: "notice", tell: ["player"], section: "penalties" },
    { id: "draft-warning", rank: 0, kind: "notice", tell: ["player"], section: "10" },
    { id: "notice", rank: 1, kind: "notice", tell: ["player", "head-judge"], section: "penalties" },
    { id: "single-warning", rank: 2, kind: "notice", tell: ["player", "head-judge", "scorekeeper"], section: "penalties" },
    {
      id: "double-warning",
      rank: 3,
      kind: "notice",
      approval: "head-judge",
      tell: ["player", "head-judge", "scorekeeper"],
      section: "penalties",
    },
    {
      id: "triple-warning",
      rank: 4,
      kind: "notice",
      approval: "head-judge",
      tell: ["player", "head-judge", "scorekeeper", "publisher"],
      section: "penalties",
    },
    { id: "duel-loss", rank: 5, kind: "game-loss", tell: ["player", "head-judge", "scorekeeper"], section: "penalties" },
    {
      id: "match-loss",
      rank: 6,
      kind: "match-loss",
      absorbs: ["duel-loss"],
      tell: ["player", "head-judge", "scorekeeper"],
      section: "penalties",
    },
    { id: "draft-exclusion", rank: 6, kind: "handicap", tell: ["player", "head-judge"], section: "12" },
    {
      id: "ejection",
      rank: 7,
      kind: "exclusion",
      absorbs: ["duel-loss", "match-loss"],
      approval: "head-judge",
      tell: ["player", "head-judge", "scorekeeper"],
      section: "penalties",
    },
    {
      id: "disqualification",
      rank: 8,
      kind: "exclusion",
      absorbs: ["duel-loss", "match-loss", "ejection"],
      approval: "head-judge",
      tell: ["player", "head-judge", "scorekeeper", "publisher"],
      section: "penalties",
    },
  ],
  levels: [{ id: "rel-3", rank: 3 }],
  sections: [
    { id: "header", kind: "general", notes: ["limited", "judges", "normal"] },
    { id: "legend", kind: "general", notes: ["unused", "undefined", "residue"] },
    { id: "penalties", kind: "general", notes: ["outside-the-chart", "prizes", "suspension"], see: ["legend"] },
    { id: "counting", kind: "general", notes: ["span", "one-counter", "weight", "single-step", "recipient"], see: ["legend"] },
    { id: "uncategorised-violation", kind: "general", notes: ["who-decides"] },
    {
      id: "three-unrelated-single-warnings",
      kind: "general",
      notes: ["inside-compounds", "unrelated", "again", "on-top"],
      see: ["counting"],
    },
    { id: "severe", kind: "class" },
    { id: "deck-and-decklist", kind: "class" },
    { id: "draft", kind: "class" },
    { id: "between-players", kind: "class" },
    { id: "marked-cards-and-other-card-matters", kind: "class" },
    { id: "before-the-duel", kind: "class" },
    { id: "during-the-duel", kind: "class" },
  ],
  infractions: [
    row(1, "disobeying-judge-instructions", "severe", NOTICE, SINGLE_DUEL, DOUBLE_OUT),
    { ...row(2, "unsportsmanlike-conduct", "severe", SINGLE, DOUBLE_OUT), notes: ["discretion"] },
    row(3, "match-fixing", "severe", TRIPLE_DISQUALIFIED),
    row(4, "cheating", "severe", TRIPLE_DISQUALIFIED),
    {
      ...row(5, "illegal-deck", "deck-and-decklist", DOUBLE_MATCH),
      boundaries: [
        { id: "only-the-list", instead: "illegal-decklist-only" },
        { id: "both-legal", instead: "deck-list-mismatch" },
      ],
      notes: ["perhaps-cut-short"],
      see: ["7", "counting"],
    },
    {
      ...row(6, "decklist-misregistration", "deck-and-decklist", SINGLE, DOUBLE_MATCH, TRIPLE_OUT),
      questions: [{ id: "two-people", kind: "fact", answer: "boolean" }],
      also: [
        { id: "other-of-the-list", infraction: "decklist-misregistration", to: "other-person", when: { fact: "two-people", is: true } },
      ],
      boundaries: [{ id: "breaks-regulations", instead: "illegal-decklist-only" }],
      notes: ["incorrect", "why-both"],
    },
    {
      ...row(7, "illegal-decklist-only", "deck-and-decklist", DOUBLE_MATCH, TRIPLE_OUT),
      remedies: [{ id: "correct-decklist" }],
      boundaries: [
        { id: "deck-illegal", instead: "illegal-deck" },
        { id: "both-legal", instead: "deck-list-mismatch" },
      ],
      notes: ["how-corrected", "beside-the-deck"],
      see: ["5"],
    },
    {
      ...row(8, "deck-list-mismatch", "deck-and-decklist", SINGLE_DUEL, DOUBLE_OUT),
      remedies: [{ id: "correct-deck-to-list" }],
      boundaries: [
        { id: "deck-illegal", instead: "illegal-deck" },
        { id: "list-illegal", instead: "illegal-decklist-only" },
        { id: "lost-or-mixed", instead: "lost-or-mixed-cards" },
      ],
    },
    {
      ...row(9, "lost-or-mixed-cards", "deck-and-decklist", SINGLE_DUEL, DOUBLE_MATCH, TRIPLE_OUT),
      questions: [{ id: "among-another-players-cards", kind: "fact", answer: "boolean" }],
      remedies: [{ id: "return-cards-to-owner" }],
      also: [
        {
          id: "other-side",
          infraction: "lost-or-mixed-cards",
          to: "other-person",
          when: { fact: "among-another-players-cards", is: true },
        },
      ],
      notes: ["stays-lost"],
    },
    {
      ...row(10, "draft-standard-violation", "draft", DRAFT_WARNING, DRAFT_WARNING, DRAFT_WARNING_EXCLUSION),
      questions: [{ id: "same-act-as-before", kind: "judgement", answer: "boolean" }],
      modifiers: [
        {
          id: "same-act-as-before",
          when: { fact: "same-act-as-before", is: true },
          effect: { kind: "add", penalties: DRAFT_EXCLUSION },
          section: "10",
          from: "source",
          offences: { from: 2, to: 2 },
        },
      ],
      also: [INTO_EXCLUSION],
      boundaries: [{ id: "excessive", instead: "draft-excessive-violation" }],
      notes: ["second-step", "caution-in-the-tournament", "own-count"],
      see: ["12"],
    },
    {
      ...row(11, "draft-excessive-violation", "draft", SINGLE_DUEL, DRAFT_EXCLUSION),
      also: [INTO_EXCLUSION],
      boundaries: [{ id: "standard", instead: "draft-standard-violation" }],
      notes: ["no-warning-at-two", "tournament-count"],
      see: ["12"],
    },
    {
      ...row(12, "draft-exclusion", "draft", SINGLE, SINGLE_MATCH, DOUBLE_OUT),
      remedies: [{ id: "play-with-cards-drafted-so-far" }],
      notes: ["what-counts", "single-with-match-loss"],
      see: ["10", "11"],
    },
    {
      ...row(13, "outside-assistance", "between-players", SINGLE, SINGLE_DUEL, DOUBLE_OUT),
      questions: [{ id: "both-penalised", kind: "judgement", answer: "boolean" }],
      remedies: [{ id: "non-participant-leaves-venue", conditional: true }],
      also: [{ id: "other-side", infraction: "outside-assistance", to: "other-person", when: { fact: "both-penalised", is: true } }],
      notes: ["adviser-alone"],
    },
    {
      ...row(14, "wrong-opponent", "between-players", SINGLE, DOUBLE_OUT),
      remedies: [{ id: "match-is-a-draw" }, { id: "play-correct-opponent-in-remaining-time" }],
      notes: ["which-match", "who"],
    },
    {
      ...row(15, "no-life-record-method", "between-players", CAUTION),
      remedies: [
        { id: "prepare-life-recorder", minutes: 2 },
        { id: "opponents-count-prevails", conditional: true },
      ],
      notes: ["two-minutes"],
      see: ["counting"],
    },
    {
      ...row(16, "marked-cards-no-pattern", "marked-cards-and-other-card-matters", MEASURE_ONLY),
      questions: [{ id: "not-replaced-in-10-minutes", kind: "fact", answer: "boolean" }],
      modifiers: [
        {
          id: "not-replaced-in-10-minutes",
          when: { fact: "not-replaced-in-10-minutes", is: true },
          effect: { kind: "add", penalties: ["match-loss"] },
          section: "16",
          from: "source",
        },
      ],
      remedies: [{ id: "replace-marked-cards", minutes: 10 }],
      boundaries: [{ id: "pattern", instead: "marked-cards-pattern" }, { id: "damaged-by-others" }],
      notes: ["no-warning", "damage"],
      see: ["17", "counting"],
    },
    {
      ...row(17, "marked-cards-pattern", "marked-cards-and-other-card-matters", DOUBLE_MATCH, TRIPLE_OUT),
      remedies: [{ id: "replace-marked-cards", offences: { from: 1, to: 1 } }],
      boundaries: [{ id: "no-pattern", instead: "marked-cards-no-pattern" }],
      notes: ["not-replaced", "damage"],
      see: ["16"],
    },
    {
      ...row(18, "unauthorized-proxy", "marked-cards-and-other-card-matters", DOUBLE_OUT),
      boundaries: [{ id: "real-card", instead: "undeclared-card-replacement" }],
    },
    {
      ...row(19, "undeclared-card-replacement", "marked-cards-and-other-card-matters", NOTICE, SINGLE_DUEL, DOUBLE_OUT),
      boundaries: [{ id: "proxy", instead: "unauthorized-proxy" }],
    },
    {
      id: "tardiness",
      section: "20",
      class: "before-the-duel",
      // The steps of this row are marks on the clock, not repeats: no repeat rule speaks of it.
      base: { kind: "issue", penalties: SINGLE_DUEL, from: "source" },
      questions: [
        {
          id: "minutes-late",
          kind: "fact",
          answer: "number",
          marks: [
            { value: 5, text: "under-10" },
            { value: 10, text: "from-10" },
          ],
        },
      ],
      modifiers: [
        { id: "in-time", when: { fact: "minutes-late", atMost: 0 }, effect: { kind: "no-offence" }, section: "20", from: "source" },
        {
          id: "ten-minutes",
          when: { fact: "minutes-late", atLeast: 10 },
          effect: { kind: "add", penalties: ["duel-loss"] },
          section: "20",
          from: "inferred",
        },
      ],
      remedies: [{ id: "treated-as-dropped", conditional: true }],
      notes: ["further-or-total", "from-when", "no-match", "late-again"],
    },
    {
      ...row(21, "mulligan-error", "before-the-duel", SINGLE, DOUBLE_OUT),
      remedies: [{ id: "no-mulligan", offences: { from: 1, to: 1 } }],
    },
    {
      ...row(22, "shuffle-cut-procedure-error", "before-the-duel", SINGLE, SINGLE_DUEL, DOUBLE_MATCH),
      remedies: [{ id: "opponent-shuffles-or-cuts-again" }],
      boundaries: [{ id: "too-little", instead: "insufficient-randomization" }],
      notes: ["both-directions"],
    },
    {
      ...row(23, "play-first-no-draw-violation", "before-the-duel", SINGLE, SINGLE_DUEL, DOUBLE_OUT),
      boundaries: [{ id: "later-draw", instead: "drawing-extra-cards" }],
    },
    {
      ...row(24, "pre-duel-time-limit-exceeded", "before-the-duel", CAUTION, SINGLE, SINGLE_DUEL),
      remedies: [{ id: "judge-may-extend-time" }],
      boundaries: [DELIBERATE, { id: "in-the-duel", instead: "slow-play" }],
      notes: ["limit", "deliberate"],
    },
    {
      ...row(25, "insufficient-randomization", "before-the-duel", SINGLE, SINGLE_DUEL),
      remedies: [{ id: "player-shuffles-thoroughly" }],
      boundaries: [DELIBERATE, { id: "after-the-opponent", instead: "shuffle-cut-procedure-error" }],
      notes: ["deliberate"],
    },
    {
      ...row(26, "drawing-extra-cards", "during-the-duel", SINGLE, SINGLE_DUEL, DOUBLE_MATCH),
      remedies: [{ id: "random-card-from-hand-to-library" }, { id: "keep-known-positions", conditional: true }],
      boundaries: [
        { id: "only-seen", instead: "looking-at-extra-cards" },
        { id: "first-turn", instead: "play-first-no-draw-violation" },
        DELIBERATE,
      ],
      notes: ["how-many", "deliberate"],
    },
    {
      ...row(27, "looking-at-extra-cards", "during-the-duel", NOTICE, SINGLE, SINGLE_DUEL),
      boundaries: [{ id: "drawn", instead: "drawing-extra-cards" }, DELIBERATE],
      notes: ["other-articles", "deliberate"],
    },
    {
      ...row(28, "slow-play", "during-the-duel", SINGLE, SINGLE_DUEL, DOUBLE_MATCH),
      remedies: [{ id: "extra-turns", conditional: true }],
      boundaries: [{ id: "before-the-duel", instead: "pre-duel-time-limit-exceeded" }, DELIBERATE],
      notes: ["three-turns", "other-articles", "deliberate"],
    },
    row(29, "cards-not-kept-above-table", "during-the-duel", NOTICE, SINGLE, SINGLE_DUEL),
    {
      ...row(30, "improper-note-taking", "during-the-duel", NOTICE, SINGLE, SINGLE_DUEL),
      remedies: [{ id: "confiscate-notes" }],
    },
    {
      ...row(31, "card-misrepresentation", "during-the-duel", NOTICE, SINGLE, DOUBLE_MATCH),
      remedies: [
        { id: "correct-if-possible", conditional: true },
        { id: "otherwise-state-stands", conditional: true },
      ],
      notes: ["correct-means", "reprinted"],
    },
    {
      ...row(32, "disagreement-on-facts", "during-the-duel", SINGLE, SINGLE_DUEL, DOUBLE_OUT),
      questions: [{ id: "facts-established", kind: "judgement", answer: "boolean" }],
      modifiers: [
        {
          id: "facts-established",
          when: { fact: "facts-established", is: true },
          effect: { kind: "no-offence" },
          section: "32",
          from: "source",
        },
      ],
      notes: ["who"],
    },
    {
      ...row(33, "withdrawal-before-first-match-ends", "during-the-duel", DOUBLE_MATCH),
      remedies: [{ id: "treated-as-dropped", conditional: true }],
      notes: ["leaving-or-dropping", "placed-here"],
      see: ["counting"],
    },
  ],
  repeatRules: [
    {
      id: "steps",
      section: "counting",
      select: { all: true, except: ["tardiness", "draft-standard-violation", "draft-exclusion"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "listed-steps" },
      window: "event",
      strength: "must",
    },
    {
      id: "draft-steps",
      section: "10",
      select: { infractions: ["draft-standard-violation"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "listed-steps" },
      window: "draft",
      strength: "must",
    },
    {
      id: "exclusion-steps",
      section: "12",
      select: { infractions: ["draft-exclusion"] },
      counts: { what: "offences", ledBy: DRAFT_EXCLUSION },
      group: "infraction",
      prior: 1,
      effect: { kind: "listed-steps" },
      window: "event",
      strength: "must",
    },
  ],
  alerts: [
    {
      id: "three-unrelated-single-warnings",
      section: "three-unrelated-single-warnings",
      penalty: "single-warning",
      unrelated: 3,
      proposes: SINGLE_DUEL,
    },
  ],
  timing: [
    {
      id: "next-duel",
      penalties: ["duel-loss"],
      when: {
        any: [
          { fact: "found", is: "between-duels" },
          { fact: "found", is: "between-matches" },
        ],
      },
      applies: "next-game",
      section: "penalties",
    },
    { id: "duel", penalties: ["duel-loss"], applies: "current-game", section: "penalties" },
    {
      id: "next-match",
      penalties: ["match-loss"],
      when: { fact: "found", is: "between-matches" },
      applies: "next-match",
      section: "penalties",
    },
    { id: "match", penalties: ["match-loss"], applies: "current-match", section: "penalties" },
    {
      id: "now",
      penalties: [
        "caution",
        "notice",
        "single-warning",
        "double-warning",
        "triple-warning",
        "draft-warning",
        "draft-exclusion",
        "ejection",
        "disqualification",
      ],
      applies: "now",
      section: "penalties",
    },
  ],
  moment: { id: "found", kind: "fact", answer: "choice", options: ["during-duel", "between-duels", "between-matches"] },
  grid: [
    { infraction: "drawing-extra-cards" },
    { infraction: "looking-at-extra-cards" },
    { infraction: "card-misrepresentation" },
    { infraction: "slow-play" },
    { infraction: "tardiness", facts: { "minutes-late": 5 }, text: "late-under-10" },
    { infraction: "tardiness", facts: { "minutes-late": 10 }, text: "late-from-10" },
    { infraction: "deck-list-mismatch" },
    { infraction: "insufficient-randomization" },
    { infraction: "shuffle-cut-procedure-error" },
    { infraction: "play-first-no-draw-violation" },
    { infraction: "pre-duel-time-limit-exceeded" },
    { infraction: "marked-cards-no-pattern" },
    { infraction: "outside-assistance" },
    { infraction: "unsportsmanlike-conduct" },
    { infraction: "lost-or-mixed-cards" },
    { infraction: "draft-standard-violation" },
  ],
  tree: [
    {
      id: "start",
      options: [
        { id: "playing", node: "playing" },
        { id: "before", node: "before" },
        { id: "cards", node: "cards" },
        { id: "deck", node: "deck" },
        { id: "draft", node: "draft" },
        { id: "people", node: "people" },
        { id: "conduct", node: "conduct" },
      ],
    },
    {
      id: "playing",
      options: [
        { id: "drew", infraction: "drawing-extra-cards" },
        { id: "saw", infraction: "looking-at-extra-cards" },
        { id: "misapplied", infraction: "card-misrepresentation" },
        { id: "slow", infraction: "slow-play" },
        { id: "below-table", infraction: "cards-not-kept-above-table" },
        { id: "notes", infraction: "improper-note-taking" },
        { id: "no-agreement", infraction: "disagreement-on-facts" },
        { id: "left", infraction: "withdrawal-before-first-match-ends" },
      ],
    },
    {
      id: "before",
      options: [
        { id: "late", infraction: "tardiness" },
        { id: "over-time", infraction: "pre-duel-time-limit-exceeded" },
        { id: "too-little-shuffling", infraction: "insufficient-randomization" },
        { id: "shuffled-after", infraction: "shuffle-cut-procedure-error" },
        { id: "mulligan", infraction: "mulligan-error" },
        { id: "first-player", infraction: "play-first-no-draw-violation" },
      ],
    },
    {
      id: "cards",
      options: [
        { id: "no-pattern", infraction: "marked-cards-no-pattern" },
        { id: "pattern", infraction: "marked-cards-pattern" },
        { id: "proxy", infraction: "unauthorized-proxy" },
        { id: "replaced", infraction: "undeclared-card-replacement" },
      ],
    },
    {
      id: "deck",
      options: [
        { id: "deck-illegal", infraction: "illegal-deck" },
        { id: "list-illegal", infraction: "illegal-decklist-only" },
        { id: "differ", infraction: "deck-list-mismatch" },
        { id: "registered-wrongly", infraction: "decklist-misregistration" },
        { id: "lost-or-mixed", infraction: "lost-or-mixed-cards" },
      ],
    },
    {
      id: "draft",
      options: [
        { id: "standard", infraction: "draft-standard-violation" },
        { id: "excessive", infraction: "draft-excessive-violation" },
        { id: "excluded", infraction: "draft-exclusion" },
      ],
    },
    {
      id: "people",
      options: [
        { id: "advice", infraction: "outside-assistance" },
        { id: "wrong-opponent", infraction: "wrong-opponent" },
        { id: "no-life-record", infraction: "no-life-record-method" },
      ],
    },
    {
      id: "conduct",
      options: [
        { id: "instruction", infraction: "disobeying-judge-instructions" },
        { id: "unsporting", infraction: "unsportsmanlike-conduct" },
        { id: "fixed", infraction: "match-fixing" },
        { id: "cheated", infraction: "cheating" },
      ],
    },
  ],
});

/** A row of the chart with what the first, second, third time brings. */
function row(item: number, id: string, classId: string, first: readonly PenaltyId[], ...more: (readonly PenaltyId[])[]): Infraction {
  return { id, section: `${item}`, class: classId, base: { kind: "issue", penalties: first, from: "source" }, steps: [first, ...more] };
}
