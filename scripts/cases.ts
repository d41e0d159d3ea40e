/** Runs case files: npm run --silent cases -- FILE.json [FILE.json ...]; a guide file among them is known to the others. */
import { readFileSync } from "node:fs";
import { parseGuideFile } from "../src/log/index.ts";
import { parseCaseFile, runCase } from "../src/rules/cases.ts";
import { type Guide, guides } from "../src/rules/index.ts";
import { testGuides } from "../src/rules/test-guides/index.ts";

const files = process.argv.slice(2);
if (files.length === 0) unreadable("no file given: npm run --silent cases -- FILE.json [FILE.json ...]");

const contents = files.map((file) => ({ file, value: json(file) }));
const known = [...guides, ...testGuides, ...contents.filter(({ value }) => isGuideFile(value)).map(({ file }) => guideOf(file))];

const parsed = contents
  .filter(({ value }) => !isGuideFile(value))
  .map(({ file, value }) => {
    const result = parseCaseFile(value, known);
    return result.kind === "unreadable" ? unreadable(`${file}: ${result.where}: ${result.problem}`) : { file, ...result };
  });

let passed = 0;
let failed = 0;
for (const { file, guide, cases } of parsed) {
  for (const each of cases) {
    const differences = runCase(guide, each);
    if (differences.length === 0) passed += 1;
    else {
      failed += 1;
      print(`✗ ${each.title} (${file})`);
      for (const { field, expected, actual } of differences)
        print(`    ${field}: expected ${JSON.stringify(expected)}, came out ${JSON.stringify(actual ?? null)}`);
    }
  }
}
print(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function isGuideFile(value: unknown): boolean {
  return typeof value === "object" && value !== null && "format" in value && value.format === "floorbook-guide";
}

function guideOf(file: string): Guide {
  const result = parseGuideFile(readFileSync(file, "utf8"), guides);
  return result.ok ? result.value.guide : unreadable(`${file}: ${JSON.stringify(result.error)}`);
}

function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (problem) {
    return unreadable(`${file}: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

function unreadable(message: string): never {
  process.stderr.write(`cases: ${message}\n`);
  process.exit(2);
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
