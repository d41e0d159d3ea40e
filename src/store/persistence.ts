/** Whether the browser may throw the data away when the phone runs out of space. */
export type Persistence = "kept" | "evictable" | "unknown";

/** Asks the browser to keep the data for good. Some ask the user, some decide by themselves, some cannot. */
export function askForPersistence(): Promise<Persistence> {
  return answerOf((storage) => storage.persist?.());
}

export function persistenceState(): Promise<Persistence> {
  return answerOf((storage) => storage.persisted?.());
}

/** Bytes that this site uses on the phone, as the browser estimates them. */
export async function storageUsed(): Promise<number | undefined> {
  try {
    return (await storageManager()?.estimate?.())?.usage;
  } catch {
    return undefined;
  }
}

async function answerOf(ask: (storage: Partial<StorageManager>) => Promise<boolean> | undefined): Promise<Persistence> {
  try {
    const storage = storageManager();
    const kept = storage && (await ask(storage));
    if (kept === undefined) return "unknown";
    return kept ? "kept" : "evictable";
  } catch {
    return "unknown";
  }
}

/** Missing on a page without https and in old browsers. */
function storageManager(): Partial<StorageManager> | undefined {
  return globalThis.navigator?.storage;
}
