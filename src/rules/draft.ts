import type { Guide, NoAnswer, PenaltyId } from "./model.ts";
import type { Reason } from "./ruling.ts";

/** A penalty while it is being worked out, with the reasons so far. `why` is set while the guide gives no base. */
export interface Draft {
  readonly penalties: readonly PenaltyId[];
  readonly reasons: readonly Reason[];
  readonly why?: NoAnswer;
}

export function replace(draft: Draft, penalties: readonly PenaltyId[], reason: Reason): Draft {
  return { penalties, reasons: [...draft.reasons, reason] };
}

export function note(draft: Draft, ...reasons: readonly Reason[]): Draft {
  return { ...draft, reasons: [...draft.reasons, ...reasons] };
}

/** The rank of the harshest penalty; -1 for none. */
export function severityOf(guide: Guide, penalties: readonly PenaltyId[]): number {
  return Math.max(-1, ...guide.ladder.filter((each) => penalties.includes(each.id)).map((each) => each.rank));
}

export function isMilder(guide: Guide, penalties: readonly PenaltyId[], than: readonly PenaltyId[]): boolean {
  return severityOf(guide, penalties) < severityOf(guide, than);
}

/** Mildest first, without what a harsher component leaves no room for. */
export function settled(guide: Guide, penalties: readonly PenaltyId[]): readonly PenaltyId[] {
  const absorbed = new Set(guide.ladder.filter((each) => penalties.includes(each.id)).flatMap((each) => each.absorbs ?? []));
  return penalties.filter((each) => !absorbed.has(each)).toSorted((a, b) => severityOf(guide, [a]) - severityOf(guide, [b]));
}
