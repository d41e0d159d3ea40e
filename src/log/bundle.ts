import * as v from "valibot";
import { err, ok, type Result } from "#lib/result.ts";
import { type ChainFault, canonicalJson, chainFault, chainOf, type Fork, forksOf, hashOf, isSameEvent } from "./chain.ts";
import { compareEvents, compareText, eventSchema, LOG_VERSION, type LogEvent } from "./event.ts";
import type { Lookup } from "./packed/lookup.ts";
import { type Seal, sealSchema } from "./seal.ts";

export const BUNDLE_FORMAT = "floorbook-log";
export const BUNDLE_VERSION = 1;

/** One file with whole chains of events: docs/log-format.md. */
export interface Bundle {
  readonly format: typeof BUNDLE_FORMAT;
  readonly version: typeof BUNDLE_VERSION;
  readonly exported: string;
  readonly app: string;
  /** The last event of each chain, so that a cut-off end is seen. A forked chain has two. */
  readonly heads: readonly BundleHead[];
  /** What the phones signed of their chains. */
  readonly seals?: readonly Seal[];
  readonly events: readonly LogEvent[];
}

interface BundleHead {
  readonly tournament: string;
  readonly phone: string;
  readonly seq: number;
  readonly hash: string;
}

export type BundleError =
  | { readonly kind: "not-json" }
  | { readonly kind: "not-ours" }
  | { readonly kind: "too-new"; readonly version: number }
  /** `where` is the path of the first field that is wrong, for example "events.3.body.round". */
  | { readonly kind: "malformed"; readonly where: string }
  | { readonly kind: "incomplete"; readonly phone: string; readonly seq: number }
  | (Omit<ChainFault, "kind"> & { readonly kind: "chain"; readonly fault: ChainFault["kind"] });

export interface BundleFacts {
  readonly exported: string;
  readonly app: string;
  readonly seals?: readonly Seal[];
}

/** The same events give the same text, whatever their order. */
export function formatBundle(events: readonly LogEvent[], about: BundleFacts): string {
  const sorted = [...events].sort((a, b) => compareText(a.tournament, b.tournament) || compareEvents(a, b));
  const heads = headsOf(sorted, sorted.map(hashOf));
  const bundle: Bundle = {
    format: BUNDLE_FORMAT,
    version: BUNDLE_VERSION,
    exported: about.exported,
    app: about.app,
    heads,
    ...(about.seals ? { seals: about.seals } : {}),
    events: sorted,
  };
  return `${JSON.stringify(bundle, undefined, 1)}\n`;
}

/** Reads a file that anybody may have written: nothing of it is used before all of it is checked. */
export function parseBundle(text: string): Result<Bundle, BundleError> {
  const value = parseJson(text);
  if (value === undefined) return err({ kind: "not-json" });
  const header = v.safeParse(headerSchema, value);
  if (!header.success) return err({ kind: "not-ours" });
  const { version, events } = header.output;
  const newest = newestEvent(events);
  if (version > BUNDLE_VERSION || newest > LOG_VERSION) return err({ kind: "too-new", version: Math.max(version, newest) });
  const parsed = v.safeParse(bundleSchema, value, { abortEarly: true });
  if (!parsed.success) return err({ kind: "malformed", where: v.getDotPath(parsed.issues[0]) ?? "" });
  const bundle: Bundle = parsed.output;
  const hashes = bundle.events.map(hashOf);
  const fault = chainFault(bundle.events, hashes);
  if (fault) return err({ ...fault, kind: "chain", fault: fault.kind });
  const heads = new Set(headsOf(bundle.events, hashes).map(canonicalJson));
  const missing = bundle.heads.find((each) => !heads.has(canonicalJson(each)));
  if (missing) return err({ kind: "incomplete", phone: missing.phone, seq: missing.seq });
  if (new Set(bundle.heads.map(canonicalJson)).size !== heads.size) return err({ kind: "malformed", where: "heads" });
  return ok(bundle);
}

export interface MergePlan {
  readonly fresh: readonly LogEvent[];
  readonly known: number;
  /** One id, two contents: never decided silently, and nothing of either is changed. */
  readonly clashes: readonly { readonly mine: LogEvent; readonly theirs: LogEvent }[];
  /** Chains that would part. Both ends are kept; somebody has to be told. */
  readonly forks: readonly Fork[];
}

/** What another log would add to mine. The union of both is the same whichever side asks. */
export function planMerge(mine: Lookup<LogEvent>, theirs: readonly LogEvent[]): MergePlan {
  const fresh = new Map<string, LogEvent>();
  const clashes: { mine: LogEvent; theirs: LogEvent }[] = [];
  let known = 0;
  for (const event of theirs) {
    const other = mine.get(event.id) ?? fresh.get(event.id);
    if (!other) fresh.set(event.id, event);
    else if (isSameEvent(other, event)) known += 1;
    else clashes.push({ mine: other, theirs: event });
  }
  return { fresh: [...fresh.values()], known, clashes, forks: forksOf([...mine.values(), ...fresh.values()]) };
}

const headerSchema = v.looseObject({ format: v.literal(BUNDLE_FORMAT), version: v.number(), events: v.optional(v.unknown()) });

export const bundleSchema = v.strictObject({
  format: v.literal(BUNDLE_FORMAT),
  version: v.literal(BUNDLE_VERSION),
  exported: v.pipe(v.string(), v.maxLength(40)),
  app: v.pipe(v.string(), v.maxLength(40)),
  heads: v.array(
    v.strictObject({
      tournament: eventSchema.entries.tournament,
      phone: eventSchema.entries.phone,
      seq: eventSchema.entries.seq,
      hash: eventSchema.entries.prev.wrapped,
    }),
  ),
  seals: v.exactOptional(v.array(sealSchema)),
  events: v.array(eventSchema),
});

/** The highest version that an event claims, however it looks otherwise: a newer app's event is no malformed one. */
function newestEvent(events: unknown): number {
  if (!Array.isArray(events)) return 0;
  return events.reduce<number>((newest, each) => {
    const version: unknown = typeof each === "object" && each !== null && "v" in each ? each.v : undefined;
    return typeof version === "number" && Number.isInteger(version) ? Math.max(newest, version) : newest;
  }, 1);
}

/** The events that no other follows. */
function headsOf(events: readonly LogEvent[], hashes: readonly string[]): readonly BundleHead[] {
  const followed = new Set(events.map((each) => `${each.prev} ${chainOf(each)}`));
  const heads = new Map<string, BundleHead>();
  for (const [index, event] of events.entries()) {
    const hash = hashes[index] as string;
    const { tournament, phone, seq } = event;
    if (!followed.has(`${hash} ${chainOf(event)}`)) heads.set(hash, { tournament, phone, seq, hash });
  }
  return [...heads.values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
