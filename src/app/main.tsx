import "#ui/base.css";
import { createRoot } from "react-dom/client";
import { chooseLanguage, isLanguage, KEYS, type Shown, startI18n } from "#i18n";
import { appVersion, registerServiceWorker } from "#pwa";
import { createDatabase, createLogStore, createPreferences, type Stores } from "#store";
import { App } from "./App.tsx";
import { localTime } from "./local-time.ts";

const root = document.getElementById("root");
if (!root) throw new Error("#root is missing");

const stores = createStores();
void start(root, stores);

function createStores(): Stores {
  const preferences = createPreferences(localStorageOrNone());
  const log = createLogStore({
    db: createDatabase("floorbook"),
    newId: () => crypto.randomUUID(),
    now: () => localTime(new Date()),
    judge: () => preferences.get().judge,
    app: appVersion,
  });
  log.openTournament(preferences.get().tournament);
  return { log, preferences };
}

async function start(element: HTMLElement, { log, preferences }: Stores) {
  await startI18n(language(preferences.get().language));
  createRoot(element).render(<App stores={{ log, preferences }} />);
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
