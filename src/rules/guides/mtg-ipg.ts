import { defineGuide } from "../define-guide.ts";
import type { Cell, Infraction, Modifier, PenaltyId, Predicate, Question, Remedy } from "../model.ts";
import { FAN_CONTENT_NOTICE } from "./fan-content.ts";

const RECORDERS = ["player", "head-judge", "scorekeeper"] as const;
const OUTSIDE_A_MATCH: Predicate = {
  any: [
    { fact: "found", is: "between-matches" },
    { fact: "found", is: "list-check" },
  ],
};
const AFTER_TEN_MINUTES: Predicate = {
  all: [{ fact: "minutes-late", atLeast: 10 }, { not: { all: [{ fact: "minutes-late", atMost: 10 }, yes("permitted-delay")] } }],
};
const UNDER_ONE_MINUTE: Predicate = { any: [yes("under-one-minute"), { fact: "minutes-late", lessThan: 1 }] };
const NO_MINUTES_GIVEN: Predicate = { not: { fact: "minutes-late", atLeast: 0 } };

const DECK_UPGRADES: readonly Asked[] = [
  { id: "count-before-sideboarding", to: "game-loss" },
  { id: "count-after-sideboarding", to: "game-loss" },
  { id: "opponent-decided", to: "game-loss", kind: "judgement" },
  { id: "extra-copies", to: "game-loss" },
  { id: "companion-impossible", to: "game-loss" },
];

export const mtgIpg = defineGuide({
  id: "mtg-ipg",
  edition: "2024-09-23",
  effective: "2024-09-23",
  checked: "2026-10-05",
  authorityLanguage: "en",
  notice: FAN_CONTENT_NOTICE,
  officialUrl: "https://wpn.wizards.com/en/rules-documents",
  namesUnconfirmed: ["zh-TW"],
  ladder: [
    { id: "no-penalty", rank: 0, kind: "none", tell: ["player"], section: "1.1" },
    { id: "warning", rank: 1, kind: "notice", tell: ["player"], section: "1.1" },
    { id: "game-loss", rank: 2, kind: "game-loss", tell: RECORDERS, section: "1.1" },
    { id: "match-loss", rank: 3, kind: "match-loss", absorbs: ["game-loss"], tell: RECORDERS, section: "1.1" },
    {
      id: "disqualification",
      rank: 4,
      kind: "exclusion",
      absorbs: ["game-loss", "match-loss"],
      approval: "head-judge",
      tell: [...RECORDERS, "publisher"],
      section: "1.1",
    },
  ],
  levels: [
    { id: "competitive", rank: 1 },
    { id: "professional", rank: 2 },
  ],
  sections: [
    { id: "1", kind: "general", notes: ["deviation", "judge-error", "self-fixed"], see: ["1.2"] },
    { id: "1.1", kind: "general", notes: ["simultaneous-game-losses", "before-the-match", "after-a-cut", "no-proof-needed"], see: ["1.2"] },
    { id: "1.2", kind: "general", notes: ["one-root-error", "explain", "reports", "non-players", "time"], see: ["1.1", "2", "3"] },
    { id: "1.3", kind: "general", see: ["2.3"] },
    { id: "1.4", kind: "general", notes: ["who-allows"], see: ["2.5"] },
    { id: "2", kind: "class", notes: ["same-infraction"] },
    { id: "3", kind: "class", notes: ["no-repeat-rule"] },
    { id: "4", kind: "class", notes: ["window-inferred"] },
    { id: "MTR", kind: "appendix", see: ["3.7", "4.4"] },
  ],
  infractions: [
    {
      ...entry("2.1", "no-penalty"),
      ...asks("2.1", [{ id: "detrimental", to: "warning" }]),
      remedies: [
        ends("aura"),
        ends("delayed"),
        ends("long-ago"),
        ends("already-over"),
        choice("opponent-decides"),
        { ...choice("proving-action"), authority: "head-judge" },
      ],
      boundaries: [
        { id: "aware", instead: "2.5" },
        { id: "on-purpose", instead: "4.8" },
        { id: "nothing-to-show" },
        { id: "opponents-trigger" },
      ],
      notes: ["stay-out", "awareness", "still-triggered", "what-counts"],
      see: ["2.5", "1.4"],
    },
    {
      ...entry("2.2", "warning"),
      remedies: [choice("from-library")],
      boundaries: [
        { id: "joined-a-set", instead: "2.3" },
        { id: "on-purpose", instead: "4.8" },
      ],
      notes: ["per-action"],
      see: ["2.3"],
    },
    {
      ...entry("2.3", "warning"),
      questions: [
        asked("face-down-illegal"),
        { ...asked("face-down-self-reported"), when: yes("face-down-illegal") },
        asked("opponent-could-have-noticed", "judgement"),
      ],
      modifiers: [
        {
          ...modifier("2.3", "face-down-illegal", "game-loss"),
          when: { all: [yes("face-down-illegal"), { not: yes("face-down-self-reported") }] },
        },
        modifier("2.3", "face-down-self-reported", "warning"),
      ],
      remedies: [
        { id: "swap-face-down", when: yes("face-down-self-reported"), stop: true },
        { ...choice("moved-on"), authority: "head-judge" },
        ends("set-gone"),
        ends("too-early"),
        ends("not-revealed"),
        ends("too-many"),
      ],
      boundaries: [
        { id: "acknowledged", instead: "2.5" },
        { id: "only-seen", instead: "2.2" },
        { id: "public-error-first", instead: "2.5" },
        { id: "public-zone", instead: "2.5" },
        { id: "mulligans", instead: "2.4" },
      ],
      also: [{ id: "opponent-could-have-noticed", infraction: "2.6", to: "opponent", when: yes("opponent-could-have-noticed") }],
      notes: ["smallest-set"],
      see: ["1.3", "1.4", "2.6"],
    },
    {
      ...entry("2.4", "warning"),
      remedies: [{ id: "one-more-mulligan" }],
      boundaries: [{ id: "too-many-later", instead: "2.3" }, { id: "too-few-later", instead: "2.5" }, { id: "harmless" }],
    },
    {
      ...entry("2.5", "warning"),
      questions: [
        asked("both-at-fault", "judgement"),
        { ...asked("opponent-could-have-noticed", "judgement"), when: { not: yes("both-at-fault") } },
      ],
      remedies: [
        { ...ends("simple-backup"), authority: "head-judge" },
        choice("fix-untap"),
        choice("fix-choice"),
        choice("fix-hand"),
        choice("fix-zone"),
        { ...ends("backup-or-leave"), authority: "head-judge" },
      ],
      boundaries: [
        { id: "trigger", instead: "2.1" },
        { id: "looked", instead: "2.2" },
        { id: "hidden-cards", instead: "2.3" },
        { id: "mulligan", instead: "2.4" },
        { id: "on-purpose", instead: "4.8" },
      ],
      also: [
        { id: "both-at-fault", infraction: "2.5", to: "opponent", when: yes("both-at-fault") },
        {
          id: "opponent-could-have-noticed",
          infraction: "2.6",
          to: "opponent",
          when: { all: [yes("opponent-could-have-noticed"), { not: yes("both-at-fault") }] },
        },
      ],
      notes: ["shared-fault", "partial-fix", "damage-order"],
      see: ["1.4", "2.6"],
    },
    {
      ...entry("2.6", "warning"),
      boundaries: [{ id: "on-purpose", instead: "4.8" }, { id: "trigger" }],
      notes: ["never-raised"],
      see: ["2.5"],
    },
    {
      ...entry("3.1", "game-loss"),
      questions: [
        {
          id: "minutes-late",
          kind: "fact",
          answer: "number",
          marks: [
            { value: 0, text: "under-1" },
            { value: 5, text: "from-1" },
            { value: 10, text: "from-10" },
          ],
        },
        { ...asked("under-one-minute"), when: NO_MINUTES_GIVEN },
        { ...asked("ten-minutes"), when: NO_MINUTES_GIVEN },
        asked("permitted-delay"),
        { ...asked("permitted-delay-overrun"), when: yes("permitted-delay") },
      ],
      modifiers: [
        { ...modifier("3.1", "under-one-minute", "warning"), when: { all: [UNDER_ONE_MINUTE, { not: yes("permitted-delay") }] } },
        modifier("3.1", "permitted-delay", "no-penalty"),
        { ...modifier("3.1", "ten-minutes", "match-loss"), when: { any: [yes("ten-minutes"), AFTER_TEN_MINUTES] } },
        modifier("3.1", "permitted-delay-overrun", "match-loss"),
      ],
      remedies: [
        choice("time-extension"),
        { id: "dropped", when: { any: [yes("ten-minutes"), AFTER_TEN_MINUTES, yes("permitted-delay-overrun")] } },
      ],
      notes: ["when-it-starts", "any-judge", "what-counts"],
      see: ["3.4", "1.1"],
    },
    {
      ...entry("3.2", "match-loss"),
      ...asks("3.2", [{ id: "between-games-info", to: "game-loss" }]),
      notes: ["adviser", "cards-and-notes"],
    },
    {
      ...entry("3.3", "warning"),
      remedies: [choice("two-turns")],
      boundaries: [{ id: "on-purpose", instead: "4.7" }],
      notes: ["prompt-first"],
      see: ["4.7"],
    },
    {
      ...entry("3.4", "game-loss"),
      questions: [asked("obvious-entry", "judgement"), { ...asked("judge-error", "judgement"), when: { not: yes("obvious-entry") } }],
      modifiers: [
        { ...modifier("3.4", "obvious-entry", "no-penalty"), approval: "head-judge" },
        {
          ...modifier("3.4", "judge-error", "warning"),
          when: { all: [yes("judge-error"), { not: yes("obvious-entry") }] },
          approval: "head-judge",
        },
      ],
      remedies: [
        choice("illegal-cards"),
        choice("companion"),
        { id: "match-deck" },
        choice("over-maximum"),
        choice("too-few"),
        choice("originals-found"),
      ],
      boundaries: [{ id: "only-deck-wrong", instead: "3.5" }, { id: "anothers-registration" }],
      notes: ["found-while-counting", "any-judge"],
      see: ["3.5", "3.1"],
    },
    {
      ...entry("3.5", "warning"),
      questions: [...DECK_UPGRADES.map(({ id, kind }) => asked(id, kind)), asked("in-opponents-deck")],
      modifiers: asks("3.5", DECK_UPGRADES).modifiers ?? [],
      remedies: [{ id: "show" }, choice("game-started"), choice("more-to-remove"), choice("among-sideboard"), choice("companion")],
      boundaries: [{ id: "cannot-be-found", instead: "3.4" }, { id: "only-sideboard-missing" }],
      also: [{ id: "in-opponents-deck", infraction: "3.5", to: "opponent", when: yes("in-opponents-deck") }],
      notes: ["cards-not-counted"],
      see: ["3.4"],
    },
    { ...entry("3.6", "warning"), notes: ["further-rules"] },
    {
      ...entry("3.7", "warning"),
      remedies: [{ ...choice("backup"), authority: "head-judge" }],
      boundaries: [{ id: "nothing-came-of-it" }],
      see: ["1.4", "MTR"],
    },
    {
      ...entry("3.8", "warning"),
      ...asks("3.8", [
        { id: "no-replacement", to: "game-loss" },
        { id: "pattern", to: "game-loss", kind: "judgement", approval: "head-judge" },
      ]),
      remedies: [{ id: "replace" }, { ...choice("proxy"), authority: "head-judge" }, { id: "basics", when: yes("no-replacement") }],
      notes: ["sideboard"],
    },
    {
      ...entry("3.9", "warning"),
      remedies: [{ id: "shuffle" }],
      boundaries: [{ id: "on-purpose", instead: "4.8" }],
      notes: ["piles"],
    },
    { ...entry("4.1", "warning"), remedies: [{ id: "put-right" }], notes: ["any-kind", "end-of-game"], see: ["4.2"] },
    {
      ...entry("4.2", "match-loss"),
      ...asks("4.2", [
        { id: "malice-or-no-remorse", to: "disqualification", kind: "judgement", approval: "head-judge" },
        { id: "repeated", to: "disqualification" },
      ]),
      remedies: [{ id: "separate" }, { id: "leave-venue", when: { any: [yes("malice-or-no-remorse"), yes("repeated")] } }],
      boundaries: [{ id: "threat", instead: "4.5" }],
      notes: ["end-of-match", "repeat"],
      see: ["4.1", "4.5"],
    },
    { ...entry("4.3", "match-loss"), boundaries: [{ id: "knew", instead: "4.8" }], see: ["4.4"] },
    {
      ...entry("4.4", "match-loss"),
      boundaries: [{ id: "knew", instead: "4.8" }, { id: "permitted-split" }],
      see: ["4.3", "MTR"],
    },
    { ...entry("4.5", "disqualification"), remedies: [{ id: "leave-venue" }], see: ["1.1"] },
    { ...entry("4.6", "disqualification"), remedies: [{ id: "leave-venue" }], see: ["1.1"] },
    { ...entry("4.7", "disqualification"), boundaries: [{ id: "not-on-purpose", instead: "3.3" }], see: ["3.3"] },
    { ...entry("4.8", "disqualification"), notes: ["two-conditions", "whose-match"], see: ["1.1", "1.2"] },
  ],
  repeatRules: [
    {
      id: "game-play-errors",
      section: "2",
      select: { classes: ["2"], except: ["2.6"] },
      counts: { what: "issued", penalties: ["warning"] },
      group: "infraction",
      prior: 2,
      whenIssued: ["warning"],
      effect: { kind: "to", penalties: ["game-loss"] },
      window: "day",
      strength: "must",
    },
    {
      id: "tournament-errors",
      section: "3",
      select: { classes: ["3"], except: ["3.2", "3.4"] },
      counts: { what: "issued", penalties: ["warning"] },
      group: "infraction",
      prior: 1,
      whenIssued: ["warning"],
      effect: { kind: "to", penalties: ["game-loss"] },
      window: "day",
      strength: "must",
    },
    {
      id: "unsporting-minor",
      section: "4.1",
      select: { infractions: ["4.1"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "to", penalties: ["game-loss"] },
      window: "event",
      strength: "must",
    },
    {
      id: "unsporting-major",
      section: "4.2",
      select: { infractions: ["4.2"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "to", penalties: ["disqualification"] },
      window: "event",
      strength: "must",
    },
  ],
  timing: [
    { id: "late-game", penalties: ["game-loss"], infractions: ["3.1"], applies: "next-game", section: "3.1" },
    { id: "late-match", penalties: ["match-loss"], infractions: ["3.1"], applies: "current-match", section: "3.1" },
    {
      id: "list-outside-match",
      penalties: ["game-loss"],
      infractions: ["3.4"],
      when: OUTSIDE_A_MATCH,
      applies: "next-match",
      section: "3.4",
    },
    {
      id: "game-next",
      penalties: ["game-loss"],
      when: { any: [{ fact: "found", is: "between-games" }, { fact: "found", is: "match-decided" }, OUTSIDE_A_MATCH] },
      applies: "next-game",
      section: "1.1",
    },
    { id: "game", penalties: ["game-loss"], applies: "current-game", section: "1.1" },
    {
      id: "match-next",
      penalties: ["match-loss"],
      when: { any: [{ fact: "found", is: "match-decided" }, OUTSIDE_A_MATCH] },
      applies: "next-match",
      section: "1.1",
    },
    { id: "match", penalties: ["match-loss"], applies: "current-match", section: "1.1" },
    { id: "now", penalties: ["no-penalty", "warning", "disqualification"], applies: "now", section: "1.1" },
  ],
  timeExtension: { overSeconds: 60, deckCheck: 3, section: "1.2" },
  moment: {
    id: "found",
    kind: "fact",
    answer: "choice",
    options: ["during-game", "between-games", "match-decided", "between-matches", "list-check"],
  },
  grid: [
    { infraction: "2.5" },
    { infraction: "2.1" },
    { infraction: "2.3" },
    { infraction: "2.2" },
    { infraction: "2.6" },
    { infraction: "3.1", facts: { "minutes-late": 5 }, text: "late-from-1" },
    { infraction: "3.5" },
    { infraction: "3.3" },
    { infraction: "2.4" },
    { infraction: "3.4" },
    { infraction: "3.7" },
    { infraction: "3.1", facts: { "minutes-late": 0 }, text: "late-under-1" },
    { infraction: "3.1", facts: { "minutes-late": 10 }, text: "late-from-10" },
    { infraction: "3.8" },
    { infraction: "3.9" },
    { infraction: "4.1" },
  ],
  tree: [
    {
      id: "start",
      options: [
        { id: "game", node: "game" },
        { id: "deck", node: "deck" },
        { id: "time", node: "time" },
        { id: "talk", node: "talk" },
        { id: "conduct", node: "conduct" },
        { id: "result", node: "result" },
        { id: "on-purpose", node: "on-purpose" },
      ],
    },
    {
      id: "game",
      options: [
        { id: "trigger", infraction: "2.1" },
        { id: "hidden", node: "hidden" },
        { id: "mulligan", infraction: "2.4" },
        { id: "rule", infraction: "2.5" },
        { id: "opponent-overlooked", infraction: "2.6" },
        { id: "shuffling", infraction: "3.9" },
      ],
    },
    {
      id: "hidden",
      options: [
        { id: "only-seen", infraction: "2.2" },
        { id: "joined", infraction: "2.3" },
        { id: "opponent-could-tell", infraction: "2.5" },
      ],
    },
    {
      id: "deck",
      options: [
        { id: "list", infraction: "3.4" },
        { id: "deck", infraction: "3.5" },
        { id: "marked", infraction: "3.8" },
        { id: "limited", infraction: "3.6" },
      ],
    },
    {
      id: "time",
      options: [
        { id: "late", infraction: "3.1" },
        { id: "slow", infraction: "3.3" },
        { id: "stalling", infraction: "4.7" },
      ],
    },
    {
      id: "talk",
      options: [
        { id: "wrong-information", infraction: "3.7" },
        { id: "outside", infraction: "3.2" },
      ],
    },
    {
      id: "conduct",
      options: [
        { id: "minor", infraction: "4.1" },
        { id: "major", infraction: "4.2" },
        { id: "aggressive", infraction: "4.5" },
        { id: "theft", infraction: "4.6" },
      ],
    },
    {
      id: "result",
      options: [
        { id: "chance", infraction: "4.3" },
        { id: "offer", infraction: "4.4" },
        { id: "knew", infraction: "4.8" },
      ],
    },
    {
      id: "on-purpose",
      options: [
        { id: "clock", infraction: "4.7" },
        { id: "theft", infraction: "4.6" },
        { id: "other", infraction: "4.8" },
      ],
    },
  ],
});

interface Asked {
  readonly id: string;
  readonly to: PenaltyId;
  readonly kind?: Question["kind"];
  readonly approval?: "head-judge";
}

function entry(id: string, penalty: PenaltyId): Infraction {
  const base: Cell = { kind: "issue", penalties: [penalty], from: "source" };
  return { id, section: id, class: id.slice(0, 1), base };
}

/** Upgrades and downgrades that one yes-or-no question each decides. */
function asks(section: string, given: readonly Asked[]): Pick<Infraction, "questions" | "modifiers"> {
  return {
    questions: given.map(({ id, kind }) => asked(id, kind)),
    modifiers: given.map(({ id, to, approval }) => ({ ...modifier(section, id, to), ...(approval ? { approval } : {}) })),
  };
}

function asked(id: string, kind: Question["kind"] = "fact"): Question {
  return { id, kind, answer: "boolean" };
}

function modifier(section: string, id: string, penalty: PenaltyId): Modifier {
  return { id, when: yes(id), effect: { kind: "set", penalties: [penalty] }, section, from: "source" };
}

function yes(fact: string): Predicate {
  return { fact, is: true };
}

function choice(id: string): Remedy {
  return { id, conditional: true };
}

function ends(id: string): Remedy {
  return { id, conditional: true, stop: true };
}
