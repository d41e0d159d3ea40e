import "#ui/base.css";
import { createRoot } from "react-dom/client";
import { createHub, type Hub, knockOnReturn, openNatsLink } from "#hub";
import { chooseLanguage, isLanguage, KEYS, type Shown, startI18n } from "#i18n";
import { appVersion, registerServiceWorker } from "#pwa";
import { createDatabase, createGuideShelf, createInvestigationStore, createLogStore, createPreferences, type Stores } from "#store";
import { App } from "./App.tsx";
import { localTime } from "./local-time.ts";

const root = document.getElementById("root");
if (!root) throw new Error("#root is missing");

const stores = createStores();
void start(root, stores, startHub(stores));

function createStores(): Stores {
  const preferences = createPreferences(localStorageOrNone());
  const db = createDatabase("floorbook");
  const shelf = createGuideShelf(db);
  const deps = {
    db,
    newId: () => crypto.randomUUID(),
    now: () => localTime(new Date()),
    judge: () => preferences.get().judge,
    app: appVersion,
  };
  const log = createLogStore(deps);
  log.openTournament(preferences.get().tournament);
  void shelf.load();
  return { log, preferences, shelf, investigations: createInvestigationStore({ ...deps, exchange: log.exchange }) };
}

function startHub({ log }: Stores): Hub {
  const hub = createHub({
    log,
    openLink: openNatsLink,
    now: () => localTime(new Date()),
    isOffline: () => !navigator.onLine,
    random: Math.random,
  });
  knockOnReturn(hub);
  return hub;
}

async function start(element: HTMLElement, all: Stores, hub: Hub) {
  await startI18n(language(all.preferences.get().language));
  createRoot(element).render(<App stores={all} hub={hub} />);
  registerServiceWorker();
}

/** The judge's own choice wins for ever; before there is one, the browser's wishes. */
function language(chosen: string | undefined): Shown {
  if (chosen === KEYS || isLanguage(chosen)) return chosen;
  return chooseLanguage(navigator.languages);
}

/** A private window may refuse even to name it. */
function localStorageOrNone(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
