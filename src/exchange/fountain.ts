import { addMultiple, inverse, scale } from "./field.ts";

/**
 * A systematic random linear code over GF(256). The first blocks are the bytes themselves, every later one is a sum of all of them with factors
 * that follow from its place. Any `count` different blocks are enough but for one time in some 250, and then one more is.
 */
export function blockAt(source: Uint8Array, size: number, place: number): Uint8Array {
  const count = Math.ceil(source.length / size);
  const block = new Uint8Array(size);
  if (place < count) {
    block.set(source.subarray(place * size, (place + 1) * size));
    return block;
  }
  const factors = factorsAt(place, count);
  for (let index = 0; index < count; index += 1) {
    addMultiple(block, source.subarray(index * size, (index + 1) * size), factors[index] as number);
  }
  return block;
}

export interface Decoder {
  /** Whether the block told something new. */
  readonly add: (place: number, block: Uint8Array) => boolean;
  readonly rank: () => number;
  /** The blocks in their order; undefined until there are enough. */
  readonly solve: () => Uint8Array | undefined;
}

interface Row {
  readonly factors: Uint8Array;
  readonly block: Uint8Array;
}

export function createDecoder(count: number, size: number): Decoder {
  /** By the place of the first factor, which is 1. */
  const rows = new Array<Row | undefined>(count);
  const seen = new Set<number>();
  let rank = 0;
  const add = (place: number, given: Uint8Array) => {
    if (rank === count || seen.has(place)) return false;
    seen.add(place);
    const row = { factors: factorsAt(place, count), block: given.slice() };
    for (let index = 0; index < count; index += 1) {
      const factor = row.factors[index] as number;
      if (factor === 0) continue;
      const pivot = rows[index];
      if (pivot) {
        addMultiple(row.factors, pivot.factors, factor);
        addMultiple(row.block, pivot.block, factor);
        continue;
      }
      scale(row.factors, inverse(factor));
      scale(row.block, inverse(factor));
      rows[index] = row;
      rank += 1;
      return true;
    }
    return false;
  };
  return { add, rank: () => rank, solve: () => (rank === count ? solved(rows as readonly Row[], size) : undefined) };
}

/** From the last row upwards each block is freed of those behind it. */
function solved(rows: readonly Row[], size: number): Uint8Array {
  const output = new Uint8Array(rows.length * size);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const { factors, block } = rows[index] as Row;
    const own = block.slice();
    for (let later = index + 1; later < rows.length; later += 1) {
      addMultiple(own, output.subarray(later * size, (later + 1) * size), factors[later] as number);
    }
    output.set(own, index * size);
  }
  return output;
}

function factorsAt(place: number, count: number): Uint8Array {
  const factors = new Uint8Array(count);
  if (place < count) factors[place] = 1;
  else for (let index = 0; index < count; index += 1) factors[index] = mixed(place, index) & 255;
  return factors;
}

/** A hash of two counters (the finalizer of MurmurHash3, twice), part of the format. A shift register would not do: it is linear. */
function mixed(place: number, index: number): number {
  return mix((mix((place ^ 0x9e37_79b9) >>> 0) + Math.imul(index + 1, 0x85eb_ca6b)) >>> 0);
}

function mix(value: number): number {
  let each = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
  each = Math.imul(each ^ (each >>> 13), 0xc2b2_ae35);
  return (each ^ (each >>> 16)) >>> 0;
}
