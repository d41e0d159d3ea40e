import type { PreferencesStore } from "#store";

const LONGEST_AWAY = 300_000;

/** The key is in this page's memory only: a page that is loaded anew is locked. After five minutes in the background it is. */
export function watchLock(preferences: PreferencesStore): void {
  let left: number | undefined;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (preferences.get().locked && left !== undefined && Date.now() - left > LONGEST_AWAY) location.reload();
  });
  let { locked = false } = preferences.get();
  preferences.subscribe((where) => {
    const { locked: isNow = false } = preferences.get();
    // Another tab has switched the lock on or off.
    if (where === "elsewhere" && isNow !== locked) location.reload();
    locked = isNow;
  });
}
