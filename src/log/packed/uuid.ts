/** Bytes of a UUID as four 32-bit words, and back. */
export const UUID_WORDS = 4;

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isUuid(text: string): boolean {
  return FORM.test(text);
}

export function packUuid(text: string, into: Int32Array, at: number): void {
  into[at] = Number.parseInt(text.slice(0, 8), 16);
  into[at + 1] = Number.parseInt(text.slice(9, 13) + text.slice(14, 18), 16);
  into[at + 2] = Number.parseInt(text.slice(19, 23) + text.slice(24, 28), 16);
  into[at + 3] = Number.parseInt(text.slice(28), 16);
}

export function unpackUuid(from: Int32Array, at: number): string {
  const [a, b, c, d] = [hex(from[at]), hex(from[at + 1]), hex(from[at + 2]), hex(from[at + 3])];
  return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`;
}

function hex(word = 0): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
