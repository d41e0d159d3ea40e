import { type Entry, type LogEvent, type LogState, REOPENED, resolve, SETTLED } from "#log";
import { nameOf } from "../names.ts";
import type { Words } from "../words.ts";

/** The reasons that the app itself writes, as codes. */
export const REASON_CODES = ["twice", "facts", "appeal", "undo", ...Object.values(SETTLED), ...Object.values(REOPENED)] as const;

/** One penalty in words, as it leaves this phone. */
export interface ReportLine {
  readonly entry: Entry;
  readonly player: string;
  readonly number: string;
  readonly infraction: string;
  readonly section: string;
  readonly penalty: string;
  readonly recommended: string;
  readonly level: string;
  /** Free text: only where somebody asked for it. */
  readonly reasons: readonly Reason[];
  readonly note: string;
}

export interface Reason {
  readonly kind: "deviation" | "void" | "decision";
  readonly text: string;
}

/** All penalties in the order of the event. */
export function linesOf(state: LogState, words: Words): readonly ReportLine[] {
  return [...state.entries.values()].sort(inOrder).map((entry) => lineOf(state, entry, words));
}

export function lineOf(state: LogState, entry: Entry, words: Words): ReportLine {
  const { guide } = entry;
  return {
    entry,
    player: nameOf(state, entry.player),
    number: state.players.get(resolve(state, entry.player))?.ref ?? "",
    infraction: words.infraction(guide, entry.infraction, "name"),
    section: words.section(guide, entry.infraction),
    penalty: words.penalties(guide, entry.issued),
    recommended: entry.recommended?.issue ? words.penalties(guide, entry.recommended.issue) : "",
    level: words.level(guide, entry.level),
    reasons: reasonsOf(state, entry),
    note: entry.note ?? "",
  };
}

export function guidesIn(state: LogState): readonly string[] {
  return [...new Set([...state.entries.values()].map(({ guide }) => guide))].sort();
}

function inOrder(a: Entry, b: Entry): number {
  return a.day - b.day || a.round - b.round || a.clock - b.clock || (a.id < b.id ? -1 : 1);
}

function reasonsOf({ invalid }: LogState, { deviation, voidReason, state, history }: Entry): readonly Reason[] {
  const decision = history.findLast(({ id, body }) => body.kind === "decided" && !invalid.has(id));
  return [
    ...(deviation ? [{ kind: "deviation" as const, text: deviation }] : []),
    ...(state === "confirmed" || state === "refused" ? said(decision) : []),
    ...(voidReason ? [{ kind: "void" as const, text: voidReason }] : []),
  ];
}

function said(decision: LogEvent | undefined): readonly Reason[] {
  return decision?.body.kind === "decided" && decision.body.reason ? [{ kind: "decision", text: decision.body.reason }] : [];
}
