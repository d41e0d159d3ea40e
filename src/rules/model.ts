/** The general model of a penalty guide: plain JSON data, one value per printed edition, no prose and no game. */

export type PenaltyId = string;
export type LevelId = string;
export type InfractionId = string;
/** A section number as printed, for example "122" or "2.5". */
export type Section = string;
export type FactValue = boolean | number | string;
export type Facts = Readonly<Record<string, FactValue>>;
/** Where a value comes from. `house` is never in a guide: it marks a head judge's ruling for one event. */
export const PROVENANCES = ["source", "adjacent", "inferred", "house"] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** Why a guide gives no penalty. */
export const NO_ANSWERS = ["not-in-source", "beyond-chart", "not-applicable", "judge-decides"] as const;
export type NoAnswer = (typeof NO_ANSWERS)[number];

export const PENALTY_KINDS = ["none", "notice", "handicap", "game-loss", "match-loss", "score", "exclusion"] as const;
export type PenaltyKind = (typeof PENALTY_KINDS)[number];

export const PARTIES = ["player", "head-judge", "scorekeeper", "publisher", "organizer"] as const;
export type Party = (typeof PARTIES)[number];

export interface Penalty {
  readonly id: PenaltyId;
  /** Mildest is 0. Equal ranks have no order between them. */
  readonly rank: number;
  readonly kind: PenaltyKind;
  /** Penalty that goes on record together with this one, for example the warning behind a game loss. */
  readonly carries?: PenaltyId;
  /** What leaves nothing more to take away once this one stands. */
  readonly absorbs?: readonly PenaltyId[];
  /** Only the head judge may give it. */
  readonly approval?: "head-judge";
  readonly prizes?: "kept" | "forfeited";
  readonly tell: readonly Party[];
  readonly section: Section;
}

export interface Level {
  readonly id: LevelId;
  readonly rank: number;
}

export type Cell =
  | { readonly kind: "issue"; readonly penalties: readonly PenaltyId[]; readonly from: Provenance; readonly edition?: string }
  | { readonly kind: "none"; readonly why: NoAnswer; readonly from?: Provenance; readonly hint?: Hint };

/** What a sibling guide says where this one is lost: shown to the head judge, never issued by itself. */
export interface Hint {
  readonly guide: string;
  readonly infraction: InfractionId;
  /** Empty: the sibling names no penalty, only a repair. */
  readonly penalties: readonly PenaltyId[];
  readonly trust: "low" | "low-medium";
}

export type ByLevel<T> = T | { readonly kind: "by-level"; readonly levels: Readonly<Record<LevelId, T>> };

/** A condition over the answered facts, the event's decisions and the level. */
export type Predicate =
  | { readonly fact: string; readonly is: FactValue }
  | { readonly fact: string; readonly atLeast: number }
  | { readonly fact: string; readonly atMost: number }
  | { readonly fact: string; readonly moreThan: number }
  | { readonly fact: string; readonly lessThan: number }
  | { readonly level: readonly LevelId[] }
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly not: Predicate };

export interface Question {
  /** The fact id that the answer is stored under. */
  readonly id: string;
  readonly kind: "fact" | "judgement";
  readonly answer: "boolean" | "number" | "choice";
  readonly options?: readonly string[];
  /** Quick answers for a number, as [value, text key] pairs; a value stands for its whole range. */
  readonly marks?: readonly { readonly value: number; readonly text: string }[];
  /** Asked only where this holds. */
  readonly when?: Predicate;
  /** Answered once for the event, before it begins. */
  readonly scope?: "event";
}

export type Effect =
  /** The act is no offence at all. */
  | { readonly kind: "no-offence" }
  /** The base of this form of the infraction; repeats climb from here. Where several hold, the harshest is the base. */
  | { readonly kind: "set"; readonly penalties: readonly PenaltyId[] }
  /** At least this, whatever the record says; the worst result wins. */
  | { readonly kind: "raise"; readonly penalties: readonly PenaltyId[] }
  /** A further component beside the others. */
  | { readonly kind: "add"; readonly penalties: readonly PenaltyId[] }
  /** Up or down the given rungs, each of which stands once. */
  | { readonly kind: "step"; readonly by: number; readonly rungs: readonly PenaltyId[] }
  /** The guide leaves it open; what has been computed so far is the floor. */
  | { readonly kind: "judge-decides" };

export interface Modifier {
  readonly id: string;
  readonly when: Predicate;
  readonly effect: Effect;
  readonly section: Section;
  readonly from: Provenance;
  readonly edition?: string;
  readonly approval?: "head-judge";
  /** Holds only from this offence to that one (1 = first); absent = always. */
  readonly offences?: { readonly from: number; readonly to: number };
}

export interface Remedy {
  readonly id: string;
  /** A time limit in minutes. */
  readonly minutes?: number;
  /** The minutes are added to the clock of the game instead. */
  readonly extends?: true;
  readonly when?: Predicate;
  readonly offences?: { readonly from: number; readonly to: number };
  /** The text says in which situation of the game it is done; the wizard asks, the judge chooses. */
  readonly conditional?: true;
  /** Where this one was chosen, the list ends. */
  readonly stop?: true;
  /** Who carries it out or allows it, where the guide says so. */
  readonly authority?: "head-judge";
  readonly from?: Provenance;
  readonly edition?: string;
}

export interface Boundary {
  readonly id: string;
  /** The infraction that fits instead; absent, without a section: no infraction at all. */
  readonly instead?: InfractionId;
  /** Where to read on if the guide names no single infraction. */
  readonly section?: Section;
}

export interface AlsoIssue {
  readonly id: string;
  readonly infraction: InfractionId;
  /** Absent: the same player. */
  readonly to?: string;
  readonly when: Predicate | { readonly issued: PenaltyId };
}

export interface Infraction {
  readonly id: InfractionId;
  readonly section: Section;
  readonly class: string;
  readonly families?: readonly string[];
  readonly base: ByLevel<Cell>;
  /** What the first, second, third … offence brings where the guide prints each step. */
  readonly steps?: readonly (readonly PenaltyId[])[];
  readonly questions?: readonly Question[];
  readonly modifiers?: readonly Modifier[];
  readonly remedies?: readonly Remedy[];
  readonly boundaries?: readonly Boundary[];
  readonly also?: readonly AlsoIssue[];
  /** Keys of the notes on contradictions, gaps and uses. */
  readonly notes?: readonly string[];
  readonly see?: readonly Section[];
}

export interface Selector {
  readonly classes?: readonly string[];
  readonly infractions?: readonly InfractionId[];
  readonly families?: readonly string[];
  readonly all?: true;
  readonly except?: readonly InfractionId[];
}

export type Counts =
  /** Every standing offence; with `ledBy` also entries of other infractions that lead here by one of these penalties, unless their follow-up stands too. */
  | { readonly what: "offences"; readonly ledBy?: readonly PenaltyId[] }
  /** Standing entries with one of these penalties. */
  | { readonly what: "issued"; readonly penalties: readonly PenaltyId[] }
  /** Weights that add up across entries; with this incident's own they must reach the sum. Goes with the effect "to". */
  | { readonly what: "points"; readonly weights: Readonly<Record<PenaltyId, number>>; readonly reach: number };

export type RepeatEffect =
  /** At least this penalty. */
  | { readonly kind: "to"; readonly penalties: readonly PenaltyId[] }
  /** Up the rungs from the first rung that equals the base: one for each prior beyond the threshold, or one in all. */
  | { readonly kind: "climb"; readonly rungs: readonly PenaltyId[]; readonly once?: true; readonly cap?: PenaltyId }
  /** An explicit ladder: with that many priors, that penalty. */
  | { readonly kind: "ladder"; readonly steps: readonly { readonly prior: number; readonly penalties: readonly PenaltyId[] }[] }
  /** The steps printed at each infraction; beyond the last one the guide is silent. */
  | { readonly kind: "listed-steps" };

/** All rules of a guide start from the same base; the harshest result is issued, and each rule that fired is a reason. */
export interface RepeatRule {
  readonly id: string;
  readonly section: Section;
  /** The infractions to which the rule applies. */
  readonly select: Selector;
  /** The infractions whose entries count; absent: those selected. */
  readonly entriesOf?: Selector;
  readonly counts: Counts;
  readonly group: "infraction" | "class" | "family" | "all";
  /** How many counting entries must already stand; a level without a number does not know the rule. */
  readonly prior: ByLevel<number>;
  /** Fires only if the penalty so far contains one of these. */
  readonly whenIssued?: readonly PenaltyId[];
  readonly unless?: Predicate;
  readonly effect: RepeatEffect;
  readonly window: "game" | "match" | "round" | "draft" | "day" | "event";
  /** Only what must be is issued; the others are proposals. */
  readonly strength: "must" | "should" | "may";
  /** Only the head judge may raise by this rule. */
  readonly approval?: "head-judge";
}

/** Something the judge is asked to look at; never applied by itself. */
export interface AlertRule {
  readonly id: string;
  readonly section: Section;
  /** Entries with this penalty … */
  readonly penalty: PenaltyId;
  /** … under that many different infractions, this one included. */
  readonly unrelated: number;
  readonly proposes: readonly PenaltyId[];
}

export const MOMENTS = ["now", "current-game", "next-game", "current-match", "next-match", "next-round"] as const;
export type Moment = (typeof MOMENTS)[number];

export interface TimingRule {
  readonly id: string;
  readonly penalties: readonly PenaltyId[];
  readonly classes?: readonly string[];
  readonly infractions?: readonly InfractionId[];
  readonly when?: Predicate;
  readonly applies: Moment;
  readonly section: Section;
}

export interface TreeNode {
  readonly id: string;
  readonly options: readonly TreeOption[];
}
export interface TreeOption {
  readonly id: string;
  readonly node?: string;
  readonly infraction?: InfractionId;
}

export interface SectionEntry {
  readonly id: Section;
  readonly kind: "general" | "class" | "infraction" | "appendix";
  readonly notes?: readonly string[];
  readonly see?: readonly Section[];
}

export interface Guide {
  readonly id: string;
  readonly edition: string;
  /** ISO date from which the edition is in force; absent where the source gives none. */
  readonly effective?: string;
  /** ISO date on which somebody last compared this edition with what its publisher offers. */
  readonly checked: string;
  /** The publisher has replaced or retired it. */
  readonly historic?: true;
  readonly authorityLanguage: string;
  /** The publisher's page with the official text. */
  readonly officialUrl?: string;
  /** A sentence that the publisher demands word for word, in English, wherever the guide is shown whole, printed or exported. */
  readonly notice?: string;
  /** Languages whose names of the infractions are our own until somebody of the field confirms them. */
  readonly namesUnconfirmed?: readonly string[];
  readonly ladder: readonly Penalty[];
  readonly levels: readonly Level[];
  readonly sections: readonly SectionEntry[];
  readonly infractions: readonly Infraction[];
  readonly repeatRules: readonly RepeatRule[];
  readonly alerts?: readonly AlertRule[];
  readonly timing: readonly TimingRule[];
  /** What the judge says to a penalty being raised again: the same step once more, to teach. */
  readonly repeatStep?: { readonly levels: readonly LevelId[]; readonly section: Section };
  /** Where the guide says that in a match of one game a game loss decides the match. */
  readonly singleGame?: Section;
  /** Time given back to a table: none for what took no longer than so many seconds; whole minutes on top of a deck check. */
  readonly timeExtension?: { readonly overSeconds: number; readonly deckCheck?: number; readonly section: Section };
  /** Taken before the event begins; each is a fact for every ruling of the event. */
  readonly decisions?: readonly Question[];
  /** Asked at any infraction: where in the match it was found. */
  readonly moment?: Question;
  /** The commonest infractions, most frequent first, with facts that a tile presets. */
  readonly grid: readonly GridTile[];
  readonly tree: readonly TreeNode[];
}

export interface GridTile {
  readonly infraction: InfractionId;
  readonly facts?: Facts;
  /** Key of the tile's own name; absent: the infraction's short name. */
  readonly text?: string;
}
