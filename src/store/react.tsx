import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { GuideFile } from "#log";
import type { GuideShelf } from "./guide-shelf.ts";
import type { InvestigationStore } from "./investigations.ts";
import type { Keeping } from "./keeping.ts";
import type { Lock } from "./lock.ts";
import type { LogStore, LogView } from "./log-store.ts";
import type { Preferences, PreferencesStore } from "./preferences.ts";
import type { Retention } from "./retention.ts";

export interface Stores {
  readonly log: LogStore;
  readonly preferences: PreferencesStore;
  readonly shelf: GuideShelf;
  readonly investigations: InvestigationStore;
  readonly keeping: Keeping;
  readonly retention: Retention;
  readonly lock: Lock;
}

const StoresContext = createContext<Stores | undefined>(undefined);

export function StoresProvider({ stores, children }: { readonly stores: Stores; readonly children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error("StoresProvider is missing");
  return stores;
}

/** The open tournament's log; its state is undefined until the first read is done. */
export function useLog(): LogView {
  const { log } = useStores();
  return useSyncExternalStore(log.subscribe, log.view, log.view);
}

export function usePreferences(): readonly [Preferences, PreferencesStore["set"]] {
  const { preferences } = useStores();
  return [useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get), preferences.set];
}

/** The guides from files: those loaded on this phone, and those that came with the open event. */
export function useGuideFiles(): readonly GuideFile[] {
  const { shelf } = useStores();
  const { state } = useLog();
  const own = useSyncExternalStore(shelf.subscribe, shelf.files, shelf.files);
  const brought = state ? [...state.guides.values()] : [];
  return [
    ...own,
    ...brought.filter((each) => !own.some(({ guide }) => guide.id === each.guide.id && guide.edition === each.guide.edition)),
  ];
}
