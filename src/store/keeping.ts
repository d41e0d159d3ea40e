import type { Result } from "#lib/result.ts";
import type { Database } from "./db.ts";
import { keepPreferences } from "./kept-preferences.ts";
import type { Preferences, PreferencesStore } from "./preferences.ts";
import { attempt, type StoreProblem } from "./problem.ts";
import { eventsIn } from "./segments.ts";
import type { Snapshots } from "./snapshots.ts";

/** What the phone holds, told without an export. Practice is counted nowhere. */
export interface Health {
  readonly tournaments: number;
  readonly entries: number;
  /** Local time of the newest log that came from another phone or went to a hub. */
  readonly exchanged?: string;
}

export interface Keeping {
  /** False where the browser lets nothing be stored: everything is gone with the page. */
  readonly isKept: boolean;
  readonly health: () => Promise<Result<Health, StoreProblem>>;
  readonly lastExchange: (tournament: string) => Promise<string | undefined>;
  readonly snapshots: Snapshots;
  /** Keeps a durable copy of the preferences from now on; see `keepPreferences`. */
  readonly remember: (preferences: PreferencesStore, prepare: (newer: Preferences) => Promise<void>) => Promise<void>;
}

export function createKeeping(db: Database, snapshots: Snapshots, isKept: boolean): Keeping {
  return {
    isKept,
    health: () => readHealth(db),
    lastExchange: async (tournament) => {
      const found = await attempt(() => lastExchange(db, tournament));
      return found.ok ? found.value : undefined;
    },
    snapshots,
    remember: (preferences, prepare) => keepPreferences(db, preferences, prepare),
  };
}

async function readHealth(db: Database): Promise<Result<Health, StoreProblem>> {
  return attempt(async () => {
    const events = eventsIn(await db.segments.toArray());
    const practice = new Set(
      events.flatMap(({ tournament, body }) => (body.kind === "opened" && body.settings.practice ? [tournament] : [])),
    );
    const real = events.filter((each) => !practice.has(each.tournament));
    const exchanged = await lastExchange(db);
    return {
      tournaments: new Set(real.map((each) => each.tournament)).size,
      entries: new Set(real.flatMap(({ id, body }) => (body.kind === "recorded" ? [id] : []))).size,
      ...(exchanged === undefined ? {} : { exchanged }),
    };
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

/** Whether the browser lets the database be used. One that is held by another tab, or newer than this app, is there: its screens say so. */
export async function opens(db: Database): Promise<boolean> {
  const opened = await attempt(async () => {
    await db.open();
  });
  return opened.ok || opened.error.kind === "too-new" || opened.error.kind === "blocked";
}
