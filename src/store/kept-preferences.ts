import type { Database } from "./db.ts";
import type { Preferences, PreferencesStore } from "./preferences.ts";
import { attempt } from "./problem.ts";

/**
 * A second, durable copy of the preferences: localStorage answers before the first paint, but Chromium writes it seconds late.
 *
 * A newer copy is taken once `prepare` is done with it. A copy that cannot be written is none; localStorage still has its own.
 */
export async function keepPreferences(
  db: Database,
  preferences: PreferencesStore,
  prepare: (newer: Preferences) => Promise<void>,
): Promise<void> {
  const read = await attempt(() => db.kept.get("preferences"));
  const copy = read.ok ? read.value?.value : undefined;
  const write = () => void attempt(() => db.kept.put({ key: "preferences", value: preferences.get() }));
  if (preferences.isBehind(copy)) {
    await prepare(copy);
    preferences.take(copy);
  } else if (read.ok && JSON.stringify(copy) !== JSON.stringify(preferences.get())) write();
  preferences.subscribe(write);
}
