import { createPwa, type Pwa } from "./create-pwa.ts";
import { reloadOnStaleChunk } from "./stale-chunk.ts";
import { allowOwnScriptsOnly } from "./trusted-types.ts";

/** An installed iOS app may stay open for days without looking for a new worker by itself. */
const LOOK_AGAIN_AFTER_MS = 60 * 60 * 1000;

export const appVersion = __APP_VERSION__;
export const appBuild = __APP_BUILD__;

const reload = () => window.location.reload();

/** undefined where there are no service workers: an insecure address, some private windows, tests in Node. */
export const pwa: Pwa | undefined =
  typeof navigator !== "undefined" && "serviceWorker" in navigator
    ? createPwa({ container: navigator.serviceWorker, scriptUrl: scriptUrl(), reload, reachable, refetch: () => void refetch() })
    : undefined;

function scriptUrl(): string {
  return new URL("sw.js", document.baseURI).href;
}

function reachable(): Promise<boolean> {
  return fetch(scriptUrl(), { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function refetch(): Promise<void> {
  try {
    const script = await (await fetch(scriptUrl(), { cache: "no-store" })).text();
    for (const [, url = ""] of script.matchAll(/\burl:"([^"]+)"/g)) await fetch(new URL(url, scriptUrl()), { cache: "reload" });
  } catch {
    // Without a network the next failure will try again.
  }
}

/** Once, by the app's entry. Waits for the page to load, so that the worker's downloads do not delay the first screen. */
export function registerServiceWorker(): void {
  allowOwnScriptsOnly();
  reloadOnStaleChunk({ target: window, build: appBuild, storage: () => window.sessionStorage, reload });
  if (!pwa || !import.meta.env.PROD) return;
  const { start } = pwa;
  if (document.readyState === "complete") void start();
  else window.addEventListener("load", () => void start(), { once: true });
  lookAgainOnReturn(pwa);
}

function lookAgainOnReturn({ checkForUpdate }: Pwa): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < LOOK_AGAIN_AFTER_MS) return;
    lookedAt = Date.now();
    void checkForUpdate();
  });
}
