import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { Result } from "#lib/result.ts";
import type { LogEvent, Settings } from "#log";
import { createDatabase, type Database } from "../db.ts";
import { createLogStore, type LogStore, type StoreDeps } from "../log-store.ts";
import { eventsIn } from "../segments.ts";

export interface StorePhone {
  readonly store: LogStore;
  readonly db: Database;
  readonly deps: StoreDeps;
  /** Local time that this phone believes in. */
  time: string;
}

let phones = 0;

/** An event under a guide that no phone knows. */
export const SPRING_CUP: Settings = {
  name: "Spring Cup",
  from: "2026-12-05",
  to: "2026-12-05",
  guide: "g",
  edition: "1",
  level: "l",
  matchForm: "best-of-three",
  decisions: {},
};

/** A phone with a disk of its own. */
export function createStorePhone(judge: string, app = "0.1.0"): StorePhone {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  phones += 1;
  const db = createDatabase(`phone ${phones}`);
  const phone = { db, time: "2026-12-05T14:00:00+08:00" };
  const deps = { db, newId: () => crypto.randomUUID(), now: () => phone.time, judge: () => judge, app };
  return Object.assign(phone, { deps, store: createLogStore(deps) });
}

export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The log of an event, once it has been read from the disk. */
export async function openState(store: LogStore, tournament: string) {
  store.openTournament(tournament);
  for (let turn = 0; turn < 200 && !store.view().state; turn += 1) await new Promise((done) => setTimeout(done, 10));
  const { state } = store.view();
  if (!state) throw new Error("never read");
  return state;
}

/** Every event on the disk, in the order of arrival. */
export async function eventsOnDisk({ db }: StorePhone): Promise<readonly LogEvent[]> {
  return eventsIn(await db.segments.toArray());
}
