import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { strFromU8, strToU8 } from "fflate";
import { BASE64URL, base64url } from "#log";
import { refuse } from "./bytes.ts";

/** How texts of one look are packed. The first that fits a text, and gives it back to the letter, is taken. */
export interface TextKind {
  /** Bytes of each; undefined where the length varies. */
  readonly size?: number;
  readonly pack: (text: string) => Uint8Array | undefined;
  readonly unpack: (bytes: Uint8Array) => string;
}

/** Their order is part of the format. */
export const TEXT_KINDS: readonly TextKind[] = [
  hexadecimal(4),
  hexadecimal(6),
  hexadecimal(8),
  hexadecimal(12),
  hexadecimal(32),
  hexadecimal(64),
  {
    size: 16,
    pack: (text) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? hexToBytes(text.replaceAll("-", "")) : undefined),
    unpack: (bytes) => bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
  },
  { size: 32, pack: (text) => (/^[\w-]{43}$/.test(text) ? fromBase64url(text) : undefined), unpack: base64url },
  { pack: (text) => (/\p{Surrogate}/u.test(text) ? undefined : strToU8(text)), unpack: (bytes) => strFromU8(bytes) },
  /** Half of a surrogate pair survives in JSON only. */
  { pack: (text) => strToU8(JSON.stringify(text)), unpack: (bytes) => stringFrom(strFromU8(bytes)) },
];

function hexadecimal(size: number): TextKind {
  const form = new RegExp(`^[0-9a-f]{${size * 2}}$`);
  return { size, pack: (text) => (form.test(text) ? hexToBytes(text) : undefined), unpack: bytesToHex };
}

/** 43 characters carry two bits more than 32 bytes; a text that uses them is no hash. */
function fromBase64url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(33);
  for (let index = 0, at = 0; index < 44; index += 4, at += 3) {
    const bits = [0, 1, 2, 3].reduce((sum, more) => sum * 64 + Math.max(0, BASE64URL.indexOf(text[index + more] ?? "A")), 0);
    bytes.set([bits >> 16, (bits >> 8) & 255, bits & 255], at);
  }
  return bytes[32] === 0 && base64url(bytes.subarray(0, 32)) === text ? bytes.slice(0, 32) : undefined;
}

function stringFrom(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "string" ? value : refuse();
  } catch {
    return refuse();
  }
}
