/** Adds to the built worker: where the browser can, the start page comes straight from the cache, before the worker has started. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { integrityOf } from "./integrity.mjs";

interface InstallEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  addRoutes?(routes: object): Promise<void>;
}

declare const registration: ServiceWorkerRegistration;

/** Stands after the plugin that writes the worker. */
export function startPageRoute(outDir: () => string): Plugin {
  return {
    name: "floorbook:start-page-route",
    apply: "build",
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        if (this.environment.config.build.ssr) return;
        const integrity = integrityOf(outDir(), "index.html");
        appendFileSync(join(outDir(), "sw.js"), `;(${routeStartPage.toString()})(${JSON.stringify(integrity)});\n`);
      },
    },
  };
}

/**
 * Written into the worker as it stands here, so that it may use nothing from outside. Each build's page lies in a cache of its own, so that a
 * worker that waits changes nothing for the one that runs. Where anything of this fails there is no route, and the worker answers as always.
 */
function routeStartPage(integrity: string) {
  const { scope } = registration;
  const ours = `floorbook-page ${scope} `;
  const cacheName = ours + integrity;
  const condition = { requestMethod: "GET", requestMode: "navigate", urlPattern: { pathname: new URL(scope).pathname, search: "" } };
  addEventListener("install", (event) => {
    const install = event as InstallEvent;
    if (install.addRoutes) install.waitUntil(keepAndRoute(install));
  });
  addEventListener("activate", (event) => (event as InstallEvent).waitUntil(forgetOthers()));

  async function keepAndRoute(install: InstallEvent) {
    try {
      const page = await fetch(scope, { integrity, cache: "reload", credentials: "same-origin" });
      // A browser refuses to show as a page what came by a redirect.
      if (!page.ok || page.redirected) return;
      const cache = await caches.open(cacheName);
      await cache.put(scope, page);
      await install.addRoutes?.({ condition, source: { cacheName } });
    } catch {
      await caches.delete(cacheName);
    }
  }

  async function forgetOthers() {
    const others = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
    await Promise.all(others.map((name) => caches.delete(name)));
  }
}
