import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA, type VitePWAOptions } from "vite-plugin-pwa";
import { configDefaults } from "vitest/config";
import { contentSecurityPolicy } from "./scripts/csp.mjs";
import { firstScreen } from "./scripts/first-screen.ts";
import { integrityOf } from "./scripts/integrity.mjs";
import "./scripts/node-20.mjs";
import { openingWorker } from "./scripts/opening-worker.ts";
import { startPageRoute } from "./scripts/start-page-route.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };

type RuntimeCaching = NonNullable<VitePWAOptions["workbox"]["runtimeCaching"]>[number];

let outDir = "dist";

const define = {
  __APP_VERSION__: JSON.stringify(version),
  __APP_BUILD__: JSON.stringify(gitHash()),
};

/** A file that another app shares with the installed one: the worker keeps it until the page fetches it (src/ui/opened-file.ts). */
const shareTarget: RuntimeCaching = {
  method: "POST",
  urlPattern: ({ url }) => url.pathname.endsWith("/share"),
  // Written into the worker as it stands here, so that it may use nothing from outside.
  handler: async ({ request }) => {
    const file = (await request.formData()).get("file");
    if (file instanceof File) {
      const cache = await caches.open("floorbook-shared");
      await cache.put("./shared-file", new Response(file, { headers: { "X-File-Name": encodeURIComponent(file.name) } }));
    }
    return Response.redirect("./?shared#/exchange/file", 303);
  },
};

export default defineConfig({
  // Relative, so that one build runs from any sub-folder.
  base: "./",
  define,
  resolve: { alias: { "@nats-io/nkeys": fileURLToPath(new URL("scripts/no-nkeys.ts", import.meta.url)) } },
  plugins: [
    react(),
    firstScreen(define),
    strictPolicy(),
    openingWorker(),
    rememberOutDir(),
    VitePWA({
      strategies: "generateSW",
      registerType: "prompt",
      // src/pwa registers the worker itself: the plugin's own prompt does nothing on a page open since the first visit.
      injectRegister: false,
      manifest: false,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ["**/*.{js,css,html,json,svg,png,ico,woff2,wasm,webmanifest,txt}"],
        maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
        inlineWorkboxRuntime: true,
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        // Hash routing: the start page is the only page, and no query may keep it from being found.
        ignoreURLParametersMatching: [/.*/],
        // null is the plugin's way to say "none"; leaving it out means index.html, with relative links that would then be wrong.
        navigateFallback: null,
        sourcemap: false,
        runtimeCaching: [shareTarget],
        // A file that arrives broken, or as somebody's sign-in page, makes the update fail instead of the app; a hole in the cache is filled when it is met.
        manifestTransforms: [(entries) => ({ manifest: entries.map((each) => ({ ...each, integrity: integrityOf(outDir, each.url) })) })],
      },
    }),
    startPageRoute(() => outDir),
  ],
  build: {
    target: ["es2022", "chrome111", "safari16.4", "firefox115"],
    // What the app needs anyway: see docs/engines.md.
    cssTarget: ["chrome123", "safari17.5", "firefox121"],
    modulePreload: { polyfill: false },
    // One piece, which stands in the page itself.
    cssCodeSplit: false,
    // Everything is precached at once, so that few chunks are worth more than small ones.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What a worker needs too knows neither page nor database.
            { name: "log", test: /\/src\/(lib|exchange|log|rules|store\/(crypto|open-batch)[.]ts$)/, priority: 2 },
            { name: "base", test: /\/src\/(ui|parts|store)\/(?!opening-worker[.])/, priority: 1 },
          ],
        },
      },
    },
    assetsInlineLimit: (file) => (/\.(woff2?|wasm)$/.test(file) ? false : undefined),
    license: { fileName: "licences.txt" },
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "e2e/**"],
    environment: "node",
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});

/** Writes the policy into the built page, after everything else had its say about the page. */
function strictPolicy(): Plugin {
  return {
    name: "floorbook:strict-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replace(
          /<meta charset="[^"]*"\s*\/?>/i,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html)}" />`,
        ),
    },
  };
}

function rememberOutDir(): Plugin {
  return {
    name: "floorbook:out-dir",
    configResolved(config) {
      outDir = config.build.outDir;
    },
  };
}

function gitHash(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "dev";
  }
}
