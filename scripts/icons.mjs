/**
 * Draws the PNG icons from public/favicon.svg. Run by hand after the mark has changed: npm run icons
 *
 * Then give them a palette, which makes them a third as heavy: pngquant --strip --speed 1 --ext .png --force 64 public/*.png
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "./browser.mjs";
import { root } from "./steps.mjs";

const mark = readFileSync(join(root, "public", "favicon.svg"), "utf8");

// A mask may cut everything outside of a circle of 80 %; iOS rounds the corners itself and shows no transparency.
const ICONS = [
  { file: "icon-192.png", size: 192, svg: mark },
  { file: "icon-512.png", size: 512, svg: mark },
  { file: "icon-maskable-512.png", size: 512, svg: fullBleed(0.8) },
  { file: "apple-touch-icon.png", size: 180, svg: fullBleed(0.92) },
];

const browser = await chromium.launch(launchOptions);
for (const { file, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  await page.setContent(
    `<body style="margin:0"><img alt="" src="${source}" width="${size}" height="${size}" style="display:block"></body>`,
  );
  await page.screenshot({ path: join(root, "public", file), omitBackground: true });
  await page.close();
  process.stdout.write(`public/${file}\n`);
}
await browser.close();

/** @param {number} scale of the book on a ground without corners */
function fullBleed(scale) {
  return mark
    .replace(/rx="116"/, "")
    .replace('<g id="book">', `<g id="book" transform="translate(256 256) scale(${scale}) translate(-260 -268)">`);
}
