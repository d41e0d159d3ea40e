import { localNow } from "#parts";
import { appVersion } from "#pwa";
import {
  createDatabase,
  createGuideShelf,
  createInvestigationStore,
  createKeeping,
  createLock,
  createLogStore,
  createMemoryDatabase,
  createRetention,
  createSnapshots,
  type Database,
  type Keeping,
  keepSnapshots,
  type Lock,
  type PreferencesStore,
  privateFolder,
  type Stores,
  whyUnopened,
} from "#store";
import { forgetScreen } from "#ui/kept-screen.ts";
import { keepLastDrafts } from "./last-drafts.ts";

const NAME = "floorbook";

/** Reads nothing yet. */
export function createStores(preferences: PreferencesStore, db: Database = createDatabase(NAME), unkept?: Keeping["unkept"]): Stores {
  const now = localNow;
  async function forgetCopies() {
    forgetShown();
    await snapshots.forget();
  }
  const deps = { db, newId: () => crypto.randomUUID(), now, judge: () => preferences.get().judge, app: appVersion, forgetCopies };
  const log = createLogStore(deps);
  const snapshots = createSnapshots({ db, app: appVersion, now, folder: privateFolder });
  const forget = async (tournament: string) => {
    if (log.view().tournament === tournament) log.openTournament(undefined);
    if (preferences.get().tournament === tournament) preferences.set({ tournament: undefined });
    await forgetCopies();
  };
  return {
    log,
    preferences,
    shelf: createGuideShelf(db),
    investigations: createInvestigationStore({ ...deps, exchange: log.exchange }),
    keeping: createKeeping(db, snapshots, unkept),
    retention: createRetention({ db, now, forget }),
    lock: createLock(db),
  };
}

/** The stores with the open event being read; in memory alone where the browser lets nothing be stored. */
export async function openStores(preferences: PreferencesStore, unlocked: (lock: Lock) => Promise<void>): Promise<Stores> {
  const db = createDatabase(NAME);
  const lock = createLock(db);
  // An old tab that holds the database must not keep the app from starting.
  const held = new Promise<void>((resolve) => db.on("blocked", () => resolve()));
  const opened = createStores(preferences, db);
  const known = lock.isOn();
  const isLocked = await Promise.race([known, held.then(() => undefined)]);
  // Nobody knows yet what the old tab holds: once it lets go, a locked phone asks for its secret.
  if (isLocked === undefined) void known.then((isOn) => isOn && location.reload());
  else if ((preferences.get().locked ?? false) !== isLocked) preferences.set({ locked: isLocked });
  if (isLocked) {
    // Nothing readable stays beside a locked database.
    forgetShown();
    void opened.keeping.snapshots.renew();
    await unlocked(lock);
  }
  const stores = { ...opened, log: keepLastDrafts(opened.log, () => preferences.get().locked ?? false) };
  stores.log.openTournament(preferences.get().tournament);
  void stores.shelf.load();
  const unkept = await Promise.race([whyUnopened(db), held.then(() => undefined)]);
  if (unkept) {
    stores.log.close();
    return createStores(preferences, await createMemoryDatabase(NAME), unkept);
  }
  keepSnapshots(stores.log, stores.keeping.snapshots);
  return stores;
}

/** The screen that would be painted first tomorrow shows names too. */
function forgetShown() {
  try {
    forgetScreen(localStorage);
  } catch {
    // Refused storage kept nothing.
  }
}

const HOUR = 3_600_000;

/** Erases events whose day has come, now and while the app stays open. */
export function keepRetention({ retention }: Stores): void {
  void retention.eraseDue();
  setInterval(() => void retention.eraseDue(), HOUR);
}
