import { afresh, afterAck, afterRecord, afterRetry, type HubProgress, isSameStream, type StreamInfo } from "#exchange";
import { err, ok, type Result } from "#lib/result.ts";
import type { HubRow } from "./db.ts";
import type { ExchangeProblem } from "./exchange-store.ts";
import type { HubLink, HubRecord, LinkFault } from "./hub-link.ts";
import type { HubStore } from "./hub-store.ts";
import type { StoreProblem } from "./problem.ts";

export type HubFault = LinkFault | ExchangeProblem;

/** The hub was switched off or forgotten meanwhile. */
type Gone = { readonly kind: "gone" };
type Step<T> = Result<T, HubFault | Gone>;

interface Round {
  readonly store: HubStore;
  readonly link: HubLink;
  readonly tournament: string;
  readonly now: () => string;
  /** Reads again what could not be taken, even if nothing new has come. */
  readonly again: boolean;
}

/** Records that are asked for side by side. */
const WINDOW = 8;
/** More would mean that what is sent does not count as held; the next round goes on. */
const MOST_SENT = 3;

/** Reads what is new on the hub, then sends what it lacks. Whenever it is cut off, the next one goes on from there. */
export async function exchangeWithHub(round: Round): Promise<Result<void, HubFault>> {
  const done = await allSteps(round);
  if (done.ok || done.error.kind === "gone") return ok(undefined);
  return err(done.error);
}

async function allSteps(round: Round): Promise<Step<void>> {
  const stream = await round.link.stream();
  if (!stream.ok) return stream;
  const begun = await begin(round, stream.value);
  if (!begun.ok) return begun;
  const read = await readNew(round, begun.value, stream.value.last);
  if (!read.ok) return read;
  if (round.again || read.value > 0) {
    const retried = await readPutOff(round);
    if (!retried.ok) return retried;
  }
  const sent = await sendLacking(round);
  if (!sent.ok) return sent;
  const kept = await changed(round, (row) => ({ ...row, exchanged: round.now() }));
  return kept.ok ? ok(undefined) : kept;
}

/** Whether this is still the stream that was read. If not, everything is read and offered again. */
async function begin(round: Round, stream: StreamInfo): Promise<Step<HubProgress>> {
  const row = await rowOf(round);
  if (!row.ok) return row;
  const { progress } = row.value;
  const mark = progress.read > 0 && progress.read <= stream.last ? await round.link.record(progress.read) : undefined;
  if (mark && !mark.ok) return mark;
  if (isSameStream(progress, stream, mark?.value.id)) return ok(progress);
  const fresh = await changed(round, ({ pending: _, ...rest }) => ({ ...rest, progress: afresh(stream.created) }));
  return fresh.ok ? ok(fresh.value.progress) : fresh;
}

/** How many events were new. Each record is kept first and counted as read after: cut off in between, it is read twice. */
async function readNew(round: Round, { read }: HubProgress, last: number): Promise<Step<number>> {
  let fresh = 0;
  for (let from = read + 1; from <= last; from += WINDOW) {
    const places = Array.from({ length: Math.min(WINDOW, last - from + 1) }, (_, index) => from + index);
    for (const record of await Promise.all(places.map((seq) => round.link.record(seq)))) {
      if (!record.ok) return record;
      const taken = await take(round, record.value, afterRecord);
      if (!taken.ok) return taken;
      fresh += taken.value;
    }
  }
  return ok(fresh);
}

/** As long as one of them brings something, another may have its beginning now. */
async function readPutOff(round: Round): Promise<Step<void>> {
  const row = await rowOf(round);
  if (!row.ok) return row;
  let fresh = 0;
  for (const { seq } of row.value.progress.later) {
    const record = await round.link.record(seq);
    if (!record.ok) return record;
    const taken = await take(round, record.value, (progress, _, outcome) => afterRetry(progress, seq, outcome));
    if (!taken.ok) return taken;
    fresh += taken.value;
  }
  return fresh > 0 ? readPutOff(round) : ok(undefined);
}

async function take(round: Round, record: HubRecord, after: typeof afterRecord): Promise<Step<number>> {
  const taken = await round.store.take(record.bytes);
  if (!taken.ok) return taken;
  const { fresh, ...outcome } = taken.value;
  const kept = await changed(round, (row) => ({ ...row, progress: after(row.progress, record, outcome) }));
  return kept.ok ? ok(fresh) : kept;
}

async function sendLacking(round: Round): Promise<Step<void>> {
  for (let sent = 0; sent < MOST_SENT; sent += 1) {
    const packed = await round.store.pack(round.tournament);
    if (!packed.ok) return packed;
    if (!packed.value) return ok(undefined);
    const { id, bytes, ends } = packed.value;
    const seq = await round.link.send(id, bytes);
    if (!seq.ok) return seq;
    const kept = await changed(round, ({ pending: _, ...rest }) => ({
      ...rest,
      progress: afterAck(rest.progress, { seq: seq.value, id }, ends),
    }));
    if (!kept.ok) return kept;
  }
  return ok(undefined);
}

async function rowOf({ store, tournament }: Round): Promise<Step<HubRow>> {
  return present(await store.read(tournament));
}

async function changed({ store, tournament }: Round, change: (row: HubRow) => HubRow): Promise<Step<HubRow>> {
  return present(await store.change(tournament, change));
}

function present(row: Result<HubRow | undefined, StoreProblem>): Step<HubRow> {
  if (!row.ok) return row;
  return row.value ? ok(row.value) : err({ kind: "gone" });
}
