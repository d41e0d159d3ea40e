/** Arithmetic in GF(256), x^8 + x^4 + x^3 + x^2 + 1. */
const LOG = new Uint8Array(256);
const EXP = new Uint8Array(510);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[(LOG[a] as number) + (LOG[b] as number)] as number);
}

/** Of any number but 0. */
export function inverse(a: number): number {
  return EXP[255 - (LOG[a] as number)] as number;
}

/** target += factor × source. */
export function addMultiple(target: Uint8Array, source: Uint8Array, factor: number) {
  if (factor === 0) return;
  const table = productsOf(factor);
  const length = Math.min(target.length, source.length);
  for (let index = 0; index < length; index += 1) {
    target[index] = (target[index] as number) ^ (table[source[index] as number] as number);
  }
}

export function scale(target: Uint8Array, factor: number) {
  const table = productsOf(factor);
  for (let index = 0; index < target.length; index += 1) target[index] = table[target[index] as number] as number;
}

const products: (Uint8Array | undefined)[] = [];

function productsOf(factor: number): Uint8Array {
  const known = products[factor];
  if (known) return known;
  const table = Uint8Array.from({ length: 256 }, (_, value) => multiply(factor, value));
  products[factor] = table;
  return table;
}
