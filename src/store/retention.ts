import type { Result } from "#lib/result.ts";
import { addEvents, createLogState } from "#log";
import type { Database, TombstoneRow } from "./db.ts";
import { attempt, type StoreProblem } from "./problem.ts";
import { eventsIn } from "./segments.ts";

/** Erases whole events from this phone, on the day that its judge chose. What other phones have stays theirs. */
export interface Retention {
  /** The day chosen for an event, an ISO date. */
  readonly until: (tournament: string) => Promise<Result<string | undefined, StoreProblem>>;
  readonly setUntil: (tournament: string, until: string | undefined) => Promise<Result<void, StoreProblem>>;
  readonly eraseNow: (tournament: string) => Promise<Result<void, StoreProblem>>;
  /** Erases every event whose day has come; their ids. */
  readonly eraseDue: () => Promise<Result<readonly string[], StoreProblem>>;
  readonly erased: () => Promise<Result<readonly TombstoneRow[], StoreProblem>>;
  /** From now on the event may come here again. */
  readonly allowAgain: (tournament: string) => Promise<Result<void, StoreProblem>>;
}

interface RetentionDeps {
  readonly db: Database;
  /** Local time with offset. */
  readonly now: () => string;
  /** Closes what is open of an event and deletes copies that lie outside the database, before the event itself is erased. */
  readonly forget: (tournament: string) => Promise<void>;
}

export function createRetention({ db, now, forget }: RetentionDeps): Retention {
  async function erase(tournament: string): Promise<void> {
    await forget(tournament);
    await db.transaction("rw", db.tables, async () => {
      const tombstone = await tombstoneOf(db, tournament, now());
      for (const id of await db.cases.where({ tournament }).primaryKeys()) await db.casePhotos.where("case").equals(id).delete();
      for (const table of db.tables) {
        if (table.schema.primKey.keyPath === "tournament") await table.delete(tournament);
        else if (table.schema.idxByName["tournament"]) await table.where("tournament").equals(tournament).delete();
      }
      await db.segments.where("[tournament+arrival]").between([tournament, 0], [tournament, Number.POSITIVE_INFINITY]).delete();
      await db.tombstones.put(tombstone);
    });
  }

  return {
    until: (tournament) => attempt(async () => (await db.retentions.get(tournament))?.until),
    setUntil: (tournament, until) =>
      attempt(async () => {
        if (until === undefined) await db.retentions.delete(tournament);
        else await db.retentions.put({ tournament, until });
      }),
    eraseNow: (tournament) => attempt(() => erase(tournament)),
    eraseDue: () =>
      attempt(async () => {
        const today = now().slice(0, 10);
        const due = (await db.retentions.toArray()).filter(({ until }) => until <= today).map((each) => each.tournament);
        for (const tournament of due) await erase(tournament);
        return due;
      }),
    erased: () => attempt(async () => (await db.tombstones.toArray()).sort((a, b) => (a.erased < b.erased ? 1 : -1))),
    allowAgain: (tournament) => attempt(() => db.tombstones.delete(tournament)),
  };
}

async function tombstoneOf(db: Database, tournament: string, erased: string): Promise<TombstoneRow> {
  const known = await db.tombstones.get(tournament);
  const rows = await db.segments.where("[tournament+arrival]").between([tournament, 0], [tournament, Number.POSITIVE_INFINITY]).toArray();
  if (known && rows.length === 0) return known;
  const state = createLogState(tournament, await db.eventKeys.get(tournament));
  addEvents(state, eventsIn(rows));
  return { tournament, name: state.settings?.name ?? "–", erased, events: state.events.size, entries: state.entries.size };
}

/** Nothing of an erased event comes in by any way. Runs inside a transaction over the tombstones. */
export async function refuseErased(db: Database, tournaments: readonly string[]): Promise<void> {
  const found = await db.tombstones.bulkGet([...tournaments]);
  if (found.some((each) => each !== undefined)) throw Object.assign(new Error("erased"), { name: "EventErasedError" });
}
