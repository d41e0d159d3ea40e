import { type Entry, type EntryColumns, type LogState, newestRows, remembering } from "#log";

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
  const columns = { ...entries.columns(), size: entries.size, newest: newestRows(state), at: remembering(entries.at) };
  known.set(state, { change: entries.change, columns });
  return columns;
}

/** The parts of a value of the column "infraction". */
export function infractionParts(value: string): { readonly guide: string; readonly infraction: string } {
  const [guide = "", infraction = ""] = value.split(" ");
  return { guide, infraction };
}
