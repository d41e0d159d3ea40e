import type { Batch } from "#exchange";
import { err, flat, ok, type Result } from "#lib/result.ts";
import { type Checked, checkIncoming, endsIn, type LogEvent, type LogState, type MergePlan, minutesAhead } from "#log";
import { createSigning } from "./crypto.ts";
import type { Database, PhoneRow } from "./db.ts";
import type { BatchProblem, BatchReport, Way } from "./exchange-store.ts";
import { freshOf, heldOf, planIncoming } from "./incoming.ts";
import type { Ledger } from "./ledger.ts";
import type { Opening } from "./opening.ts";
import { attempt } from "./problem.ts";

interface TakingDeps {
  readonly db: Database;
  readonly now: () => string;
  readonly ledger: Ledger;
  readonly opening: Opening;
}

interface CheckedBatch {
  readonly batch: Batch;
  readonly checked: Checked;
}

/** Checks what another phone gave, says what it would bring, and takes it: all of it or nothing. */
export function createTaking({ db, ledger, now, opening }: TakingDeps) {
  /** What was planned and may now be taken. */
  const seen = new WeakMap<Uint8Array, CheckedBatch>();

  async function check(bytes: Uint8Array, phone: PhoneRow): Promise<Result<CheckedBatch, BatchProblem>> {
    const opened = await openedBatch(db, bytes, opening);
    if (!opened.ok) return opened;
    const batch = opened.value;
    const held = await ledger.read(batch.tournament);
    const checked = await checkIncoming(batch, heldOf(held, batch), createSigning(phone.keys));
    return checked.ok ? ok({ batch, checked: checked.value }) : err({ kind: "fault", fault: checked.error });
  }

  async function take(bytes: Uint8Array, way: Way, keep: boolean): Promise<Result<BatchReport, BatchProblem>> {
    return flat(
      await attempt(async (): Promise<Result<BatchReport, BatchProblem>> => {
        const phone = await ledger.phone();
        const planned = seen.get(bytes);
        const opened = planned ? ok(planned) : await check(bytes, phone);
        if (!opened.ok) return opened;
        const { batch, checked } = opened.value;
        const offset = way === "live" ? minutesAhead(batch.from.at, now()) : undefined;
        let plan: MergePlan | undefined;
        if (keep) {
          const events = (state: LogState) => {
            plan = planIncoming(state, batch);
            return freshOf(plan);
          };
          const work = async ([fresh = []]: readonly (readonly LogEvent[])[]) => {
            await db.seals.bulkPut([...checked.seals]);
            await keepReceipts(db, batch, fresh, { me: phone.id, received: now(), offset });
          };
          await ledger.add([{ tournament: batch.tournament, events }], { tables: [db.seals, db.receipts], work });
        } else {
          // What is held only grows: what follows from it now still does when this is taken.
          seen.set(bytes, opened.value);
        }
        plan ??= planIncoming(await ledger.read(batch.tournament), batch);
        return ok(reportOf(batch, checked, plan, offset));
      }),
    );
  }

  return take;
}

async function openedBatch(db: Database, bytes: Uint8Array, opening: Opening): Promise<Result<Batch, BatchProblem>> {
  const rows = await db.eventKeys.toArray();
  const opened = await opening({ bytes, keys: rows.map((each) => each.key) });
  if (!opened.ok) return opened;
  const { batch, key } = opened.value;
  const row = rows.find((each) => each.key === key);
  return row?.tournament === batch.tournament ? ok(batch) : err({ kind: "other-event" });
}

async function keepReceipts(
  db: Database,
  { tournament, from }: Batch,
  fresh: readonly LogEvent[],
  { me, received, offset }: { readonly me: string; readonly received: string; readonly offset: number | undefined },
) {
  const phones = new Set([from.phone, ...fresh.map((each) => each.phone)]);
  phones.delete(me);
  for (const phone of phones) {
    const before = await db.receipts.get([tournament, phone]);
    const clockOffset = phone === from.phone && offset !== undefined ? offset : before?.clockOffset;
    await db.receipts.put({ tournament, phone, received, ...(clockOffset === undefined ? {} : { clockOffset }) });
  }
}

function reportOf(batch: Batch, checked: Checked, plan: MergePlan, offset: number | undefined): BatchReport {
  const fresh = new Map<string, number>();
  for (const { phone } of plan.fresh) fresh.set(phone, (fresh.get(phone) ?? 0) + 1);
  const judges = new Map(batch.events.map((each) => [each.phone, each.by]));
  return {
    tournament: batch.tournament,
    from: batch.from,
    fresh: plan.fresh.length,
    known: plan.known,
    clashes: plan.clashes.length,
    forks: plan.forks.map((each) => each.phone),
    phones: [...checked.trust].map(([phone, trust]) => ({ phone, judge: judges.get(phone) ?? "", fresh: fresh.get(phone) ?? 0, trust })),
    ends: endsIn(batch.events, batch.hashes),
    theirs: batch.coverage,
    ...(offset === undefined ? {} : { clockOffset: offset }),
  };
}
