const KEY = "floorbook:reloaded-stale-build";

export interface StaleChunkDeps {
  readonly target: EventTarget;
  readonly build: string;
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
  readonly reload: () => void;
}

/**
 * A page older than the worker may ask for a file that is gone. One reload brings the new build, and drafts lie in IndexedDB.
 * A build that still fails after its reload is left to the error boundary: never a loop.
 */
export function reloadOnStaleChunk({ target, build, storage, reload }: StaleChunkDeps): void {
  target.addEventListener("vite:preloadError", (event) => {
    if (!remember(storage, build)) return;
    event.preventDefault();
    reload();
  });
}

/** False when this build was reloaded before in this session, or when that cannot be known. */
function remember(storage: StaleChunkDeps["storage"], build: string): boolean {
  try {
    if (storage().getItem(KEY) === build) return false;
    storage().setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}
