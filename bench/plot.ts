/** Figure 10: how a figure grows with the log, both axes logarithmic. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figure.ts";

const WIDTH = 640;
const HEIGHT = 320;
const EDGE = 56;
const [LEAST, MOST] = [1, 10_000];
const DASHES = ["none", "6 4", "2 3", "10 3 2 3"];

/** Of the figures that say how they grow. */
export function plot(figures: readonly Figure[]): void {
  const curves = figures.flatMap(({ what, points }) => (points ? [{ name: what.replace(/^growth of (.*) from .*/, "$1"), points }] : []));
  if (curves.length === 0) return;
  const x = (entries: number) => EDGE + ((Math.log10(entries) - 3) / 2) * (WIDTH - EDGE - 190);
  const y = (ms: number) => HEIGHT - EDGE - (Math.log10(ms / LEAST) / Math.log10(MOST / LEAST)) * (HEIGHT - EDGE - 20);
  const lines = curves.map(({ name, points }, index) => {
    const [lastX, lastY] = points.at(-1) ?? [0, 1];
    const path = points.map(([entries, ms]) => `${x(entries).toFixed(1)},${y(ms).toFixed(1)}`).join(" ");
    return `<polyline points="${path}" fill="none" stroke="#0b5d57" stroke-width="2" stroke-dasharray="${DASHES[index] ?? "none"}"/><text x="${(x(lastX) + 8).toFixed(1)}" y="${(y(lastY) + 4).toFixed(1)}">${name}</text>`;
  });
  const across = [1, 10, 100, 1_000, 10_000].map(
    (ms) =>
      `<line x1="${EDGE}" x2="${WIDTH - 180}" y1="${y(ms)}" y2="${y(ms)}" stroke="#ccc"/><text x="8" y="${y(ms) + 4}">${ms} ms</text>`,
  );
  const below = [1_000, 10_000, 100_000].map(
    (entries) => `<text x="${x(entries) - 20}" y="${HEIGHT - 24}">${entries.toLocaleString("en")}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#19222d"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${[...across, ...below, ...lines].join("")}<text x="${WIDTH / 2 - 60}" y="${HEIGHT - 6}">entries on the phone</text></svg>\n`;
  writeFileSync(join(import.meta.dirname, "..", "docs", "images", "growth.svg"), svg);
}
