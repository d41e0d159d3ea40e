import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import * as v from "valibot";
import { canonicalJson } from "./chain.ts";
import { eventSchema } from "./event.ts";

/** Ed25519 from outside: the browser's own, so that a private key never passes through here. */
export interface Signing {
  /** Undefined where this phone has no key. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array | undefined>;
  /** Undefined where this browser cannot tell. */
  readonly verify: (key: Uint8Array, bytes: Uint8Array, signature: Uint8Array) => Promise<boolean | undefined>;
}

/** A phone's word for its chain up to one event; the hash chain carries it to all events before. */
export interface Seal {
  readonly tournament: string;
  readonly phone: string;
  readonly seq: number;
  readonly hash: string;
  /** Hexadecimal, 64 bytes. */
  readonly signature: string;
}

export const sealSchema = v.strictObject({
  tournament: eventSchema.entries.tournament,
  phone: eventSchema.entries.phone,
  seq: eventSchema.entries.seq,
  hash: eventSchema.entries.prev.wrapped,
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)),
});

/** The id of a phone follows from its key: nobody else can claim it. */
export function phoneIdOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)).subarray(0, 12));
}

/** Whether a phone of this id must sign: ids of phones without a key look different. */
export function isSignedId(phone: string): boolean {
  return /^[0-9a-f]{24}$/.test(phone);
}

export function isKeyOf(phone: string, key: string | undefined): boolean {
  return key !== undefined && /^[0-9a-f]{64}$/.test(key) && phoneIdOf(key) === phone;
}

/** Seals the end of a chain; undefined where this phone has no key. */
export async function sealHead(head: Omit<Seal, "signature">, signing: Signing): Promise<Seal | undefined> {
  const signature = await signing.sign(sealedBytes(head));
  return signature && { ...head, signature: bytesToHex(signature) };
}

export async function isSealGenuine(seal: Seal, key: string, signing: Signing): Promise<boolean | undefined> {
  return signing.verify(hexToBytes(key), sealedBytes(seal), hexToBytes(seal.signature));
}

function sealedBytes({ tournament, phone, seq, hash }: Omit<Seal, "signature">): Uint8Array {
  return utf8ToBytes(`floorbook-seal-1 ${canonicalJson({ tournament, phone, seq, hash })}`);
}
