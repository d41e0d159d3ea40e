/**
 * Chooses so many of the tables by chance. The same seed, tables and count give the same choice on every phone, in whatever order the tables
 * stand: anybody can repeat the draw.
 */
export function drawTables(tables: readonly string[], count: number, seed: string): readonly string[] {
  const pool = [...new Set(tables)].sort(compareTables);
  const next = numbersFrom(seed);
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

/** FNV-1a for the seed, then mulberry32: small, and the same everywhere. */
function numbersFrom(seed: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
