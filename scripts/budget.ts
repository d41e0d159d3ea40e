/** What the built app weighs, as a host that compresses sends it, and how much it may. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";

export interface Weight {
  readonly figure: string;
  readonly what: string;
  readonly unit: "KB" | "requests";
  readonly value: number;
  /** What is aimed at: see docs/performance.md. */
  readonly goal: number;
  /** Beyond this the build fails. Above the goal only where that is not met yet; it may only become less. */
  readonly budget: number;
}

const SCANNER = /zxing_reader|decode-worker/;
const NOT_COMPRESSED = /\.png$/;

export function weigh(dist: string): readonly Weight[] {
  const files = filesBelow(dist);
  const kilobytes = (wanted: readonly string[]) =>
    Math.round((wanted.reduce((sum, file) => sum + sentBytes(join(dist, file)), 0) / 1024) * 10) / 10;
  const withoutScanner = files.filter((file) => !SCANNER.test(file));
  return [
    { figure: "2", what: "the first screen waits for", unit: "KB", value: kilobytes(["index.html"]), goal: 75, budget: 9 },
    { figure: "2", what: "install without the scanner", unit: "KB", value: kilobytes(withoutScanner), goal: 450, budget: 635 },
    { figure: "2", what: "install with the scanner", unit: "KB", value: kilobytes(files), goal: 830, budget: 960 },
    { figure: "2", what: "requests of the install", unit: "requests", value: files.length, goal: 60, budget: 60 },
  ];
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function sentBytes(file: string): number {
  return NOT_COMPRESSED.test(file) ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
}
