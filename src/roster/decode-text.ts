export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "shift_jis" | "big5" | "windows-1252";

/** The part of the platform's decoder that is used here, for code that is compiled without a browser's types. */
declare const TextDecoder: new (label: TextEncoding) => { decode(bytes: Uint8Array): string };

/**
 * The text of a file that somebody's spreadsheet wrote.
 *
 * What cannot be read becomes U+FFFD and stays to be seen.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: TextEncoding } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const high = bytes.reduce((count, each) => (each > 0x7f ? count + 1 : count), 0);
  // Text in another encoding is hardly ever valid as UTF-8; one bad byte in a long UTF-8 file must not change the rest.
  if (unreadable(bytes, "utf-8") * 6 <= high) return "utf-8";
  const damage = { shift_jis: unreadable(bytes, "shift_jis"), big5: unreadable(bytes, "big5") };
  const best = damage.shift_jis === damage.big5 ? likelier(bytes) : damage.shift_jis < damage.big5 ? "shift_jis" : "big5";
  return damage[best] * 6 <= high ? best : "windows-1252";
}

function unreadable(bytes: Uint8Array, encoding: TextEncoding): number {
  return new TextDecoder(encoding).decode(bytes).split("\uFFFD").length - 1;
}

/** Each reading costs the bits that its signs carry, rare signs more: the cheaper reading is what somebody wrote. */
function likelier(bytes: Uint8Array): "shift_jis" | "big5" {
  return cost(bytes, shiftJisCost) <= cost(bytes, big5Cost) ? "shift_jis" : "big5";
}

interface Sign {
  readonly bits: number;
  readonly length: 1 | 2;
}

function cost(bytes: Uint8Array, signAt: (lead: number) => Sign): number {
  let bits = 0;
  for (let index = 0; index < bytes.length; ) {
    const sign = signAt(bytes[index] ?? 0);
    bits += sign.bits;
    index += sign.length;
  }
  return bits;
}

function shiftJisCost(lead: number): Sign {
  if (lead < 0x80) return { bits: 6.5, length: 1 };
  if (lead >= 0xa1 && lead <= 0xdf) return { bits: 7.5, length: 1 }; // half-width kana, seldom in new files
  if (lead === 0x82 || lead === 0x83) return { bits: 8, length: 2 }; // kana, full-width letters
  if (lead <= 0x98) return { bits: 11.5, length: 2 }; // signs and common kanji
  return { bits: 17, length: 2 };
}

function big5Cost(lead: number): Sign {
  if (lead < 0x80) return { bits: 6.5, length: 1 };
  if (lead >= 0xa1 && lead <= 0xa3) return { bits: 9, length: 2 }; // signs, bopomofo
  if (lead >= 0xa4 && lead <= 0xc6) return { bits: 12.5, length: 2 }; // common hanzi
  if (lead >= 0xc9 && lead <= 0xf9) return { bits: 17, length: 2 };
  return { bits: 22, length: 2 }; // extensions
}
