/** What this phone remembers about its user: small, not part of any log, read before the first paint. */
export interface Preferences {
  readonly language?: string;
  readonly theme: "system" | "light" | "dark";
  /** The judge's own name, as it stands on entries. Under the app lock localStorage does not have it. */
  readonly judge: string;
  readonly headJudge: boolean;
  /** The tournament that is open. */
  readonly tournament?: string | undefined;
  /** The app lock is on: no screen with names is kept for the next start. Whether it is on the database knows. */
  readonly locked?: boolean;
  /** Clocks that are over make no sound. */
  readonly silent?: boolean;
  /** Infractions chosen of late, newest first. */
  readonly recent: readonly string[];
  /** Local time of the last export of everything. */
  readonly backup?: string;
  /** Up to where this judge was asked to export, or has done so. */
  readonly safe?: SafePoint;
  /** Has been told that a tab and the home screen have logs of their own. */
  readonly toldOfTwoLogs?: boolean;
  /** How often something was changed: of two copies the higher one is newer. */
  readonly changes?: number;
}

/** A moment of one event after which no reminder is due. */
export interface SafePoint {
  readonly tournament: string;
  readonly entries: number;
  readonly day: number;
  readonly round: number;
}

const KEY = "floorbook";
const DEFAULTS: Preferences = { theme: "system", judge: "", headJudge: false, recent: [] };

export interface PreferencesStore {
  readonly get: () => Preferences;
  readonly set: (changes: Partial<Preferences>) => void;
  /** `elsewhere`: another tab has changed something. */
  readonly subscribe: (listener: (where: "here" | "elsewhere") => void) => () => void;
  /** Under the app lock: the name as the sealed copy has it. */
  readonly reveal: (judge: string) => void;
  /** Whether a copy that lay elsewhere is newer than what was read here. */
  readonly isBehind: (copy: unknown) => copy is Preferences;
  readonly take: (copy: Preferences) => void;
}

/** Kept in localStorage where there is one, otherwise for this visit only. */
export function createPreferences(storage: Storage | undefined): PreferencesStore {
  let current = read(storage);
  const listeners = new Set<(where: "here" | "elsewhere") => void>();
  const changed = (next: Preferences, where: "here" | "elsewhere") => {
    current = next;
    for (const listener of listeners) listener(where);
  };
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    if (event.key !== KEY) return;
    const next = read(storage);
    changed(next.locked ? { ...next, judge: current.judge } : next, "elsewhere");
  });
  const keep = (next: Preferences) => {
    changed(next, "here");
    const { judge: _, ...open } = next;
    try {
      storage?.setItem(KEY, JSON.stringify(next.locked ? open : next));
    } catch {
      // Storage refused (private window, full): the preference holds for this visit, and nothing else depends on it.
    }
  };
  return {
    get: () => current,
    set: (changes) => keep({ ...current, ...changes, changes: (current.changes ?? 0) + 1 }),
    isBehind: (copy): copy is Preferences => {
      const { changes } = current;
      return changes !== undefined && isObject(copy) && typeof copy["changes"] === "number" && copy["changes"] > changes;
    },
    take: (copy) => keep({ ...DEFAULTS, ...copy }),
    reveal: (judge) => keep({ ...current, judge }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where nothing was kept, any copy is newer; what an older app kept counts no changes and stands. */
function read(storage: Storage | undefined): Preferences {
  const nothing = { ...DEFAULTS, changes: 0 };
  try {
    const text = storage?.getItem(KEY);
    if (text === null || text === undefined) return nothing;
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...DEFAULTS, ...value } : nothing;
  } catch {
    return nothing;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
