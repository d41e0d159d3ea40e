import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { DecodeAnswer, DecodeRequest, Scanned } from "./decode-protocol.ts";

/** Our own file, which the service worker has: the package would fetch it from a CDN. */
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** A camera of a modern phone gives more than the eye of the decoder needs. */
const LONGEST_SIDE = 1600;

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext("2d", { willReadFrequently: true });

self.addEventListener("message", ({ data }: MessageEvent<DecodeRequest>) => {
  answer(data).then(
    (message) => self.postMessage(message),
    () => self.postMessage({ id: data.id, kind: "failed" } satisfies DecodeAnswer),
  );
});

async function answer({ id, picture, patient }: DecodeRequest): Promise<DecodeAnswer> {
  const pixels = pixelsOf(picture);
  const found = await readBarcodes(pixels, {
    formats: ["QRCode"],
    tryHarder: patient,
    tryInvert: patient,
    tryRotate: patient,
    tryDownscale: true,
    maxNumberOfSymbols: 4,
  });
  const codes: readonly Scanned[] = found.filter((each) => each.isValid).map(({ bytes, text }) => ({ bytes, text }));
  return { id, kind: "read", codes, isDark: codes.length === 0 && isDark(pixels.data) };
}

function pixelsOf(picture: ImageBitmap): ImageData {
  if (!context) throw new Error("no canvas in the worker");
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Black throughout: a covered lens, or a camera that iOS has switched off without a word. */
function isDark(rgba: Uint8ClampedArray): boolean {
  for (let index = 0; index < rgba.length; index += 4 * 997) {
    if ((rgba[index] ?? 0) > 20 || (rgba[index + 1] ?? 0) > 20 || (rgba[index + 2] ?? 0) > 20) return false;
  }
  return true;
}
