export interface PwaState {
  /** The whole app lies on this device. */
  readonly offlineReady: boolean;
  /** A newer build lies on this device and waits for the judge's word. */
  readonly updateReady: boolean;
}

/** `broken`: there is a new build, and a file of it is missing or is not what was built. */
export type UpdateCheck = "none" | "found" | "offline" | "broken";

export interface Pwa {
  readonly state: () => PwaState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => Promise<void>;
  readonly applyUpdate: () => void;
  readonly checkForUpdate: () => Promise<UpdateCheck>;
}

export interface PwaDeps {
  readonly container: ServiceWorkerContainer;
  readonly scriptUrl: string;
  readonly reload: () => void;
  /** Whether the server answers for the worker's script. */
  readonly reachable: () => Promise<boolean>;
  /** Fetches the files of the newest build past the browser's own cache, which may keep a broken one for a year. */
  readonly refetch: () => void;
}

const nothingYet: PwaState = { offlineReady: false, updateReady: false };

/** Watches one service worker registration: an update is offered, and the page is reloaded only after this page asked for it. */
export function createPwa({ container, scriptUrl, reload, reachable, refetch }: PwaDeps): Pwa {
  const listeners = new Set<() => void>();
  let state = nothingYet;
  let registration: ServiceWorkerRegistration | undefined;
  /** The worker whose build this page shows; null on the very first visit, until the new worker claims the page. */
  let shown: ServiceWorker | null = container.controller;
  /** The newest worker that came in; it may have failed already. */
  let found: ServiceWorker | null = null;
  /** Another tab took the update, so the worker is newer than this page. */
  let overtaken = false;
  let asked = false;
  let reloading = false;
  let refetched = false;

  function refresh(): void {
    const offlineReady = registration?.active != null;
    const updateReady = overtaken || (offlineReady && registration?.waiting != null);
    if (offlineReady === state.offlineReady && updateReady === state.updateReady) return;
    state = { offlineReady, updateReady };
    for (const listener of listeners) listener();
  }

  function reloadOnce(): void {
    if (reloading) return;
    reloading = true;
    reload();
  }

  function controllerChanged(): void {
    const { controller } = container;
    if (shown === null || controller === shown) {
      shown = controller;
      return;
    }
    if (asked) {
      reloadOnce();
      return;
    }
    overtaken = true;
    refresh();
  }

  function follow(worker: ServiceWorker | null): void {
    let wasInstalled = false;
    worker?.addEventListener("statechange", () => {
      wasInstalled ||= worker.state === "installed";
      if (worker.state === "redundant" && !wasInstalled && !refetched) {
        refetched = true;
        refetch();
      }
      refresh();
    });
  }

  async function start(): Promise<void> {
    container.addEventListener("controllerchange", controllerChanged);
    shown ??= (await container.getRegistration(scriptUrl))?.active ?? null;
    try {
      registration = await container.register(scriptUrl, { updateViaCache: "none" });
    } catch {
      // Offline with a worker already there is the ordinary case; without one the state says that the app is not ready for offline use.
      registration = await container.getRegistration(scriptUrl);
    }
    if (!registration) return;
    const { installing } = registration;
    follow(installing);
    registration.addEventListener("updatefound", () => {
      found = registration?.installing ?? null;
      follow(found);
    });
    refresh();
  }

  function applyUpdate(): void {
    if (registration?.waiting) {
      asked = true;
      registration.waiting.postMessage({ type: "SKIP_WAITING" });
    } else if (overtaken) {
      reloadOnce();
    }
  }

  async function checkForUpdate(): Promise<UpdateCheck> {
    if (!registration) return "offline";
    found = null;
    try {
      await registration.update();
    } catch {
      // A browser rejects too when an installation under way fails.
      return (await reachable()) ? "broken" : "offline";
    }
    const worker = registration.installing ?? found;
    if (worker && !(await installed(worker))) return "broken";
    refresh();
    return overtaken || registration.waiting ? "found" : "none";
  }

  let started: Promise<void> | undefined;

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      started ??= start();
      return started;
    },
    applyUpdate,
    async checkForUpdate() {
      await started;
      return checkForUpdate();
    },
  };
}

/** False when the worker could not fetch every file of its build. */
function installed(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    function look(): void {
      if (worker.state === "installing" || worker.state === "parsed") return;
      worker.removeEventListener("statechange", look);
      resolve(worker.state !== "redundant");
    }
    worker.addEventListener("statechange", look);
    look();
  });
}
