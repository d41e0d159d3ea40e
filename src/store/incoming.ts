import { err, ok, type Result } from "#lib/result.ts";
import {
  type Checked,
  checkIncoming,
  type Held,
  hashOf,
  type Incoming,
  type IncomingFault,
  type LogEvent,
  type MergePlan,
  planMerge,
  type Seal,
  type Signing,
} from "#log";
import type { Database, EventRow } from "./db.ts";

/** Events that were checked, and what they would add. */
export interface CheckedIncoming {
  readonly incoming: Incoming;
  readonly checked: Checked;
}

/** Reads what is held of these chains and checks them against it. Signatures are asynchronous, so that this is outside of any transaction. */
export async function checkAgainstHeld(
  db: Database,
  incoming: Incoming,
  signing: Signing,
  options: { readonly isBackup?: boolean } = {},
): Promise<Result<CheckedIncoming, IncomingFault>> {
  const rows = await heldRows(db, incoming);
  const joined = await db.events.where("[kind+tournament]").equals(["joined", incoming.tournament]).toArray();
  const held: Held = {
    at: (phone, seq) => (rows.get(`${seq} ${phone}`) ?? []).map((each) => ({ hash: each.hash, clock: each.clock })),
    keys: new Map(joined.flatMap(({ phone, event }) => (event.body.kind === "joined" ? [[phone, event.body.key]] : []))),
  };
  const checked = await checkIncoming(incoming, held, signing, options);
  return checked.ok ? ok({ incoming, checked: checked.value }) : err(checked.error);
}

/** Inside a transaction: what would be new, and which ids are taken by something else. */
export async function planIncoming(
  db: Database,
  { incoming }: CheckedIncoming,
  known: ReadonlyMap<string, LogEvent> | undefined,
): Promise<MergePlan> {
  const rows = [...(await heldRows(db, incoming)).values()].flat();
  const mine = new Map(rows.map((each) => [each.id, each.event]));
  const others = incoming.events.filter((each) => !mine.has(each.id)).map((each) => each.id);
  const elsewhere = known ?? (await eventsById(db, incoming.tournament, others));
  for (const id of others) {
    const event = elsewhere.get(id);
    if (event) mine.set(id, event);
  }
  return planMerge(mine, incoming.events);
}

/** Thousands of single look-ups cost more than reading the event once. */
async function eventsById(db: Database, tournament: string, ids: readonly string[]): Promise<ReadonlyMap<string, LogEvent>> {
  const rows = await (ids.length > FEW
    ? db.events.where("[tournament+arrival]").between([tournament, 0], [tournament, Number.POSITIVE_INFINITY])
    : db.events
        .where("id")
        .anyOf(ids)
        .and((row) => row.tournament === tournament)
  ).toArray();
  return new Map(rows.map((row) => [row.id, row.event]));
}

const FEW = 200;

/** Inside a transaction: keeps what is new, both contents of a clash too. */
export async function keepIncoming(db: Database, plan: MergePlan, seals: readonly Seal[]): Promise<readonly LogEvent[]> {
  const clashing = plan.clashes.map((each) => rowOf(each.theirs));
  const hashes = clashing.map((each) => each.hash);
  const kept = new Set((await db.events.where("hash").anyOf(hashes).toArray()).map((each) => each.hash));
  const rows = [...plan.fresh.map((each) => rowOf(each)), ...clashing.filter((each) => !kept.has(each.hash))];
  await db.events.bulkAdd(rows);
  await db.seals.bulkPut([...seals]);
  return rows.map((each) => each.event);
}

export function rowOf(event: LogEvent, hash = hashOf(event)): Omit<EventRow, "arrival"> {
  const { id, tournament, phone, seq, clock, body } = event;
  return { id, tournament, phone, seq, clock, kind: body.kind, hash, event };
}

/** What is held where these chains begin and behind, by "seq phone". */
async function heldRows(db: Database, { tournament, events }: Incoming): Promise<ReadonlyMap<string, readonly EventRow[]>> {
  const starts = new Map<string, number>();
  for (const { phone, seq } of events) starts.set(phone, Math.min(seq, starts.get(phone) ?? seq));
  const rows = new Map<string, EventRow[]>();
  for (const [phone, first] of starts) {
    const range = db.events
      .where("[tournament+phone+seq]")
      .between([tournament, phone, first - 1], [tournament, phone, Number.POSITIVE_INFINITY]);
    for (const row of await range.toArray()) {
      const place = `${row.seq} ${phone}`;
      const others = rows.get(place);
      if (others) others.push(row);
      else rows.set(place, [row]);
    }
  }
  return rows;
}
