import type { Facts, Hint, InfractionId, LevelId, Moment, NoAnswer, Party, PenaltyId, Provenance, Remedy, Section } from "./model.ts";

/** One standing or voided entry of the player's record, as far as the rules look at it. */
export interface Prior {
  readonly id: string;
  readonly infraction: InfractionId;
  /** What was issued; empty: nothing was. */
  readonly issued: readonly PenaltyId[];
  readonly day: number;
  readonly round: number;
  readonly voided?: boolean;
  /** Not decided yet; counts for nothing. */
  readonly open?: boolean;
  /** Of an event before this one: shown as context, never counted. */
  readonly earlierEvent?: boolean;
  /** The judge repeated the same step to teach: this offence does not move the ladder. */
  readonly repeatedStep?: boolean;
  readonly draft?: string;
}

export interface Incident {
  readonly infraction: InfractionId;
  readonly level: LevelId;
  readonly day: number;
  readonly round: number;
  /** Answers to the guide's questions and the event's decisions. */
  readonly facts: Facts;
  readonly draft?: string;
  /** The match has one game only. */
  readonly singleGame?: boolean;
  /** The head judge's ruling for a cell that the guide does not give. */
  readonly house?: readonly PenaltyId[];
}

export type Reason =
  | {
      readonly kind: "base";
      readonly penalties: readonly PenaltyId[];
      readonly section: Section;
      readonly from: Provenance;
      readonly edition?: string;
    }
  | { readonly kind: "no-value"; readonly why: NoAnswer; readonly section: Section }
  | {
      readonly kind: "modifier";
      readonly id: string;
      readonly penalties: readonly PenaltyId[];
      readonly section: Section;
      readonly from: Provenance;
      readonly edition?: string;
    }
  | {
      readonly kind: "repeat";
      readonly rule: string;
      readonly counted: readonly string[];
      readonly penalties: readonly PenaltyId[];
      readonly section: Section;
    }
  | { readonly kind: "repeat-within-base"; readonly rule: string; readonly counted: readonly string[]; readonly section: Section };

export interface Component {
  readonly penalty: PenaltyId;
  readonly carries?: PenaltyId;
  readonly applies: Moment;
  readonly timingSection: Section;
  readonly tell: readonly Party[];
  readonly reasons: readonly Reason[];
}

export type Outcome =
  | { readonly kind: "issue"; readonly components: readonly Component[] }
  /** The guide says that it is no offence. */
  | { readonly kind: "no-offence" }
  /** The guide gives no penalty; `floor` is the least it allows, `reference` its last printed step. */
  | {
      readonly kind: "no-answer";
      readonly why: NoAnswer;
      readonly floor?: readonly PenaltyId[];
      readonly reference?: readonly PenaltyId[];
    };

export interface Proposal {
  readonly rule: string;
  readonly strength: "should" | "may";
  readonly penalties: readonly PenaltyId[];
  readonly counted: readonly string[];
  readonly section: Section;
}

export interface Alert {
  readonly id: string;
  readonly entries: readonly string[];
  readonly proposes: readonly PenaltyId[];
  readonly section: Section;
}

export interface AlsoIssued {
  readonly id: string;
  readonly infraction: InfractionId;
  /** Another person; the penalty is then a first offence's, as that person's record is not known here. */
  readonly to?: string;
  /** Absent where the guide gives no answer for the other row. */
  readonly issue?: readonly PenaltyId[];
}

/** What a next offence of the same kind would bring. */
export type NextStep =
  | { readonly kind: "issue"; readonly penalties: readonly PenaltyId[] }
  | { readonly kind: "no-answer"; readonly why: NoAnswer };

export interface Ruling {
  readonly guide: string;
  readonly edition: string;
  readonly level: LevelId;
  readonly infraction: InfractionId;
  readonly section: Section;
  /** 1 = first, under the guide's own way of counting. */
  readonly offence: number;
  /** Ids of the entries that were counted. */
  readonly counted: readonly string[];
  /** Ids of entries of the same kind that stand but do not move the ladder. */
  readonly notCounted: readonly string[];
  readonly outcome: Outcome;
  readonly reasons: readonly Reason[];
  readonly remedies: readonly Remedy[];
  readonly approval?: "head-judge";
  readonly prizes?: "kept" | "forfeited";
  /** The section by which a game loss decides this match of one game. */
  readonly losesMatch?: Section;
  readonly proposals: readonly Proposal[];
  readonly alerts: readonly Alert[];
  readonly also: readonly AlsoIssued[];
  /** The guide advises to consider the same step once more, to teach. */
  readonly mayRepeatStep?: Section;
  /** What a sibling guide says where this one is lost. */
  readonly hint?: Hint;
  readonly next?: NextStep;
}
