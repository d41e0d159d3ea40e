import type { Entry, EntryColumns, LogState } from "#log";

/** All entries of a log, column by column: a hundred thousand are filtered and sorted within a frame. */
export interface Columns extends EntryColumns {
  readonly size: number;
  /** Rows by day, round and logical clock, the newest first. */
  readonly newest: Float64Array;
  readonly at: (row: number) => Entry | undefined;
}

const known = new WeakMap<LogState, { readonly change: number; readonly columns: Columns }>();

/** The columns of a log as it is now; the same ones while no entry has changed. */
export function columnsOf(state: LogState): Columns {
  const before = known.get(state);
  const { entries } = state;
  if (before?.change === entries.change) return before.columns;
  const columns = { ...entries.columns(), size: entries.size, newest: newestFirst(state), at: remembering(entries.at) };
  known.set(state, { change: entries.change, columns });
  return columns;
}

/** Rows that are shown are asked for again and again, and a line that gets the same entry need not be drawn anew. */
function remembering(at: (row: number) => Entry | undefined): (row: number) => Entry | undefined {
  const seen = new Map<number, Entry | undefined>();
  return (row) => {
    if (seen.size > MOST_SEEN) seen.clear();
    if (!seen.has(row)) seen.set(row, at(row));
    return seen.get(row);
  };
}

const MOST_SEEN = 500;

/** The parts of a value of the column "penalty". */
export function penaltyParts(value: string): { readonly guide: string; readonly edition: string; readonly ids: readonly string[] } {
  const [guide = "", edition = "", ...ids] = value.split(" ");
  return { guide, edition, ids };
}

/** The parts of a value of the column "infraction". */
export function infractionParts(value: string): { readonly guide: string; readonly infraction: string } {
  const [guide = "", infraction = ""] = value.split(" ");
  return { guide, infraction };
}

/** No more than that many rows fit beside a key in one number. */
const SPAN = 2 ** 20;

function newestFirst({ entries }: LogState): Float64Array {
  const { clock, day, round } = entries.columns();
  const byClock = sortedBy(Float64Array.from(entries.rows()), (row) => clock[row] ?? 0);
  return sortedBy(byClock, (row) => (day[row] ?? 0) * 1000 + (round[row] ?? 0)).reverse();
}

/** Rows by a key of theirs; those with equal keys stay in order. Sorts numbers as numbers, without a comparison in JavaScript. */
export function sortedBy(rows: Float64Array, keyOf: (row: number) => number): Float64Array {
  return rows
    .map((row, index) => keyOf(row) * SPAN + index)
    .sort()
    .map((each) => rows[each % SPAN] ?? 0);
}
