import { seededNumbers } from "#rules";

/**
 * Chooses so many of the tables by chance. The same seed, tables and count give the same choice on every phone, in whatever order the tables
 * stand: anybody can repeat the draw.
 */
export function drawTables(tables: readonly string[], count: number, seed: string): readonly string[] {
  const pool = [...new Set(tables)].sort(compareTables);
  const next = seededNumbers(seed);
  for (let index = pool.length - 1; index > 0; index -= 1) {
    const other = next(index + 1);
    [pool[index], pool[other]] = [pool[other] ?? "", pool[index] ?? ""];
  }
  return pool.slice(0, count).sort(compareTables);
}

/** 2 before 10, and both before A. */
export function compareTables(a: string, b: string): number {
  const [one, other] = [Number(a), Number(b)];
  if (Number.isFinite(one) && Number.isFinite(other) && one !== other) return one - other;
  if (Number.isFinite(one) !== Number.isFinite(other)) return Number.isFinite(one) ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
