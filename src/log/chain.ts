import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import * as v from "valibot";
import { base64url } from "./base64url.ts";
import { type Body, eventSchema, type LogEvent, versionOf } from "./event.ts";
import { LAST_CLOCK } from "./fields.ts";

/** The last event of a phone's chain in one tournament. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** What the next event of this phone needs from outside: no clock and no chance in here. */
export interface Stamp {
  readonly id: string;
  readonly tournament: string;
  readonly phone: string;
  readonly by: string;
  readonly at: string;
}

/**
 * The next event of a chain. `clock` is the highest logical clock seen so far.
 *
 * @throws ValiError for an event that no phone could read again; forms ask for what fits (`LIMITS`).
 */
export function chained(stamp: Stamp, body: Body, head: Head | undefined, clock: number): LogEvent {
  const { id, tournament, phone, by, at } = stamp;
  const place = { seq: (head?.seq ?? 0) + 1, prev: head?.hash ?? null, clock: Math.min(clock + 1, LAST_CLOCK) };
  return v.parse(eventSchema, { v: versionOf(body), id, tournament, phone, ...place, at, by, body });
}

/** SHA-256 over the canonical JSON of an event, base64url without padding: 43 characters. An erased event keeps the hash that it was written with. */
export function hashOf(event: LogEvent): string {
  if (event.body.kind === "erased") return event.body.hash;
  return base64url(sha256(utf8ToBytes(canonicalJson(event))));
}

/** One event, whole here and erased there, is still one. */
export function isSameEvent(a: LogEvent, b: LogEvent): boolean {
  if (a.body.kind === "erased" || b.body.kind === "erased") return hashOf(a) === hashOf(b);
  return canonicalJson(a) === canonicalJson(b);
}

/** JSON with sorted keys and without spaces or undefined values: one text for one meaning. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  // Every event that comes is hashed: a loop takes half the time of chained arrays.
  let fields = "";
  for (const key of Object.keys(value).sort()) {
    const each = (value as Readonly<Record<string, unknown>>)[key];
    if (each === undefined) continue;
    fields += `${fields === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(each)}`;
  }
  return `{${fields}}`;
}

export interface ChainFault {
  readonly kind: "altered" | "gap";
  readonly phone: string;
  readonly seq: number;
}

/** Two different events at one place of a chain: a phone that was restored from a backup went on from an older end. */
export interface Fork {
  readonly tournament: string;
  readonly phone: string;
  readonly seq: number;
}

/** The name of a chain: one phone in one tournament. */
export function chainOf(event: Pick<LogEvent, "tournament" | "phone">): string {
  return JSON.stringify([event.tournament, event.phone]);
}

/**
 * The first event that does not follow from one before it, if any.
 *
 * A chain may start later than 1: what comes before is then simply not there. A fork is no fault here, for both its ends are genuine.
 */
export function chainFault(events: readonly LogEvent[], hashes: readonly string[] = events.map(hashOf)): ChainFault | undefined {
  const hashesAt = new Map<string, Set<string>>();
  const starts = new Map<string, number>();
  for (const [index, event] of events.entries()) {
    const chain = chainOf(event);
    starts.set(chain, Math.min(starts.get(chain) ?? event.seq, event.seq));
    const place = `${event.seq} ${chain}`;
    hashesAt.set(place, (hashesAt.get(place) ?? new Set()).add(hashes[index] as string));
  }
  for (const event of [...events].sort((a, b) => a.seq - b.seq)) {
    const chain = chainOf(event);
    const kind = faultOf(event, hashesAt.get(`${event.seq - 1} ${chain}`), starts.get(chain) === event.seq);
    if (kind) return { kind, phone: event.phone, seq: event.seq };
  }
  return undefined;
}

function faultOf(event: LogEvent, before: ReadonlySet<string> | undefined, start: boolean): ChainFault["kind"] | undefined {
  if ((event.seq === 1) !== (event.prev === null)) return "altered";
  if (start) return undefined;
  if (!before) return "gap";
  return event.prev !== null && before.has(event.prev) ? undefined : "altered";
}

/** Where chains part, the first place of each. */
export function forksOf(events: Iterable<LogEvent>): readonly Fork[] {
  const ids = new Map<string, string>();
  const forks = new Map<string, Fork>();
  for (const { tournament, phone, seq, id } of events) {
    const chain = chainOf({ tournament, phone });
    const other = ids.get(`${seq} ${chain}`);
    if (other === undefined) ids.set(`${seq} ${chain}`, id);
    else if (other !== id && seq < (forks.get(chain)?.seq ?? Number.POSITIVE_INFINITY)) forks.set(chain, { tournament, phone, seq });
  }
  return [...forks.values()];
}
