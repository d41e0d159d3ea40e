import { concatBytes } from "@noble/hashes/utils.js";
import * as v from "valibot";
import { err, ok, type Result } from "#lib/result.ts";
import { type Coverage, eventSchema, isKeyOf, type Settings, settingsSchema } from "#log";
import { formatBase45, parseBase45 } from "./base45.ts";
import { headsSchema } from "./batch.ts";
import { crc32 } from "./bytes.ts";
import { packValue, unpackValue } from "./packed.ts";
import type { ReadProblem } from "./read-problem.ts";

/** What makes a phone a judge of an event. Whoever has seen it can read what the event's phones exchange. */
export interface JoinCode {
  readonly tournament: string;
  readonly settings: Settings;
  /** The event's key, 64 hexadecimal digits. */
  readonly key: string;
  /** Phones that are head judge's from the start. */
  readonly heads: readonly string[];
  /** Public key of the first of them; absent where that phone cannot sign. */
  readonly headKey?: string;
  /** 16 hexadecimal digits: no two codes are alike. */
  readonly nonce: string;
}

/** Characters of alphanumeric mode that QR version 25 holds at level L. */
const LONGEST_CODE = 1853;
/** Far beyond any token, and still a date. */
const LAST_SECOND = 100_000_000_000;
const FORM = /^FB(\d{1,9}):([JCH])/;
const VERSION = 1;
const KINDS = { J: "join", C: "coverage", H: "hub" } as const;
type Letter = keyof typeof KINDS;

export function codeKindOf(text: string): (typeof KINDS)[Letter] | undefined {
  const letter = FORM.exec(text)?.[2];
  return letter === undefined ? undefined : KINDS[letter as Letter];
}

export function formatJoinCode(code: JoinCode): Result<string, { readonly kind: "too-long" }> {
  return codeFrom("J", packValue(code));
}

export function parseJoinCode(text: string): Result<JoinCode, ReadProblem> {
  const bytes = bytesOf("J", text);
  if (!bytes.ok) return bytes;
  const parsed = v.safeParse(joinSchema, unpackValue(bytes.value, 10_000), { abortEarly: true });
  if (!parsed.success) return err({ kind: "malformed", where: v.getDotPath(parsed.issues[0]) ?? "" });
  const { heads, headKey } = parsed.output;
  if (headKey !== undefined && !isKeyOf(heads[0] as string, headKey)) return err({ kind: "malformed", where: "headKey" });
  return ok(parsed.output);
}

/** The sealed bytes of a coverage, as a text. */
export function formatCoverageCode(sealed: Uint8Array): Result<string, { readonly kind: "too-long" }> {
  return codeFrom("C", sealed);
}

export function parseCoverageCode(text: string): Result<Uint8Array, ReadProblem> {
  return bytesOf("C", text);
}

/** What a phone needs to use a hub. Whoever has it can send to the hub and count what lies there, and read nothing. */
export interface HubCode {
  /** wss://… */
  readonly url: string;
  /** What the hub calls the event. */
  readonly event: string;
  /** A bearer token: a JWT that the hub's own account signed. */
  readonly token: string;
  /** When the token ends, in seconds since 1970. */
  readonly until: number;
}

export function formatHubCode(code: HubCode): Result<string, { readonly kind: "too-long" }> {
  return codeFrom("H", packValue(code));
}

export function parseHubCode(text: string): Result<HubCode, ReadProblem> {
  const bytes = bytesOf("H", text);
  if (!bytes.ok) return bytes;
  const parsed = v.safeParse(hubSchema, unpackValue(bytes.value, 100), { abortEarly: true });
  return parsed.success ? ok(parsed.output) : err({ kind: "malformed", where: v.getDotPath(parsed.issues[0]) ?? "" });
}

export function packCoverage(coverage: Coverage): Uint8Array {
  return packValue(coverage);
}

export function unpackCoverage(bytes: Uint8Array): Result<Coverage, ReadProblem> {
  const parsed = v.safeParse(coverageSchema, unpackValue(bytes, 20_000), { abortEarly: true });
  return parsed.success ? ok(parsed.output) : err({ kind: "malformed", where: v.getDotPath(parsed.issues[0]) ?? "" });
}

function codeFrom(letter: Letter, bytes: Uint8Array): Result<string, { readonly kind: "too-long" }> {
  const text = `FB${VERSION}:${letter}${formatBase45(concatBytes(bytes, checkOf(bytes)))}`;
  return text.length > LONGEST_CODE ? err({ kind: "too-long" }) : ok(text);
}

function bytesOf(letter: Letter, text: string): Result<Uint8Array, ReadProblem> {
  const match = FORM.exec(text);
  if (match?.[2] !== letter) return err({ kind: "not-ours" });
  const version = Number(match[1]);
  if (version > VERSION) return err({ kind: "too-new", version });
  if (text.length > LONGEST_CODE) return err({ kind: "too-large" });
  const bytes = version === VERSION ? parseBase45(text.slice(match[0].length)) : undefined;
  if (!bytes || bytes.length < 4) return err({ kind: "malformed", where: "" });
  const content = bytes.subarray(0, -4);
  return checkOf(content).every((each, index) => each === bytes[content.length + index]) ? ok(content) : err({ kind: "damaged" });
}

function checkOf(bytes: Uint8Array): Uint8Array {
  const crc = crc32(bytes);
  return Uint8Array.from([24, 16, 8, 0], (shift) => crc >>> shift);
}

const { tournament, phone, at } = eventSchema.entries;
const hexadecimal = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));

const joinSchema = v.strictObject({
  tournament,
  settings: settingsSchema,
  key: hexadecimal(64),
  heads: v.pipe(v.array(phone), v.minLength(1), v.maxLength(10)),
  headKey: v.exactOptional(hexadecimal(64)),
  nonce: hexadecimal(16),
});

const hubSchema = v.strictObject({
  // A host, perhaps a port and a path; nothing that would send the token elsewhere.
  url: v.pipe(v.string(), v.maxLength(200), v.regex(/^wss:\/\/[\w.-]+(:\d{1,5})?(\/[\w./-]*)?$/)),
  event: v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/)),
  token: v.pipe(v.string(), v.maxLength(1500), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  until: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_SECOND)),
});

const coverageSchema = v.strictObject({ tournament, at, heads: headsSchema });
