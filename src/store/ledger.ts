import Dexie, { liveQuery, type Table } from "dexie";
import { addEvents, createLogState, eventsOf, type LogEvent, type LogState, withoutErased } from "#log";
import type { Database, EventKeyRow, PhoneRow } from "./db.ts";
import { eraseBeside } from "./erasing.ts";
import { phoneOf } from "./phone.ts";
import { refuseErased } from "./retention.ts";
import { eventsIn, isAboutEvent, type SegmentRow, segmentsOf } from "./segments.ts";

/** A log in memory, and the last row of the disk that is in it. */
interface Held {
  state: LogState;
  arrived: number;
  origin: EventKeyRow | undefined;
  /** The version in which nothing was left to erase. */
  swept?: number;
}

interface Current {
  readonly tournament: string;
  readonly changed: () => void;
  held?: Held;
  told?: { readonly state: LogState; readonly version: number };
}

/** What is to be added to one log. It may be asked more than once: another tab may have been faster. */
export interface Addition {
  readonly tournament: string;
  readonly events: (state: LogState) => readonly LogEvent[];
}

/**
 * The logs on the disk, and the open one in memory too.
 *
 * Nothing is in memory that is not on the disk. If the disk lost what memory still has (the database was deleted under the app), the next
 * addition puts it back.
 */
export interface Ledger {
  /** This phone; read once. */
  readonly phone: () => Promise<PhoneRow>;
  /** Keeps the log of a tournament up to date from every tab; tells after the first reading and after each change. */
  readonly open: (
    tournament: string,
    listeners: { readonly changed: () => void; readonly failed: (problem: unknown) => void },
  ) => () => void;
  readonly opened: (tournament: string) => LogState | undefined;
  /** A log as it is on the disk now. */
  readonly read: (tournament: string) => Promise<LogState>;
  /** Resolves when all of it is durable, in one transaction with `beside`. What was added, for each addition. */
  readonly add: (
    additions: readonly Addition[],
    beside?: { readonly tables: readonly Table[]; readonly work: (added: readonly (readonly LogEvent[])[]) => Promise<unknown> },
  ) => Promise<readonly (readonly LogEvent[])[]>;
  /** The events that say something about tournaments themselves. */
  readonly aboutEvents: () => Promise<readonly LogEvent[]>;
  readonly everything: () => Promise<readonly LogEvent[]>;
}

/** `forgetCopies`: what lies outside the database still has persons that were erased in it. */
export function createLedger(db: Database, forgetCopies?: () => Promise<void>): Ledger {
  let current: Current | undefined;
  let phone: PhoneRow | undefined;

  const phoneRow = async () => {
    phone ??= await phoneOf(db);
    return phone;
  };
  const rowsAfter = (tournament: string, arrived: number) =>
    db.segments.where("[tournament+arrival]").between([tournament, arrived], [tournament, Dexie.maxKey], false, true);

  /**
   * The log in memory or a new one, brought up to what the disk has. Rows come a few at a time, since a large log is many times larger as text than in
   * memory; nobody is told before all of them are there.
   */
  async function caughtUp(tournament: string): Promise<Held> {
    const mine = current?.tournament === tournament ? current : undefined;
    const origin = await db.eventKeys.get(tournament);
    let held = underHeads(tournament, mine?.held, origin);
    // Who else is reading the open log reads into the same one.
    if (mine) mine.held = held;
    for (let most = FIRST_ROWS; most > 0; ) {
      const rows = await rowsAfter(tournament, held.arrived).limit(most).toArray();
      held = mine?.held ?? held;
      for (const row of rows) takeRow(held, row);
      most = rows.length < most ? 0 : rowsAtOnce(rows);
    }
    tell(mine, held);
    return held;
  }

  /** Tells of a log that is another one than the last time. */
  function tell(mine: Current | undefined, { state }: Held) {
    if (!mine || mine !== current || (mine.told?.state === state && mine.told.version === state.version)) return;
    mine.told = { state, version: state.version };
    mine.changed();
  }

  /** Takes erased persons out of the disk and of memory, in one transaction; nothing where there is nothing to erase. */
  async function erase(tournament: string, before: Held): Promise<Held> {
    let held = before;
    while (held.swept !== held.state.version) {
      const { state, arrived, origin } = held;
      const events = withoutErased(state);
      if (!events) {
        held.swept = state.version;
        break;
      }
      const last = await db.transaction("rw", [db.segments, db.drafts, db.cases, db.casePhotos], async () => {
        const rows = await rowsAfter(tournament, 0).primaryKeys();
        if ((rows.at(-1) ?? 0) !== arrived) return undefined;
        await db.segments.bulkDelete(rows);
        await eraseBeside(db, state);
        return db.segments.bulkAdd([...segmentsOf(tournament, events)]);
      });
      if (last === undefined) {
        held = await caughtUp(tournament);
        continue;
      }
      await forgetCopies?.();
      const fresh = createLogState(tournament, origin);
      addEvents(fresh, events);
      fresh.version = state.version + 1;
      const mine = heldNow(tournament) && current;
      held = { state: fresh, arrived: last, origin };
      if (mine) mine.held = held;
      tell(mine, held);
    }
    return held;
  }

  function heldNow(tournament: string): Held | undefined {
    return current?.tournament === tournament ? current.held : undefined;
  }

  return {
    phone: phoneRow,
    open: (tournament, { changed, failed }) => {
      const mine: Current = { tournament, changed };
      current = mine;
      // Only asks whether there is something new: what a live query gives stays in memory.
      const subscription = liveQuery(() =>
        Promise.all([db.eventKeys.get(tournament), rowsAfter(tournament, 0).reverse().limit(1).primaryKeys()]),
      ).subscribe({
        next: () => {
          if (current === mine) caughtUp(tournament).catch(failed);
        },
        error: failed,
      });
      return () => {
        subscription.unsubscribe();
        if (current === mine) current = undefined;
      };
    },
    opened: (tournament) => heldNow(tournament)?.state,
    read: async (tournament) => (await erase(tournament, await caughtUp(tournament))).state,
    add: async (additions, beside) => {
      const me = await phoneRow();
      let helds = await Promise.all(additions.map(async ({ tournament }) => heldNow(tournament) ?? (await caughtUp(tournament))));
      for (;;) {
        const added = additions.map(({ events }, index) => events((helds[index] as Held).state));
        const outcome = await db.transaction(
          "rw",
          [db.segments, db.phone, db.eventKeys, db.tombstones, ...(beside?.tables ?? [])],
          async () => {
            // Asked together: an answer that is waited for alone is a journey more between the tap and "saved".
            const [lasts] = await Promise.all([
              Promise.all(additions.map(({ tournament }) => rowsAfter(tournament, 0).reverse().limit(1).primaryKeys())),
              refuseErased(
                db,
                additions.map((each) => each.tournament),
              ),
            ]);
            const arrivals: number[] = [];
            for (const [index, { tournament }] of additions.entries()) {
              const held = helds[index] as Held;
              const last = lasts[index]?.[0] ?? 0;
              if (last > held.arrived) return undefined;
              const lost = last < held.arrived ? eventsOf(held.state) : [];
              if (lost.length > 0) await putBack(db, me, held.origin);
              const rows = segmentsOf(tournament, [...lost, ...(added[index] ?? [])]);
              arrivals.push(rows.length === 0 ? last : await db.segments.bulkAdd([...rows]));
            }
            await beside?.work(added);
            return arrivals;
          },
        );
        if (outcome) {
          for (const [index, { tournament }] of additions.entries()) {
            const held = helds[index] as Held;
            // A disk that was lost counts anew, so that this may be less than before.
            held.arrived = outcome[index] as number;
            addEvents(held.state, added[index] ?? []);
            if (held === heldNow(tournament)) tell(current, held);
            await erase(tournament, held);
          }
          return added;
        }
        helds = await Promise.all(additions.map(({ tournament }) => caughtUp(tournament)));
      }
    },
    aboutEvents: async () => eventsIn(await db.segments.where("about").equals(1).toArray()).filter(isAboutEvent),
    everything: async () => eventsIn(await db.segments.toArray()),
  };
}

/** What else the phone needs to go on as the one that it was. */
async function putBack(db: Database, phone: PhoneRow, origin: EventKeyRow | undefined) {
  await db.phone.put(phone);
  if (origin) await db.eventKeys.put(origin);
}

function sameHeads(a: EventKeyRow | undefined, b: EventKeyRow | undefined): boolean {
  return JSON.stringify(a?.heads) === JSON.stringify(b?.heads);
}

/** The log that was held, or one of the same events where others are head judge from the start: that decides what counts. */
function underHeads(tournament: string, before: Held | undefined, origin: EventKeyRow | undefined): Held {
  if (before && sameHeads(before.origin, origin)) {
    before.origin = origin ?? before.origin;
    return before;
  }
  const state = createLogState(tournament, origin);
  if (before) addEvents(state, eventsOf(before.state));
  return { state, arrived: before?.arrived ?? 0, origin };
}

function takeRow(held: Held, row: SegmentRow) {
  if (row.arrival <= held.arrived) return;
  addEvents(held.state, eventsIn([row]));
  held.arrived = row.arrival;
}

const FIRST_ROWS = 100;
const CHARACTERS_AT_ONCE = 4_000_000;

/** How many rows like these may come at once. */
function rowsAtOnce(rows: readonly SegmentRow[]): number {
  const characters = rows.reduce((sum, each) => sum + each.events.length, 0);
  return Math.max(1, Math.floor((CHARACTERS_AT_ONCE * rows.length) / characters));
}
