import * as v from "valibot";
import { err, ok, type Result } from "#lib/result.ts";
import { type ChainFault, canonicalJson, chainFault, hashOf } from "./chain.ts";
import { eventSchema, type LogEvent } from "./event.ts";

export const BUNDLE_FORMAT = "floorbook-log";
export const BUNDLE_VERSION = 1;

/** One file with whole chains of events: docs/log-format.md. */
export interface Bundle {
  readonly format: typeof BUNDLE_FORMAT;
  readonly version: typeof BUNDLE_VERSION;
  readonly exported: string;
  readonly app: string;
  /** The last event of each chain, so that a cut-off end is seen. */
  readonly heads: readonly { readonly tournament: string; readonly phone: string; readonly seq: number; readonly hash: string }[];
  readonly events: readonly LogEvent[];
}

export type BundleError =
  | { readonly kind: "not-json" }
  | { readonly kind: "not-ours" }
  | { readonly kind: "too-new"; readonly version: number }
  | { readonly kind: "malformed"; readonly where: string }
  | { readonly kind: "incomplete"; readonly phone: string; readonly seq: number }
  | (Omit<ChainFault, "kind"> & { readonly kind: "chain"; readonly fault: ChainFault["kind"] });

export function formatBundle(events: readonly LogEvent[], about: { readonly exported: string; readonly app: string }): string {
  const bundle: Bundle = { format: BUNDLE_FORMAT, version: BUNDLE_VERSION, ...about, heads: headsOf(events), events };
  return `${JSON.stringify(bundle, undefined, 1)}\n`;
}

/** Reads a file that anybody may have written: nothing of it is used before all of it is checked. */
export function parseBundle(text: string): Result<Bundle, BundleError> {
  const value = parseJson(text);
  if (value === undefined) return err({ kind: "not-json" });
  const header = v.safeParse(v.looseObject({ format: v.literal(BUNDLE_FORMAT), version: v.number() }), value);
  if (!header.success) return err({ kind: "not-ours" });
  if (header.output.version > BUNDLE_VERSION) return err({ kind: "too-new", version: header.output.version });
  const parsed = v.safeParse(bundleSchema, value);
  if (!parsed.success) return err({ kind: "malformed", where: v.getDotPath(parsed.issues[0]) ?? "" });
  const bundle: Bundle = parsed.output;
  const fault = chainFault(bundle.events);
  if (fault) return err({ ...fault, kind: "chain", fault: fault.kind });
  const heads = new Map(headsOf(bundle.events).map((each) => [`${each.tournament} ${each.phone}`, each]));
  const missing = bundle.heads.find((each) => heads.get(`${each.tournament} ${each.phone}`)?.hash !== each.hash);
  if (missing) return err({ kind: "incomplete", phone: missing.phone, seq: missing.seq });
  return ok(bundle);
}

export interface MergePlan {
  readonly fresh: readonly LogEvent[];
  readonly known: number;
  /** One id, two contents: never decided silently, and nothing of either is changed. */
  readonly clashes: readonly { readonly mine: LogEvent; readonly theirs: LogEvent }[];
}

/** What another log would add to mine. The union of both is the same whichever side asks. */
export function planMerge(mine: ReadonlyMap<string, LogEvent>, theirs: readonly LogEvent[]): MergePlan {
  const fresh = new Map<string, LogEvent>();
  const clashes: { mine: LogEvent; theirs: LogEvent }[] = [];
  let known = 0;
  for (const event of theirs) {
    const other = mine.get(event.id) ?? fresh.get(event.id);
    if (!other) fresh.set(event.id, event);
    else if (canonicalJson(other) === canonicalJson(event)) known += 1;
    else clashes.push({ mine: other, theirs: event });
  }
  return { fresh: [...fresh.values()], known, clashes };
}

const bundleSchema = v.object({
  format: v.literal(BUNDLE_FORMAT),
  version: v.literal(BUNDLE_VERSION),
  exported: v.pipe(v.string(), v.maxLength(40)),
  app: v.pipe(v.string(), v.maxLength(40)),
  heads: v.pipe(v.array(v.object({ tournament: v.string(), phone: v.string(), seq: v.number(), hash: v.string() })), v.maxLength(10_000)),
  events: v.pipe(v.array(eventSchema), v.maxLength(1_000_000)),
});

function headsOf(events: readonly LogEvent[]): Bundle["heads"] {
  const last = new Map<string, LogEvent>();
  for (const event of events) {
    const key = `${event.tournament} ${event.phone}`;
    if ((last.get(key)?.seq ?? 0) < event.seq) last.set(key, event);
  }
  return [...last.values()].map((each) => ({ tournament: each.tournament, phone: each.phone, seq: each.seq, hash: hashOf(each) }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
