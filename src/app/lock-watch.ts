import type { Stores } from "#store";

const LONGEST_AWAY = 300_000;

/** The key is in this page's memory only: a page that is loaded anew is locked. After five minutes in the background it is. */
export function watchLock({ preferences }: Stores): void {
  const { locked = false } = preferences.get();
  let left: number | undefined;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (locked && left !== undefined && Date.now() - left > LONGEST_AWAY) location.reload();
  });
  // Another tab has switched the lock on or off.
  preferences.subscribe(() => {
    if ((preferences.get().locked ?? false) !== locked) location.reload();
  });
}
