import { correction, generate, mode } from "lean-qr";
import { MARGIN } from "./qr-size.ts";

const INK = [0, 0, 0] as const;
const PAPER = [255, 255, 255] as const;

/** One canvas pixel a module, margin included; CSS makes it big. Returns the side in modules. */
export function drawText(canvas: HTMLCanvasElement, text: string): number {
  return draw(canvas, generate(text, { minCorrectionLevel: correction.L }));
}

/** Always of one version and mask, so that the picture keeps its size and is quickly made. */
export function drawFrame(canvas: HTMLCanvasElement, bytes: Uint8Array, version: number): number {
  const options = { minVersion: version, maxVersion: version, minCorrectionLevel: correction.L, maxCorrectionLevel: correction.L };
  return draw(canvas, generate(mode.bytes(bytes), { ...options, mask: 0 }));
}

function draw(canvas: HTMLCanvasElement, code: ReturnType<typeof generate>): number {
  // lean-qr wants a canvas whose getContext can only be asked for "2d".
  code.toCanvas(canvas as Parameters<typeof code.toCanvas>[0], { on: INK, off: PAPER, pad: MARGIN });
  return code.size + 2 * MARGIN;
}
