import type { LogState } from "./state.ts";

const known = new WeakMap<LogState, { readonly change: number; readonly rows: Float64Array }>();

/** Rows of all entries by day, round, logical clock and id, the newest first; the same array while no entry has changed. */
export function newestRows(state: LogState): Float64Array {
  const before = known.get(state);
  const { entries } = state;
  if (before?.change === entries.change) return before.rows;
  const { clock, day, round } = entries.columns();
  const byClock = sortedBy(Float64Array.from(entries.rows()), (row) => clock[row] ?? 0);
  const placeOf = (row: number) => (day[row] ?? 0) * 1000 + (round[row] ?? 0);
  const rows = sortedBy(byClock, placeOf).reverse();
  sortTies(rows, (a, b) => clock[a] === clock[b] && placeOf(a) === placeOf(b), state.events.idAt);
  known.set(state, { change: entries.change, rows });
  return rows;
}

/** Two phones may have the same clock: the order of their ids is the same everywhere. */
function sortTies(rows: Float64Array, isTie: (a: number, b: number) => boolean, idAt: (row: number) => string) {
  for (let start = 0; start < rows.length; ) {
    let end = start + 1;
    while (end < rows.length && isTie(rows[start] ?? 0, rows[end] ?? 0)) end += 1;
    if (end - start > 1) rows.subarray(start, end).sort((a, b) => (idAt(a) < idAt(b) ? 1 : -1));
    start = end;
  }
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
