import { closeSync, openSync, writeSync } from "node:fs";
import type { Page } from "@playwright/test";

/** A code as it stood on a screen, margin included: rows of "1" for dark and "0" for light. */
export interface Picture {
  readonly side: number;
  readonly modules: string;
}

const WIDTH = 800;
const HEIGHT = 720;
const LUMA = { dark: 30, light: 225, wall: 128 } as const;

/** Flags for a browser whose camera plays this file, again and again from its start whenever the camera is opened. */
export function cameraFlags(video: string): readonly string[] {
  return ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${video}`];
}

/** What a camera sees of these screens: one picture after the other, ten a second, uncompressed. */
export function writeVideo(file: string, pictures: readonly (Picture | "nothing")[]): void {
  const handle = openSync(file, "w");
  writeSync(handle, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  for (const picture of pictures) {
    writeSync(handle, "FRAME\n");
    writeSync(handle, lumaOf(picture));
    writeSync(handle, colours);
  }
  closeSync(handle);
}

function lumaOf(picture: Picture | "nothing"): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, LUMA.wall);
  if (picture === "nothing") return luma;
  const { side, modules } = picture;
  const scale = Math.floor((HEIGHT - 20) / side);
  const left = Math.floor((WIDTH - scale * side) / 2);
  const top = Math.floor((HEIGHT - scale * side) / 2);
  for (let y = 0; y < side * scale; y += 1) {
    const row = Math.floor(y / scale) * side;
    for (let x = 0; x < side; x += 1) {
      const from = (top + y) * WIDTH + left + x * scale;
      luma.fill(modules[row + x] === "1" ? LUMA.dark : LUMA.light, from, from + scale);
    }
  }
  return luma;
}

/** The one code on this screen. */
export async function photograph(page: Page): Promise<Picture> {
  const [picture] = await film(page, "canvas[data-code]", 1);
  if (!picture) throw new Error("no code on the screen");
  return picture;
}

/** The animated codes on this screen, as many different ones. */
export function filmCodes(page: Page, count: number): Promise<readonly Picture[]> {
  return film(page, "canvas[data-place]", count);
}

async function film(page: Page, selector: string, count: number): Promise<readonly Picture[]> {
  await page.locator(selector).waitFor();
  return page.evaluate(watchCanvas, { selector, count });
}

/** Runs in the page: reads the very pixels that are shown. */
function watchCanvas({ selector, count }: { selector: string; count: number }): Promise<{ side: number; modules: string }[]> {
  return new Promise((resolve) => {
    const pictures: { side: number; modules: string }[] = [];
    let last: string | undefined;
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>(selector);
      const place = canvas?.dataset["place"] ?? "still";
      const pixels = canvas && place !== last ? canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data : undefined;
      if (canvas && pixels) {
        last = place;
        let modules = "";
        for (let index = 0; index < pixels.length; index += 4) modules += (pixels[index] ?? 255) < 128 ? "1" : "0";
        pictures.push({ side: canvas.width, modules });
      }
      if (pictures.length >= count) resolve(pictures);
      else requestAnimationFrame(look);
    };
    look();
  });
}
