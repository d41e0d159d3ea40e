import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { hashOf, isSameEvent } from "./chain.ts";
import type { LogEvent, PhoneRole } from "./event.ts";
import { isSignedId, type Seal } from "./seal.ts";
import { eventsAbout, type LogState, roleOf } from "./state.ts";

/** Up to where a phone holds the others' chains, short enough for one QR code. A fork has a head for each end. */
export interface Coverage {
  readonly tournament: string;
  /** Local time at which it was true. */
  readonly at: string;
  readonly heads: readonly CoverageHead[];
}

export interface CoverageHead {
  /** `tagOf` the phone's id. */
  readonly phone: string;
  readonly seq: number;
  /** The first eight digits of `tagOf` the event's hash. */
  readonly hash: string;
}

/** When events of another phone last came here, by whatever way. */
export interface Receipt {
  readonly tournament: string;
  readonly phone: string;
  readonly received: string;
  /** Minutes that its clock was ahead of this one's when they met. */
  readonly clockOffset?: number;
}

/** What is known of one phone's log: whose it is, how far it is held here, and since when. */
export interface PhoneCoverage {
  readonly phone: string;
  readonly judge: string;
  readonly role: PhoneRole;
  readonly signed: boolean;
  /** Events held without a gap. */
  readonly upTo: number;
  /** Its chain parted: it was restored from a backup and went on. */
  readonly forked: boolean;
  readonly received?: string;
  readonly clockOffset?: number;
  readonly app?: string;
  /** Guide and edition of its newest entry. */
  readonly guide?: { readonly id: string; readonly edition: string };
}

export function coverageOf(state: LogState, receipts: readonly Receipt[]): readonly PhoneCoverage[] {
  const receiptsByPhone = new Map(receipts.filter((each) => each.tournament === state.tournament).map((each) => [each.phone, each]));
  const others = otherContents(state);
  // Asked wherever a record is shown: only the ends of the chains are made into events.
  return [...state.events.rowsByPhone()].map(([phone, rows]) => {
    const receipt = receiptsByPhone.get(phone);
    const chain = extentOf([...rows.map(state.events.seqAt), ...others.flatMap((each) => (each.phone === phone ? [each.seq] : []))]);
    const joined = eventsAbout(state, `phone ${phone}`).findLast(({ body }) => body.kind === "joined")?.body;
    const newest = lastOf(rows.filter(state.entries.isAt), state.events.seqAt);
    const recorded = newest === undefined ? undefined : state.entries.at(newest);
    return {
      phone,
      judge: state.heads.get(phone)?.by ?? "",
      role: roleOf(state, phone),
      signed: isSignedId(phone),
      upTo: chain.upTo,
      forked: chain.forked,
      ...(receipt ? { received: receipt.received } : {}),
      ...(receipt?.clockOffset === undefined ? {} : { clockOffset: receipt.clockOffset }),
      ...(joined?.kind === "joined" ? { app: joined.app } : {}),
      ...(recorded ? { guide: { id: recorded.guide, edition: recorded.edition } } : {}),
    };
  });
}

/** Parts of a chain may come in any order. */
function lastOf(rows: readonly number[], seqAt: (row: number) => number): number | undefined {
  return rows.reduce<number | undefined>((last, row) => (last === undefined || seqAt(row) > seqAt(last) ? row : last), undefined);
}

export function coverageFor(tournament: string, events: readonly LogEvent[], at: string): Coverage {
  const heads = [...chainsOf(events)].flatMap(([, chain]) => endsOf(chain).map(coverageHeadOf));
  return { tournament, at, heads };
}

/** The ends of these pieces of chains, wherever they begin; `hashes` of the events where they are known already. */
export function endsIn(events: readonly LogEvent[], hashes: readonly string[] = events.map(hashOf)): readonly CoverageHead[] {
  const followed = new Set(events.map((each) => each.prev));
  return events.filter((_, index) => !followed.has(hashes[index] ?? null)).map(coverageHeadOf);
}

/** Whether the chain with this tag has forked. */
export function forkTest(events: readonly LogEvent[]): (tag: string) => boolean {
  const tags = new Set([...chainsOf(events)].flatMap(([phone, { forked }]) => (forked ? [tagOf(phone)] : [])));
  return (tag) => tags.has(tag);
}

function coverageHeadOf(end: LogEvent): CoverageHead {
  return { phone: tagOf(end.phone), seq: end.seq, hash: tagOf(hashOf(end)).slice(0, 8) };
}

/** The ends of one phone's chain: one, or several where it forked. */
export function headsOf(events: readonly LogEvent[], phone: string): readonly LogEvent[] {
  return endsOf(chainFrom(events.filter((each) => each.phone === phone)));
}

/** Every event of a state, both contents of a clash included. */
export function eventsOf(state: LogState): readonly LogEvent[] {
  return [...state.events.values(), ...otherContents(state)];
}

/** Of one phone's chain, or of several, the events from a place on. */
export function eventsFrom(state: LogState, starts: ReadonlyMap<string, number>): readonly LogEvent[] {
  const others = otherContents(state).filter(({ phone, seq }) => seq >= (starts.get(phone) ?? Number.POSITIVE_INFINITY));
  return [...state.events.rowsFrom(starts).map(state.events.at), ...others];
}

/** Of each clash what is not worked with. */
function otherContents(state: LogState): readonly LogEvent[] {
  return [...state.clashes].flatMap(([id, contents]) => {
    const known = state.events.get(id);
    return contents.filter((each) => !known || !isSameEvent(each, known));
  });
}

/**
 * What another phone lacks, of what may be passed on: a signed chain goes as far as its own phone sealed it.
 *
 * A head that is not known here, at a place that is, means a fork: then the whole chain goes.
 */
export function missingFor(events: readonly LogEvent[], seals: readonly Seal[], lacking: Coverage | "everything"): readonly LogEvent[] {
  return [...chainsOf(events)].flatMap(([phone, chain]) => {
    const own = seals.filter((each) => each.phone === phone);
    const ends = isSignedId(phone) ? sealedEnds(chain, own) : endsOf(chain);
    const mayGo = upToAny(chain, ends);
    if (lacking === "everything") return mayGo;
    const tag = tagOf(phone);
    const theirs = lacking.heads.filter((each) => each.phone === tag);
    const known = theirs.map((head) => chain.events.find((each) => each.seq === head.seq && tagOf(hashOf(each)).startsWith(head.hash)));
    const forked = theirs.some((head, index) => !known[index] && head.seq <= chain.upTo);
    const held = forked
      ? new Set<LogEvent>()
      : new Set(
          upToAny(
            chain,
            known.filter((each) => each !== undefined),
          ),
        );
    const ahead = theirs.length > 0 && theirs.every((head, index) => !known[index] && head.seq > chain.upTo);
    return ahead ? [] : mayGo.filter((each) => !held.has(each));
  });
}

/** Short names, for saying what one holds without spelling it out. */
function tagOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 6));
}

interface Chain {
  /** By place; a fork has two at some. */
  readonly events: readonly LogEvent[];
  readonly upTo: number;
  readonly forked: boolean;
}

function chainsOf(events: readonly LogEvent[]): ReadonlyMap<string, Chain> {
  const byPhone = groupByPhone(events);
  return new Map([...byPhone].map(([phone, each]) => [phone, chainFrom(each)]));
}

function groupByPhone(events: readonly LogEvent[]): ReadonlyMap<string, readonly LogEvent[]> {
  const byPhone = new Map<string, LogEvent[]>();
  for (const event of events) {
    const others = byPhone.get(event.phone);
    if (others) others.push(event);
    else byPhone.set(event.phone, [event]);
  }
  return byPhone;
}

function chainFrom(events: readonly LogEvent[]): Chain {
  const sorted = [...events].sort((a, b) => a.seq - b.seq);
  return { events: sorted, ...extentOf(sorted.map((each) => each.seq)) };
}

/** How far a chain goes without a gap, and whether two events stand at one place of it. */
function extentOf(places: readonly number[]): { readonly upTo: number; readonly forked: boolean } {
  let upTo = 0;
  let forked = false;
  for (const seq of Int32Array.from(places).sort()) {
    if (seq === upTo) forked = true;
    if (seq === upTo + 1) upTo = seq;
  }
  return { upTo, forked };
}

/** The events that no other follows; without a fork the last one before a gap. */
function endsOf(chain: Chain): readonly LogEvent[] {
  if (!chain.forked) return chain.events.filter((each) => each.seq === chain.upTo);
  const followed = new Set(chain.events.map((each) => each.prev));
  return chain.events.filter((each) => !followed.has(hashOf(each)));
}

function sealedEnds(chain: Chain, seals: readonly Seal[]): readonly LogEvent[] {
  const hashes = new Set(seals.map((each) => each.hash));
  const places = new Set(seals.map((each) => each.seq));
  const sealed = chain.events.filter((each) => places.has(each.seq) && hashes.has(hashOf(each)));
  return chain.forked ? sealed : sealed.slice(-1);
}

/** The events from the start of a chain to these ends. */
function upToAny(chain: Chain, ends: readonly LogEvent[]): readonly LogEvent[] {
  if (!chain.forked) {
    const last = Math.max(0, ...ends.map((each) => each.seq));
    return chain.events.filter((each) => each.seq <= last);
  }
  const byHash = new Map(chain.events.map((each) => [hashOf(each), each]));
  const found = new Set<LogEvent>();
  for (const end of ends) {
    for (let each: LogEvent | undefined = end; each && !found.has(each); each = each.prev === null ? undefined : byHash.get(each.prev)) {
      found.add(each);
    }
  }
  return chain.events.filter((each) => found.has(each));
}
