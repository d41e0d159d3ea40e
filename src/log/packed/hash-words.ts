import { BASE64URL } from "../base64url.ts";

/** A hash of 43 characters in base64url as eight 32-bit words, and back. */
export const HASH_WORDS = 8;

const LENGTH = 43;

const VALUES = new Int8Array(128).fill(-1);
for (let value = 0; value < BASE64URL.length; value += 1) VALUES[BASE64URL.charCodeAt(value)] = value;

/** False, with nothing of use written, for a text that these words could not give back. */
export function packHash(text: string, into: Int32Array, at: number): boolean {
  if (text.length !== LENGTH) return false;
  let [word, bits, next] = [0, 0, at];
  for (let index = 0; index < LENGTH; index += 1) {
    const value = VALUES[text.charCodeAt(index)] ?? -1;
    if (value < 0) return false;
    const room = 32 - bits;
    if (room >= 6) {
      word = (word << 6) | value;
      bits += 6;
    } else if (index < LENGTH - 1) {
      const left = 6 - room;
      into[next] = (room === 0 ? word : word << room) | (value >> left);
      next += 1;
      word = value & ((1 << left) - 1);
      bits = left;
    } else {
      // The last character has two bits more than there are.
      if ((value & 3) !== 0) return false;
      into[next] = (word << 4) | (value >> 2);
    }
  }
  return true;
}

export function unpackHash(from: Int32Array, at: number): string {
  let text = "";
  for (let bit = 0; bit < LENGTH * 6; bit += 6) {
    const place = at + (bit >> 5);
    const shift = 26 - (bit & 31);
    const word = (from[place] ?? 0) >>> 0;
    const next = bit + 6 > 256 ? 0 : (from[place + 1] ?? 0) >>> 0;
    const value = shift >= 0 ? word >>> shift : (word << -shift) | (next >>> (32 + shift));
    text += BASE64URL[value & 63];
  }
  return text;
}
