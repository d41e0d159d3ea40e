/** `npm run bench`: measures the product against the limit in the same run. See docs/performance.md. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBytes } from "./bytes.ts";
import { measureCodes } from "./codes.ts";
import { type Figure, isBroken, type Options, say } from "./figure.ts";
import { measureLogs } from "./logs.ts";
import { measureMerge } from "./merge.ts";
import { plot } from "./plot.ts";
import { measureSearch } from "./search.ts";
import { measureStart } from "./start.ts";

type Measure = (options: Options) => Promise<readonly Figure[]>;

const MEASURES: readonly { readonly figures: readonly string[]; readonly isCheap: boolean; readonly measure: Measure }[] = [
  { figures: ["1", "1b"], isCheap: true, measure: measureStart },
  { figures: ["2"], isCheap: true, measure: measureBytes },
  { figures: ["4"], isCheap: true, measure: measureSearch },
  { figures: ["8"], isCheap: true, measure: measureCodes },
  { figures: ["6", "10"], isCheap: false, measure: measureMerge },
  { figures: ["3", "5", "7", "9", "10"], isCheap: false, measure: measureLogs },
];

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    figure: { type: "string" },
    rounds: { type: "string" },
    dist: { type: "string" },
    out: { type: "string" },
  },
});
const root = join(import.meta.dirname, "..");
const isShort = values.short;
const wanted = values.figure?.split(",");
const options: Options = { isShort, rounds: Number(values.rounds ?? (isShort ? 3 : 9)), dist: values.dist ?? join(root, "dist") };

if (values.dist === undefined) build();
const load = loadavg()[0] ?? 0;
const figures: Figure[] = [];
for (const each of MEASURES) {
  if (wanted ? !each.figures.some((figure) => wanted.includes(figure)) : isShort && !each.isCheap) continue;
  say(`figure ${each.figures.join(", ")}`);
  figures.push(...(await each.measure(options)));
}
print(figures);
if (values.out !== undefined || (!isShort && wanted === undefined)) keep(values.out ?? join(import.meta.dirname, "results.json"));
if (isShort) failBeyondSlack();

function build() {
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

function print(all: readonly Figure[]) {
  const rows = all.map((each) => [
    each.figure,
    each.what,
    `${each.value} ${each.unit}`,
    each.limit === undefined ? "" : `${each.limit}`,
    each.ratio === undefined ? "" : `${each.ratio}`,
    each.spread ? each.spread.join("–") : "",
    each.n === undefined ? "" : `${each.n}`,
    each.goal,
    each.met ? "met" : "NOT MET",
  ]);
  const table = [["#", "figure", "value", "limit", "ratio", "p25–p75", "n", "goal", ""], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length))) ?? [];
  for (const row of table)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
}

/** Figures that were not measured now stay as they were measured last, each with the machine's load at that time. */
function keep(file: string) {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { readonly figures: readonly Figure[] }).figures : [];
  const others = before.filter(
    (each) => !figures.some(({ figure, what }) => figure === each.figure && (figure !== "10" || what === each.what)),
  );
  const measured = figures.map((each) => ({ ...each, load: Math.round(load * 10) / 10 }));
  const all = [...others, ...measured].sort(
    (a, b) => Number.parseFloat(a.figure) - Number.parseFloat(b.figure) || compare(a.figure, b.figure),
  );
  writeFileSync(file, `${JSON.stringify({ machine: { slowed: 4 }, figures: all }, null, 2)}\n`);
  plot(all);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function failBeyondSlack() {
  const broken = figures.filter(isBroken);
  for (const each of broken)
    process.stderr.write(
      `bench: figure ${each.figure}, ${each.what}: ${each.value} ${each.unit}, ratio ${each.ratio ?? "–"}, goal ${each.goal}\n`,
    );
  if (broken.length > 0) process.exit(1);
}
