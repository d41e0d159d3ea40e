import { defined } from "./defined.ts";
import type { BodyOf, LogEvent, RulingFields } from "./event.ts";

export const ENTRY_STATES = ["open", "pending", "standing", "confirmed", "refused", "voided"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** One penalty entry: what was recorded and everything that happened to it since. */
export interface Entry extends RulingFields {
  readonly id: string;
  readonly player: string;
  readonly state: EntryState;
  readonly day: number;
  readonly round: number;
  readonly table?: string;
  readonly note?: string;
  readonly draft?: string;
  readonly group?: string;
  readonly by: string;
  readonly at: string;
  readonly phone: string;
  readonly clock: number;
  readonly voidReason?: string;
  /** The event that recorded it and all that target it, in the log's order. */
  readonly history: readonly LogEvent[];
}

export interface Note {
  readonly id: string;
  readonly player?: string;
  readonly text: string;
  readonly day: number;
  readonly round: number;
  readonly table?: string;
  readonly draft?: string;
  readonly by: string;
  readonly at: string;
  readonly voided: boolean;
  readonly clock: number;
}

/** A note as the events that target it leave it. */
export function noteOf(event: LogEvent, body: BodyOf<"noted">, events: readonly LogEvent[]): Note {
  const { kind, ...noted } = body;
  let note: Note = { ...noted, id: event.id, by: event.by, at: event.at, voided: false, clock: event.clock };
  for (const { body: each } of events) {
    if (each.kind === "voided") note = { ...note, voided: true };
    if (each.kind === "restored") note = { ...note, voided: false };
    if (each.kind === "reassigned") note = { ...note, player: each.player };
    if (each.kind !== "corrected") continue;
    const { kind: _, target, ruling, note: text, ...changes } = each;
    note = { ...note, ...defined(changes), ...defined({ text }) };
  }
  return note;
}

/** An entry as the events that target it leave it. `history` has those too that nobody heeds. */
export function entryOf(event: LogEvent, body: BodyOf<"recorded">, events: readonly LogEvent[], history = events): Entry {
  const { kind, ...recorded } = body;
  let entry: Entry = {
    ...recorded,
    id: event.id,
    state: "standing",
    by: event.by,
    at: event.at,
    phone: event.phone,
    clock: event.clock,
    history: [...history],
  };
  let voided: string | undefined;
  let decision: BodyOf<"decided"> | undefined;
  for (const { body: each } of events) {
    switch (each.kind) {
      case "corrected": {
        const { kind: _, target: __, ruling, ...changes } = each;
        entry = { ...withRuling(entry, ruling), ...defined(changes) };
        // The head judge decided on what stood before; a new ruling waits for a new decision.
        if (ruling) decision = undefined;
        break;
      }
      case "reassigned":
        entry = { ...entry, player: each.player };
        break;
      case "voided":
        voided = each.reason;
        break;
      case "restored":
        voided = undefined;
        break;
      case "decided":
        decision = each;
        if (each.decision === "changed" && each.issued) entry = { ...entry, issued: each.issued };
        break;
    }
  }
  return { ...entry, state: stateOf(entry, voided, decision), ...(voided === undefined ? {} : { voidReason: voided }) };
}

/** A corrected ruling replaces the whole ruling, so that no part of the old one is left over. */
function withRuling(entry: Entry, ruling: RulingFields | undefined): Entry {
  if (!ruling) return entry;
  const { infraction, recommended, issued, pending, deviation, repeatedStep, ...rest } = entry;
  return { ...rest, ...ruling };
}

function stateOf(entry: Entry, voided: string | undefined, decision: BodyOf<"decided"> | undefined): EntryState {
  if (voided !== undefined) return "voided";
  if (entry.infraction === undefined || entry.issued === undefined) return "open";
  if (decision) return decision.decision === "refused" ? "refused" : "confirmed";
  return entry.pending ? "pending" : "standing";
}
