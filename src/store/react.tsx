import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { LogStore, LogView } from "./log-store.ts";
import type { Preferences, PreferencesStore } from "./preferences.ts";

export interface Stores {
  readonly log: LogStore;
  readonly preferences: PreferencesStore;
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
