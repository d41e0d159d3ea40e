import "#ui/base.css";
import { createRoot } from "react-dom/client";
import { createHub, type Hub, knockOnReturn, openNatsLink } from "#hub";
import { showLanguage, startI18n } from "#i18n";
import { registerServiceWorker } from "#pwa";
import type { Stores } from "#store";
import { App } from "./App.tsx";
import { keepRetention, openStores } from "./create-stores.ts";
import { localTime } from "./local-time.ts";
import { languageOf, rememberedPreferences } from "./remembered.ts";
import { replaceFirstScreen } from "./replace-first-screen.ts";

const root = document.getElementById("root");
if (!root) throw new Error("#root is missing");

void start(root);

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

async function start(element: HTMLElement) {
  const preferences = rememberedPreferences();
  const language = languageOf(preferences);
  const [stores] = await Promise.all([openStores(preferences), startI18n(language)]);
  replaceFirstScreen(element, language);
  createRoot(element).render(<App stores={stores} hub={startHub(stores)} />);
  registerServiceWorker();
  await stores.keeping.remember(preferences, (newer) => showLanguage(languageOf({ ...preferences, get: () => newer })));
  stores.log.openTournament(preferences.get().tournament);
  keepRetention(stores);
}
