import type { LogState } from "./state.ts";

const known = new WeakMap<LogState, { readonly change: number; readonly rows: Float64Array }>();

/** Rows of all entries by day, round and logical clock, the newest first; the same array while no entry has changed. */
export function newestRows(state: LogState): Float64Array {
  const before = known.get(state);
  const { entries } = state;
  if (before?.change === entries.change) return before.rows;
  const { clock, day, round } = entries.columns();
  const byClock = sortedBy(Float64Array.from(entries.rows()), (row) => clock[row] ?? 0);
  const rows = sortedBy(byClock, (row) => (day[row] ?? 0) * 1000 + (round[row] ?? 0)).reverse();
  known.set(state, { change: entries.change, rows });
  return rows;
}

/** No more than that many rows fit beside a key in one number. */
const SPAN = 2 ** 20;

/** Rows by a key of theirs; those with equal keys stay in order. Sorts numbers as numbers, without a comparison in JavaScript. */
export function sortedBy(rows: Float64Array, keyOf: (row: number) => number): Float64Array {
  return rows
    .map((row, index) => keyOf(row) * SPAN + index)
    .sort()
    .map((each) => rows[each % SPAN] ?? 0);
}
