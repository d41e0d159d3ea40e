/** Where the worker lies; the build puts the name of its chunk here. */
export const OPENING_WORKER = new URL("./opening-worker.ts", import.meta.url).href;
