import { err, ok, type Result } from "#lib/result.ts";
import type { LogEvent } from "./event.ts";
import { LAST_CLOCK } from "./fields.ts";
import { isKeyOf, isSealGenuine, isSignedId, type Seal, type Signing } from "./seal.ts";

/** `unsigned`: the phone has no key, so anybody of the event could have written in its name. `unchecked`: this browser cannot check signatures. */
export type Trust = "signed" | "unsigned" | "unchecked";

export const INCOMING_FAULTS = [
  /** An event of another tournament. */
  "other-tournament",
  /** An event does not follow from the one before it: it was changed, or written by hand. */
  "altered",
  /** Events in between are missing here and there: ask for everything. */
  "gap",
  /** The logical clock goes backwards, as if to get before a decision. */
  "clock",
  /** A phone that never joined the event. */
  "not-joined",
  /** A public key that is not this phone's. */
  "forged-key",
  /** The end of the chain is not signed: it was cut off, or written by somebody else. */
  "no-seal",
  /** A signature that this phone did not give. */
  "forged-seal",
] as const;

export interface IncomingFault {
  readonly kind: (typeof INCOMING_FAULTS)[number];
  readonly phone: string;
  readonly seq: number;
}

/** What this phone already holds, as far as incoming events touch it. */
export interface Held {
  /** Hash and clock of every event held at a place of a chain: one, or several where it forked. */
  readonly at: (phone: string, seq: number) => readonly Link[];
  /** Phones that joined, with their keys if they have one. */
  readonly keys: ReadonlyMap<string, string | undefined>;
}

export interface Link {
  readonly hash: string;
  readonly clock: number;
}

export interface Incoming {
  readonly tournament: string;
  readonly events: readonly LogEvent[];
  /** Of each event, in the same order. */
  readonly hashes: readonly string[];
  readonly seals: readonly Seal[];
}

export interface Checked {
  readonly trust: ReadonlyMap<string, Trust>;
  /** The seals of the ends, to be kept and passed on. */
  readonly seals: readonly Seal[];
}

/**
 * Whether all of it may be taken: every chain continues what is held, and its end is signed by its own phone.
 *
 * A backup may lack the start of a chain, and the joining of a phone that has no key.
 */
export async function checkIncoming(
  incoming: Incoming,
  held: Held,
  signing: Signing,
  { isBackup = false } = {},
): Promise<Result<Checked, IncomingFault>> {
  const stranger = incoming.events.find((each) => each.tournament !== incoming.tournament);
  if (stranger) return err(faultAt("other-tournament", stranger));
  const broken = linkFault(incoming, held, isBackup);
  if (broken) return err(broken);
  const keys = new Map(held.keys);
  for (const event of incoming.events) {
    if (event.body.kind !== "joined") continue;
    const { key } = event.body;
    if (key !== undefined && !isKeyOf(event.phone, key)) return err(faultAt("forged-key", event));
    keys.set(event.phone, key ?? keys.get(event.phone));
  }
  return checkEnds(incoming, keys, signing, isBackup);
}

async function checkEnds(
  { events, hashes, seals }: Incoming,
  keys: ReadonlyMap<string, string | undefined>,
  signing: Signing,
  isBackup: boolean,
): Promise<Result<Checked, IncomingFault>> {
  const followed = new Set(events.map((each) => `${each.prev} ${each.phone}`));
  const sealsByHash = new Map(seals.map((each) => [each.hash, each]));
  const trust = new Map<string, Trust>();
  const kept: Seal[] = [];
  for (const [index, event] of events.entries()) {
    const { phone } = event;
    const hash = hashes[index] as string;
    if (followed.has(`${hash} ${phone}`)) continue;
    if (!isSignedId(phone)) {
      if (!isBackup && !keys.has(phone)) return err(faultAt("not-joined", event));
      trust.set(phone, "unsigned");
      continue;
    }
    const key = keys.get(phone);
    if (key === undefined) return err(faultAt("not-joined", event));
    const seal = sealsByHash.get(hash);
    if (!seal) return err(faultAt("no-seal", event));
    const { tournament, seq } = event;
    const genuine = await isSealGenuine({ tournament, phone, seq, hash, signature: seal.signature }, key, signing);
    if (genuine === false) return err(faultAt("forged-seal", event));
    trust.set(phone, genuine === undefined || trust.get(phone) === "unchecked" ? "unchecked" : "signed");
    kept.push({ tournament, phone, seq, hash, signature: seal.signature });
  }
  return ok({ trust, seals: kept });
}

function linkFault({ events, hashes }: Incoming, held: Held, isBackup: boolean): IncomingFault | undefined {
  const links = new Map<string, Link[]>();
  const starts = new Map<string, number>();
  for (const [index, event] of events.entries()) {
    const place = `${event.seq} ${event.phone}`;
    const link = { hash: hashes[index] as string, clock: event.clock };
    const others = links.get(place);
    if (others) others.push(link);
    else links.set(place, [link]);
    starts.set(event.phone, Math.min(event.seq, starts.get(event.phone) ?? event.seq));
  }
  for (const event of events) {
    const { phone, seq, prev, clock } = event;
    if ((seq === 1) !== (prev === null)) return faultAt("altered", event);
    if (prev === null) continue;
    const before = links.get(`${seq - 1} ${phone}`) ?? [];
    const link = before.find((each) => each.hash === prev) ?? held.at(phone, seq - 1).find((each) => each.hash === prev);
    if (!link) {
      const isThere = before.length > 0 || held.at(phone, seq - 1).length > 0;
      if (!isThere && isBackup && starts.get(phone) === seq) continue;
      return faultAt(isThere ? "altered" : "gap", event);
    }
    if (clock <= link.clock && clock !== LAST_CLOCK) return faultAt("clock", event);
  }
  return undefined;
}

function faultAt(kind: IncomingFault["kind"], { phone, seq }: LogEvent): IncomingFault {
  return { kind, phone, seq };
}
