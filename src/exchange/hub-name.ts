import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 16;

/** What a hub calls an event: it follows from the event's key, and nothing about the event follows from it. 80 bits in base32. */
export function hubNameOf(key: string): string {
  const bits = [...sha256(utf8ToBytes(`floorbook-hub-1 ${key}`))].map((each) => each.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: LENGTH }, (_, index) => LETTERS[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)]).join("");
}

/** For reading aloud: in fours. */
export function formatHubName(name: string): string {
  return name.match(/.{4}/g)?.join("-") ?? name;
}

/** As somebody typed or pasted it; 0, 1 and 8 are no letters of a name, but look like some. */
export function parseHubName(text: string): string | undefined {
  const typed = text.toLowerCase().replaceAll(/[\s-]/g, "");
  const name = typed.replaceAll("0", "o").replaceAll("1", "l").replaceAll("8", "b");
  return /^[a-z2-7]{16}$/.test(name) ? name : undefined;
}

/** A record is named after its bytes, so that twice is once. */
export function recordIdOf(sealed: Uint8Array): string {
  return bytesToHex(sha256(sealed).subarray(0, 16));
}
