import type { Result } from "#lib/result.ts";
import { type Damage, damage } from "./damage.ts";
import type { Database } from "./db.ts";
import { keepPreferences } from "./kept-preferences.ts";
import type { Preferences, PreferencesStore } from "./preferences.ts";
import { attempt, type StoreProblem } from "./problem.ts";
import { countEntries, eventsIn } from "./segments.ts";
import type { Snapshots } from "./snapshots.ts";

/** What the phone holds, told without an export. Practice is counted nowhere. */
export interface Health {
  readonly tournaments: number;
  readonly entries: number;
  /** Local time of the newest log that came from another phone or went to a hub. */
  readonly exchanged?: string;
}

export interface Keeping {
  /** Why everything is gone with the page: the browser lets nothing be stored, or cannot open what is. */
  readonly unkept: "refused" | "unopened" | undefined;
  readonly damage: Pick<Damage, "rows" | "subscribe">;
  /** What could not be read came back from elsewhere. */
  readonly dropDamaged: () => Promise<Result<void, StoreProblem>>;
  readonly health: () => Promise<Result<Health, StoreProblem>>;
  readonly lastExchange: (tournament: string) => Promise<string | undefined>;
  readonly snapshots: Snapshots;
  /** Keeps a durable copy of the preferences from now on; see `keepPreferences`. */
  readonly remember: (preferences: PreferencesStore, prepare: (newer: Preferences) => Promise<void>) => Promise<void>;
}

export function createKeeping(db: Database, snapshots: Snapshots, unkept?: Keeping["unkept"]): Keeping {
  return {
    unkept,
    damage,
    dropDamaged: () =>
      attempt(async () => {
        await db.segments.bulkDelete([...damage.rows()]);
        damage.forget();
      }),
    health: () => readHealth(db),
    lastExchange: async (tournament) => {
      const found = await attempt(() => lastExchange(db, tournament));
      return found.ok ? found.value : undefined;
    },
    snapshots,
    remember: (preferences, prepare) => keepPreferences(db, preferences, prepare),
  };
}

const ROWS_AT_ONCE = 50;

/** Nothing of a long log is parsed for this but what its events are called. */
async function readHealth(db: Database): Promise<Result<Health, StoreProblem>> {
  return attempt(async () => {
    const about = eventsIn(await db.segments.where("about").equals(1).toArray());
    const practice = new Set(
      about.flatMap(({ tournament, body }) => (body.kind === "opened" && body.settings.practice ? [tournament] : [])),
    );
    const tournaments = new Set<string>();
    let entries = 0;
    const arrivals = await db.segments.toCollection().primaryKeys();
    for (let at = 0; at < arrivals.length; at += ROWS_AT_ONCE) {
      const piece = arrivals.slice(at, at + ROWS_AT_ONCE);
      const rows = await db.segments.where("arrival").between(piece[0], piece.at(-1), true, true).toArray();
      for (const row of rows) {
        if (!row?.tournament || practice.has(row.tournament)) continue;
        tournaments.add(row.tournament);
        entries += countEntries(row);
      }
    }
    const exchanged = await lastExchange(db);
    return { tournaments: tournaments.size, entries, ...(exchanged === undefined ? {} : { exchanged }) };
  });
}

/** Of one event, or of all. */
async function lastExchange(db: Database, tournament?: string): Promise<string | undefined> {
  const isMeant = (row: { readonly tournament: string }) => tournament === undefined || row.tournament === tournament;
  const received = (await db.receipts.toArray()).filter(isMeant).map((each) => each.received);
  const byHub = (await db.hubs.toArray()).filter(isMeant).map((each) => each.exchanged);
  const moments = [...received, ...byHub].filter((each) => each !== undefined);
  return moments.sort((a, b) => Date.parse(b) - Date.parse(a))[0];
}

/** Why the browser does not let the database be used. One that is held by another tab, or newer than this app, is there: its screens say so. */
export async function whyUnopened(db: Database): Promise<Keeping["unkept"]> {
  const opened = await attempt(async () => {
    await db.open();
  });
  if (opened.ok || opened.error.kind === "too-new" || opened.error.kind === "blocked") return undefined;
  return opened.error.kind === "unavailable" ? "refused" : "unopened";
}
