import type { DecodeAnswer, DecodeRequest, Scanned } from "./decode-protocol.ts";

export interface Decoded {
  readonly codes: readonly Scanned[];
  readonly isDark: boolean;
}

export interface Decoder {
  /** Undefined when the decoder could not work at all. The picture is used up. */
  readonly decode: (picture: ImageBitmap, patient?: boolean) => Promise<Decoded | undefined>;
  readonly close: () => void;
}

/** Reads codes in a worker, so that the page stays quick. */
export function createDecoder(): Decoder {
  const worker = new Worker(new URL("./decode-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (decoded: Decoded | undefined) => void>();
  let last = 0;
  let broken = false;

  function settle(id: number, decoded: Decoded | undefined) {
    waiting.get(id)?.(decoded);
    waiting.delete(id);
  }

  worker.addEventListener("message", ({ data }: MessageEvent<DecodeAnswer>) => settle(data.id, data.kind === "read" ? data : undefined));
  worker.addEventListener("error", () => {
    broken = true;
    for (const id of [...waiting.keys()]) settle(id, undefined);
  });

  return {
    decode: (picture, patient = false) =>
      new Promise((resolve) => {
        if (broken) {
          resolve(undefined);
          return;
        }
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, picture, patient } satisfies DecodeRequest, [picture]);
      }),
    close: () => {
      worker.terminate();
      for (const id of [...waiting.keys()]) settle(id, { codes: [], isDark: false });
    },
  };
}
