import "#ui/base.css";
import { createRoot } from "react-dom/client";
import { createHub, type Hub, knockOnReturn, openNatsLink } from "#hub";
import { showLanguage, startI18n } from "#i18n";
import { localNow } from "#parts";
import { registerServiceWorker } from "#pwa";
import type { Lock, Stores } from "#store";
import { App } from "./App.tsx";
import { keepRetention, openStores } from "./create-stores.ts";
import { hangCurtain } from "./curtain.ts";
import { watchLock } from "./lock-watch.ts";
import { languageOf, rememberedPreferences } from "./remembered.ts";
import { replaceFirstScreen } from "./replace-first-screen.ts";

const root = document.getElementById("root");
if (!root) throw new Error("#root is missing");

hangCurtain();
void start(root);

function startHub({ log }: Stores): Hub {
  const hub = createHub({
    log,
    openLink: openNatsLink,
    now: localNow,
    isOffline: () => !navigator.onLine,
    random: Math.random,
  });
  knockOnReturn(hub);
  return hub;
}

async function start(element: HTMLElement) {
  const preferences = rememberedPreferences();
  const language = languageOf(preferences);
  const react = createRoot(element);
  watchLock(preferences);
  const started = startI18n(language);
  const unlocked = async (lock: Lock) => {
    await started;
    const { showLocked } = await import("./locked.tsx");
    replaceFirstScreen(element, language);
    await showLocked(react, lock, preferences);
  };
  const [stores] = await Promise.all([openStores(preferences, unlocked), started]);
  replaceFirstScreen(element, language);
  react.render(<App stores={stores} hub={startHub(stores)} />);
  registerServiceWorker();
  await stores.keeping.remember(preferences, (newer) => showLanguage(languageOf({ ...preferences, get: () => newer })));
  stores.log.openTournament(preferences.get().tournament);
  keepRetention(stores);
}
