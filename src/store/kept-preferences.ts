import { liveQuery } from "dexie";
import type { Database } from "./db.ts";
import type { Preferences, PreferencesStore } from "./preferences.ts";
import { attempt } from "./problem.ts";

/**
 * A second, durable copy of the preferences: localStorage answers before the first paint, but Chromium writes it seconds late.
 * Under the app lock it is sealed, and alone has the judge's name.
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
  const write = () => attempt(() => db.kept.put({ key: "preferences", value: preferences.get() }));
  const name = nameIn(copy);
  const isNameless = preferences.get().locked && preferences.get().judge === "";
  if (preferences.isBehind(copy)) {
    await prepare(copy);
    preferences.take({ ...copy, locked: preferences.get().locked ?? false });
  } else if (isNameless && name !== undefined) preferences.reveal(name);
  if (read.ok && JSON.stringify(copy) !== JSON.stringify(preferences.get())) await write();
  // From here on the name is sealed in the database: localStorage can do without it.
  if (preferences.get().locked) {
    preferences.reveal(preferences.get().judge);
    followName(db, preferences);
  }
  preferences.subscribe((where) => where === "here" && void write());
}

/** Another tab tells its changes through localStorage, where a sealed name is not. */
function followName(db: Database, preferences: PreferencesStore): void {
  liveQuery(() => db.kept.get("preferences")).subscribe({
    next: (row) => {
      const name = nameIn(row?.value);
      const isOld = (row?.value as Preferences | undefined)?.changes !== preferences.get().changes;
      if (name !== undefined && !isOld && name !== preferences.get().judge) preferences.reveal(name);
    },
    error: () => undefined,
  });
}

function nameIn(copy: unknown): string | undefined {
  const judge = typeof copy === "object" && copy !== null && "judge" in copy ? copy.judge : undefined;
  return typeof judge === "string" ? judge : undefined;
}
