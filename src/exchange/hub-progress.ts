import type { CoverageHead } from "#log";

/** How far this phone has come with one hub. */
export interface HubProgress {
  /** Which stream it was: a hub that was set up anew has another. */
  readonly created?: string;
  /** The last record that was read, and its place in the stream. */
  readonly read: number;
  readonly readId?: string;
  /** Ends of the chains that the hub holds: all of them are in this phone's log, too. */
  readonly heads: readonly CoverageHead[];
  /** Records that could not be taken yet, to be read again. */
  readonly later: readonly HubLater[];
  /** Records that never can be taken. */
  readonly refused: number;
}

export interface HubLater {
  readonly seq: number;
  readonly kind: LaterKind;
}

/** `gap`, `not-joined`: what comes before is missing. `too-new`: this program has to be updated first. */
export const LATER_KINDS = ["gap", "not-joined", "too-new"] as const;
export type LaterKind = (typeof LATER_KINDS)[number];

export const NO_PROGRESS: HubProgress = { read: 0, heads: [], later: [], refused: 0 };

/** Somebody who has the hub's code may write what nobody can take; the list does not grow without end. */
const MOST_LATER = 500;

export interface StreamInfo {
  readonly created: string;
  readonly last: number;
}

/**
 * Whether the stream is still the one that was read: it can be new, or have lost its end.
 *
 * `idAtRead` is the record that stands now where this phone read last.
 */
export function isSameStream({ created, read, readId }: HubProgress, stream: StreamInfo, idAtRead: string | undefined): boolean {
  return created === stream.created && read <= stream.last && (read === 0 || readId === idAtRead);
}

/** Reads everything again and offers everything again. Records that are on their way keep their ids, so that twice is once. */
export function afresh(created: string): HubProgress {
  return { ...NO_PROGRESS, created };
}

export type Outcome =
  | { readonly kind: "taken"; readonly heads: readonly CoverageHead[] }
  | { readonly kind: "later"; readonly why: LaterKind }
  | { readonly kind: "refused" };

export interface Place {
  readonly seq: number;
  readonly id: string;
}

/** After the next record of the stream. */
export function afterRecord(progress: HubProgress, { seq, id }: Place, outcome: Outcome): HubProgress {
  return settled({ ...progress, read: seq, readId: id }, seq, outcome);
}

/** After one that was put off. */
export function afterRetry(progress: HubProgress, seq: number, outcome: Outcome): HubProgress {
  return settled({ ...progress, later: progress.later.filter((each) => each.seq !== seq) }, seq, outcome);
}

/** After the hub has stored what this phone sent; `seq` is not known if it had it before. If nothing else came in between, there is no need to read it back. */
export function afterAck(
  progress: HubProgress,
  { seq, id }: { readonly seq: number | undefined; readonly id: string },
  heads: readonly CoverageHead[],
): HubProgress {
  const next = seq === progress.read + 1 ? { read: seq, readId: id } : {};
  return { ...progress, ...next, heads: merged(progress.heads, heads) };
}

/** Of one phone's chain only the furthest end counts, unless the chain has forked: `isForked` is asked with the chain's tag. */
export function withoutPassed(heads: readonly CoverageHead[], isForked: (tag: string) => boolean): readonly CoverageHead[] {
  const furthest = new Map<string, number>();
  for (const { phone, seq } of heads) furthest.set(phone, Math.max(seq, furthest.get(phone) ?? 0));
  return heads.filter(({ phone, seq }) => isForked(phone) || seq === furthest.get(phone));
}

function settled(progress: HubProgress, seq: number, outcome: Outcome): HubProgress {
  switch (outcome.kind) {
    case "taken":
      return { ...progress, heads: merged(progress.heads, outcome.heads) };
    case "later":
      return { ...progress, later: [...progress.later, { seq, kind: outcome.why }].slice(-MOST_LATER) };
    case "refused":
      return { ...progress, refused: progress.refused + 1 };
  }
}

function merged(known: readonly CoverageHead[], more: readonly CoverageHead[]): readonly CoverageHead[] {
  const all = new Map([...known, ...more].map((each) => [`${each.phone} ${each.seq} ${each.hash}`, each]));
  return [...all.values()];
}
