import { appVersion } from "#pwa";
import {
  createDatabase,
  createGuideShelf,
  createInvestigationStore,
  createKeeping,
  createLogStore,
  createMemoryDatabase,
  createSnapshots,
  type Database,
  keepSnapshots,
  opens,
  type PreferencesStore,
  privateFolder,
  type Stores,
} from "#store";
import { localTime } from "./local-time.ts";

const NAME = "floorbook";

/** Reads nothing yet. */
export function createStores(preferences: PreferencesStore, db: Database = createDatabase(NAME), isKept = true): Stores {
  const now = () => localTime(new Date());
  const deps = { db, newId: () => crypto.randomUUID(), now, judge: () => preferences.get().judge, app: appVersion };
  const log = createLogStore(deps);
  return {
    log,
    preferences,
    shelf: createGuideShelf(db),
    investigations: createInvestigationStore({ ...deps, exchange: log.exchange }),
    keeping: createKeeping(db, createSnapshots({ log, now, folder: privateFolder }), isKept),
  };
}

/** The stores with the open event being read; in memory alone where the browser lets nothing be stored. */
export async function openStores(preferences: PreferencesStore): Promise<Stores> {
  const db = createDatabase(NAME);
  const stores = createStores(preferences, db);
  stores.log.openTournament(preferences.get().tournament);
  void stores.shelf.load();
  if (!(await opens(db))) {
    stores.log.close();
    return createStores(preferences, await createMemoryDatabase(NAME), false);
  }
  keepSnapshots(stores.log, stores.keeping.snapshots);
  return stores;
}
