import * as v from "valibot";
import { err, ok, type Result } from "#lib/result.ts";
import { type Coverage, eventSchema, hashOf, type Incoming, type LogEvent, type Seal, sealSchema, versionOf } from "#log";
import { packValue, unpackValue } from "./packed.ts";
import type { ReadProblem } from "./read-problem.ts";

/** What one phone gives another: events, the seals of their chains, and what it holds itself. */
export interface Batch extends Incoming {
  readonly from: BatchSender;
  readonly coverage: Coverage;
}

export interface BatchSender {
  readonly phone: string;
  readonly judge: string;
  readonly app: string;
  /** Local time at which it was packed. */
  readonly at: string;
}

/** The largest log that one batch carries. */
export const MOST_EVENTS = 120_000;
const MOST_HEADS = 2_000;

/** Column by column. What follows from the chain (`seq`, `prev`, hashes of seals) is left out and worked out again. */
export function packBatch({ tournament, events, seals, from, coverage }: Omit<Batch, "hashes">): Uint8Array {
  const hashes = new Map(events.map((each) => [each, hashOf(each)]));
  const signatures = new Map(seals.map((each) => [each.hash, each.signature]));
  const runs = runsOf(events, hashes);
  const ordered = runs.flat();
  return packValue({
    tournament,
    from,
    coverage: coverage.heads,
    runs: runs.map((run) => {
      const [first, last] = [run[0] as LogEvent, run.at(-1) as LogEvent];
      const signature = signatures.get(hashes.get(last) ?? "");
      return {
        phone: first.phone,
        seq: first.seq,
        count: run.length,
        ...(first.prev === null ? {} : { prev: first.prev }),
        ...(signature === undefined ? {} : { signature }),
      };
    }),
    ids: ordered.map((each) => each.id),
    times: ordered.map((each) => each.at),
    judges: ordered.map((each) => each.by),
    clocks: runs.flatMap((run) => run.map((each, index) => each.clock - (run[index - 1]?.clock ?? -1) - 1)),
    bodies: ordered.map((each) => each.body),
  });
}

export function unpackBatch(bytes: Uint8Array): Result<Batch, ReadProblem> {
  const value = unpackValue(bytes, 100_000 + 20 * bytes.length);
  const parsed = v.safeParse(batchSchema, value, { abortEarly: true });
  if (!parsed.success) return err({ kind: "malformed", where: v.getDotPath(parsed.issues[0]) ?? "" });
  return rebuilt(parsed.output);
}

type Packed = v.InferOutput<typeof batchSchema>;

/** The events again, each checked before anything follows from it. */
function rebuilt({ tournament, from, coverage, runs, ids, times, judges, clocks, bodies }: Packed): Result<Batch, ReadProblem> {
  const total = runs.reduce((sum, each) => sum + each.count, 0);
  if ([ids, times, judges, clocks, bodies].some((each) => each.length !== total)) return err({ kind: "malformed", where: "runs" });
  const events: LogEvent[] = [];
  const hashes: string[] = [];
  const seals: Seal[] = [];
  for (const { phone, seq, count, prev, signature } of runs) {
    let before = prev ?? null;
    let clock = -1;
    for (let index = 0; index < count; index += 1) {
      const at = events.length;
      clock += 1 + (clocks[at] ?? 0);
      const place = { v: versionOf(bodies[at]), tournament, phone, seq: seq + index, prev: before, clock };
      const parsed = v.safeParse(
        eventSchema,
        { ...place, id: ids[at], at: times[at], by: judges[at], body: bodies[at] },
        { abortEarly: true },
      );
      if (!parsed.success) return err({ kind: "malformed", where: `events.${at}.${v.getDotPath(parsed.issues[0]) ?? ""}` });
      before = hashOf(parsed.output);
      events.push(parsed.output);
      hashes.push(before);
    }
    if (signature !== undefined && before !== null) seals.push({ tournament, phone, seq: seq + count - 1, hash: before, signature });
  }
  return ok({ tournament, events, hashes, seals, from, coverage: { tournament, at: from.at, heads: coverage } });
}

/** Pieces of chains in which each event follows from the one before; a fork begins a new one. */
function runsOf(events: readonly LogEvent[], hashes: ReadonlyMap<LogEvent, string>): readonly (readonly LogEvent[])[] {
  const sorted = [...events].sort((a, b) => compare(a.phone, b.phone) || a.seq - b.seq || compare(a.id, b.id));
  const open = new Map<string, LogEvent[]>();
  const runs: LogEvent[][] = [];
  for (const event of sorted) {
    const name = `${event.prev} ${event.phone}`;
    const run = event.prev === null ? undefined : open.get(name);
    open.delete(name);
    const mine = run && run.at(-1)?.seq === event.seq - 1 && (run.at(-1)?.clock ?? 0) < event.clock ? run : [];
    if (mine.length === 0) runs.push(mine);
    mine.push(event);
    open.set(`${hashes.get(event)} ${event.phone}`, mine);
  }
  return runs;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const headsSchema = v.pipe(
  v.array(
    v.strictObject({
      phone: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
      seq: whole,
      hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
    }),
  ),
  v.maxLength(MOST_HEADS),
);

const column = v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS));

const batchSchema = v.strictObject({
  tournament: eventSchema.entries.tournament,
  from: v.strictObject({
    phone: eventSchema.entries.phone,
    judge: v.pipe(v.string(), v.maxLength(200)),
    app: v.pipe(v.string(), v.maxLength(40)),
    at: eventSchema.entries.at,
  }),
  coverage: headsSchema,
  runs: v.pipe(
    v.array(
      v.strictObject({
        phone: eventSchema.entries.phone,
        seq: v.pipe(whole, v.minValue(1)),
        count: v.pipe(whole, v.minValue(1), v.maxValue(MOST_EVENTS)),
        prev: v.exactOptional(sealSchema.entries.hash),
        signature: v.exactOptional(sealSchema.entries.signature),
      }),
    ),
    v.maxLength(MOST_HEADS),
  ),
  ids: column,
  times: column,
  judges: column,
  clocks: v.pipe(v.array(whole), v.maxLength(MOST_EVENTS)),
  bodies: column,
});
