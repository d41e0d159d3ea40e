import type { ReadProblem, Sealing } from "#exchange";
import type { Result } from "#lib/result.ts";
import { type OpenedBatch, openBatch } from "./open-batch.ts";
import { OPENING_WORKER } from "./opening-worker-url.ts";

export interface OpeningRequest {
  readonly bytes: Uint8Array;
  readonly keys: readonly string[];
}

export type Opening = (request: OpeningRequest) => Promise<Result<OpenedBatch, ReadProblem>>;

/** Some hundreds of events: fewer are opened sooner than a worker starts. */
const LARGE_BYTES = 8_192;

/** A large batch is opened in a worker, so that the page goes on answering; without one, or if it cannot start, in the page. */
export function createOpening(sealing: Sealing): Opening {
  return async (request) => {
    const opened =
      request.bytes.length < LARGE_BYTES || typeof Worker === "undefined" ? undefined : await inWorker(request).catch(() => undefined);
    return opened ?? openBatch(request.bytes, request.keys, sealing);
  };
}

/** Undefined if the worker did not do it; rejects where the browser refuses to start one. */
function inWorker(request: OpeningRequest): Promise<Result<OpenedBatch, ReadProblem> | undefined> {
  return new Promise<Result<OpenedBatch, ReadProblem> | undefined>((done) => {
    const worker = new Worker(OPENING_WORKER, { type: "module" });
    const end = (opened?: Result<OpenedBatch, ReadProblem>) => {
      worker.terminate();
      done(opened);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Result<OpenedBatch, ReadProblem> | undefined>) => end(data));
    worker.addEventListener("messageerror", () => end());
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      end();
    });
    worker.postMessage(request);
  });
}
