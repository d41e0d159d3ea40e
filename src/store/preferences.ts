/** What this phone remembers about its user: small, not part of any log, read before the first paint. */
export interface Preferences {
  readonly language?: string;
  readonly theme: "system" | "light" | "dark";
  /** The judge's own name, as it stands on entries. */
  readonly judge: string;
  readonly headJudge: boolean;
  /** The tournament that is open. */
  readonly tournament?: string;
  /** Clocks that are over make no sound. */
  readonly silent?: boolean;
  /** Infractions chosen of late, newest first. */
  readonly recent: readonly string[];
}

const KEY = "floorbook";
const DEFAULTS: Preferences = { theme: "system", judge: "", headJudge: false, recent: [] };

export interface PreferencesStore {
  readonly get: () => Preferences;
  readonly set: (changes: Partial<Preferences>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Kept in localStorage where there is one, otherwise for this visit only. */
export function createPreferences(storage: Storage | undefined): PreferencesStore {
  let current = read(storage);
  const listeners = new Set<() => void>();
  const changed = (next: Preferences) => {
    current = next;
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    if (event.key === KEY) changed(read(storage));
  });
  return {
    get: () => current,
    set: (changes) => {
      changed({ ...current, ...changes });
      try {
        storage?.setItem(KEY, JSON.stringify(current));
      } catch {
        // Storage refused (private window, full): the preference holds for this visit, and nothing else depends on it.
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: Storage | undefined): Preferences {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? { ...DEFAULTS, ...value } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}
