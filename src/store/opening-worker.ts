/** Opens one batch in a thread of its own. The build lets it share the code of the log with the page: scripts/opening-worker.ts. */
import { createSealing } from "./crypto.ts";
import { openBatch } from "./open-batch.ts";
import type { OpeningRequest } from "./opening.ts";

addEventListener("message", async ({ data }: MessageEvent<OpeningRequest>) => {
  // A bug is met again, and told, where the page does it itself.
  postMessage(await openBatch(data.bytes, data.keys, createSealing()).catch(() => undefined));
});
