import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Body, LogEvent } from "./event.ts";
import { LOG_VERSION } from "./event.ts";

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

/** The next event of a chain. `clock` is the highest logical clock seen so far. */
export function chained(stamp: Stamp, body: Body, head: Head | undefined, clock: number): LogEvent {
  return { v: LOG_VERSION, ...stamp, seq: (head?.seq ?? 0) + 1, prev: head?.hash ?? null, clock: clock + 1, body };
}

/** SHA-256 over the canonical JSON of an event, base64url without padding: 43 characters. */
export function hashOf(event: LogEvent): string {
  return base64url(sha256(utf8ToBytes(canonicalJson(event))));
}

/** JSON with sorted keys and without spaces or undefined values: one text for one meaning. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${fields.join(",")}}`;
}

export function base64url(bytes: Uint8Array): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  let text = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(index, index + 3);
    const bits = (a << 16) | (b << 8) | c;
    const length = Math.min(3, bytes.length - index) + 1;
    for (let place = 0; place < length; place += 1) text += alphabet[(bits >> (18 - 6 * place)) & 63];
  }
  return text;
}

export interface ChainFault {
  readonly kind: "altered" | "gap" | "forked";
  readonly phone: string;
  readonly seq: number;
}

/** The first event that does not follow from the one before it, if any. Chains may start later than 1: what comes before is then simply not there. */
export function chainFault(events: readonly LogEvent[]): ChainFault | undefined {
  const chains = new Map<string, LogEvent[]>();
  for (const event of events) {
    const key = `${event.tournament} ${event.phone}`;
    const chain = chains.get(key);
    if (chain) chain.push(event);
    else chains.set(key, [event]);
  }
  for (const chain of chains.values()) {
    chain.sort((a, b) => a.seq - b.seq);
    for (const [index, event] of chain.entries()) {
      const before = chain[index - 1];
      const fault = before ? faultAfter(before, event) : event.seq === 1 && event.prev !== null ? ("altered" as const) : undefined;
      if (fault) return { kind: fault, phone: event.phone, seq: event.seq };
    }
  }
  return undefined;
}

function faultAfter(before: LogEvent, event: LogEvent): ChainFault["kind"] | undefined {
  if (event.seq === before.seq) return hashOf(event) === hashOf(before) ? undefined : "forked";
  if (event.seq !== before.seq + 1) return "gap";
  return event.prev === hashOf(before) ? undefined : "altered";
}
