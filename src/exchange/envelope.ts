import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { err, ok, type Result } from "#lib/result.ts";
import type { ReadProblem } from "./read-problem.ts";
import type { Sealing } from "./sealing.ts";

/** What is inside, told outside. */
export const CONTENTS = ["batch", "coverage", "case"] as const;
export type Content = (typeof CONTENTS)[number];

const MAGIC = [0xfb, 0x10] as const;
const VERSION = 1;
const HEADER = 8;
export const LARGEST_SEALED = 16 * 1024 * 1024;

/** Encrypts for everybody who holds the event's key (64 hexadecimal digits), and for nobody else. */
export async function sealContent(content: Content, key: string, plain: Uint8Array, sealing: Sealing): Promise<Uint8Array> {
  const header = Uint8Array.from([...MAGIC, VERSION, CONTENTS.indexOf(content), ...hexToBytes(keyTagOf(key))]);
  return concatBytes(header, await sealing.seal(hexToBytes(key), plain, header));
}

export interface Envelope {
  readonly content: Content;
  readonly keyTag: string;
}

/** For whom it is sealed, without opening it. */
export function readEnvelope(bytes: Uint8Array): Result<Envelope, ReadProblem> {
  const version = bytes[2];
  if (bytes[0] !== MAGIC[0] || bytes[1] !== MAGIC[1] || version === undefined) return err({ kind: "not-ours" });
  if (version > VERSION) return err({ kind: "too-new", version });
  const content = CONTENTS[bytes[3] ?? CONTENTS.length];
  if (version < VERSION || !content || bytes.length < HEADER) return err({ kind: "not-ours" });
  if (bytes.length > LARGEST_SEALED) return err({ kind: "too-large" });
  return ok({ content, keyTag: bytesToHex(bytes.subarray(4, HEADER)) });
}

/** `keys` are those of all events that this phone joined. */
export async function openContent(
  content: Content,
  bytes: Uint8Array,
  keys: readonly string[],
  sealing: Sealing,
): Promise<Result<{ readonly key: string; readonly plain: Uint8Array }, ReadProblem>> {
  const envelope = readEnvelope(bytes);
  if (!envelope.ok) return envelope;
  if (envelope.value.content !== content) return err({ kind: "not-ours" });
  const key = keys.find((each) => keyTagOf(each) === envelope.value.keyTag);
  if (key === undefined) return err({ kind: "other-event" });
  const plain = await sealing.open(hexToBytes(key), bytes.subarray(HEADER), bytes.subarray(0, HEADER));
  return plain ? ok({ key, plain }) : err({ kind: "damaged" });
}

/** Tells events apart without giving anything of the key away. */
function keyTagOf(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(`floorbook-key-1 ${key}`)).subarray(0, 4));
}
