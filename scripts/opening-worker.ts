/** Builds the worker that opens what other phones gave as a chunk of the app, so that the code of the log is not sent twice. */
import { join } from "node:path";
import type { Plugin } from "vite";

const store = join(import.meta.dirname, "../src/store");

export function openingWorker(): Plugin {
  return {
    name: "floorbook:opening-worker",
    apply: "build",
    load: {
      filter: { id: /\/src\/store\/opening-worker-url\.ts$/ },
      handler() {
        const chunk = this.emitFile({ type: "chunk", id: join(store, "opening-worker.ts"), name: "opening-worker" });
        return `export const OPENING_WORKER = import.meta.ROLLUP_FILE_URL_${chunk};`;
      },
    },
  };
}
