import "#ui/base.css";
import { createRoot } from "react-dom/client";
import { createHub, type Hub, knockOnReturn, openNatsLink } from "#hub";
import { startI18n } from "#i18n";
import { registerServiceWorker } from "#pwa";
import type { Stores } from "#store";
import { App } from "./App.tsx";
import { createStores } from "./create-stores.ts";
import { localTime } from "./local-time.ts";
import { languageOf, rememberedPreferences } from "./remembered.ts";
import { replaceFirstScreen } from "./replace-first-screen.ts";

const root = document.getElementById("root");
if (!root) throw new Error("#root is missing");

const stores = createStores(rememberedPreferences());
stores.log.openTournament(stores.preferences.get().tournament);
void stores.shelf.load();
void start(root, stores, startHub(stores));

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
  const language = languageOf(all.preferences);
  await startI18n(language);
  replaceFirstScreen(element, language);
  createRoot(element).render(<App stores={all} hub={hub} />);
  registerServiceWorker();
}
