const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/** RFC 9285: the 45 signs that a QR code packs tightest. */
export function formatBase45(bytes: Uint8Array): string {
  let text = "";
  for (let index = 0; index < bytes.length; index += 2) {
    const [a = 0, b] = bytes.subarray(index, index + 2);
    let rest = b === undefined ? a : a * 256 + b;
    for (let place = b === undefined ? 2 : 3; place > 0; place -= 1) {
      text += ALPHABET[rest % 45];
      rest = Math.floor(rest / 45);
    }
  }
  return text;
}

export function parseBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index += 3) {
    const digits = [...text.slice(index, index + 3)].map((each) => ALPHABET.indexOf(each));
    if (digits.includes(-1)) return undefined;
    const [a = 0, b = 0, c = 0] = digits;
    const value = a + b * 45 + c * 2025;
    if (value >= (digits.length === 3 ? 65_536 : 256)) return undefined;
    if (digits.length === 3) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
}
