import { parseTable } from "#log";
import type { Facts, PenaltyId } from "#rules";

/** Whom a ruling is about, and the id under which it will be recorded: however often "record" is tapped, it is one entry. */
export interface Subject {
  readonly player: string;
  readonly entry: string;
}

/** A ruling that is being made. It is stored at every step. */
export interface RulingDraft {
  readonly v: 1;
  readonly id: string;
  readonly subjects: readonly Subject[];
  readonly infraction?: string;
  readonly facts: Facts;
  readonly day: number;
  readonly round: number;
  readonly table: string;
  /** The table that stood there from the beginning: by the pairings, or because the ruling was begun there. */
  readonly seat?: string;
  readonly note: string;
  /** Whether the situation of a remedy step is the one at hand. */
  readonly situations?: Readonly<Record<string, boolean>>;
  /** Remedy steps that were ticked off. */
  readonly done: readonly string[];
  /** Absent: as the guide says. Null: the head judge decides later. */
  readonly chosen?: readonly PenaltyId[] | null;
  readonly reason: string;
  readonly repeatedStep: boolean;
  /** What a person says of offences before, by the id of their entry; the claim's own id makes it one, however often it is recorded. */
  readonly claims?: Readonly<Record<string, { readonly id: string; readonly times: number }>>;
  /** The entry whose ruling this changes. */
  readonly correcting?: string;
}

interface Begun {
  readonly day: number;
  readonly round: number;
  readonly table?: string | undefined;
}

export function newDraft(id: string, subjects: readonly Subject[], place: Begun): RulingDraft {
  const { day, round, table = "" } = place;
  return {
    v: 1,
    id,
    subjects,
    facts: {},
    day,
    round,
    table,
    seat: table,
    note: "",
    done: [],
    reason: "",
    repeatedStep: false,
  };
}

/** Another infraction starts the answers anew; what was typed stays. */
export function withInfraction(draft: RulingDraft, infraction: string, facts: Facts = {}): RulingDraft {
  const { chosen, situations, claims, ...rest } = draft;
  return { ...rest, infraction, facts, done: [], repeatedStep: false };
}

export function withFact(draft: RulingDraft, fact: string, value: Facts[string] | undefined): RulingDraft {
  const { [fact]: _, ...others } = draft.facts;
  return { ...draft, facts: value === undefined ? others : { ...others, [fact]: value } };
}

export function withClaim(
  draft: RulingDraft,
  entry: string,
  claim: { readonly id: string; readonly times: number } | undefined,
): RulingDraft {
  const { [entry]: _, ...others } = draft.claims ?? {};
  return { ...draft, claims: claim ? { ...others, [entry]: claim } : others };
}

/** The table as it is recorded, where one was typed. */
export function tableIn(draft: RulingDraft): { readonly table?: string } {
  const table = parseTable(draft.table);
  return table === "" ? {} : { table };
}

/** Whether nothing but the person was chosen: such a draft can be used again for the same person. */
export function isUntouched(draft: RulingDraft): boolean {
  return draft.infraction === undefined && draft.note === "" && draft.table === (draft.seat ?? "") && draft.correcting === undefined;
}

export function isDraft(value: unknown): value is RulingDraft {
  return (
    typeof value === "object" && value !== null && "v" in value && value.v === 1 && "subjects" in value && Array.isArray(value.subjects)
  );
}
