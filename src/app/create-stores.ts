import { appVersion } from "#pwa";
import { createDatabase, createGuideShelf, createInvestigationStore, createLogStore, type PreferencesStore, type Stores } from "#store";
import { localTime } from "./local-time.ts";

/** Reads nothing yet. */
export function createStores(preferences: PreferencesStore): Stores {
  const db = createDatabase("floorbook");
  const deps = {
    db,
    newId: () => crypto.randomUUID(),
    now: () => localTime(new Date()),
    judge: () => preferences.get().judge,
    app: appVersion,
  };
  const log = createLogStore(deps);
  return { log, preferences, shelf: createGuideShelf(db), investigations: createInvestigationStore({ ...deps, exchange: log.exchange }) };
}
