import type { Entry } from "./entry.ts";

const MOST = 500;

/** Rows that are shown are asked for again and again, and a line that gets the same entry need not be drawn anew. */
export function remembering(at: (row: number) => Entry | undefined): (row: number) => Entry | undefined {
  const seen = new Map<number, Entry | undefined>();
  return (row) => {
    if (seen.size > MOST) seen.clear();
    if (!seen.has(row)) seen.set(row, at(row));
    return seen.get(row);
  };
}
