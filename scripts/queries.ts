/** Runs query files: npm run --silent queries -- FILE.json [FILE.json ...] */
import { readFileSync } from "node:fs";
import { parseQueryFile, prepare, runQuery } from "../src/find/index.ts";
import { type GuideTexts, guides } from "../src/rules/index.ts";

const LANGUAGES = ["en", "zh-TW", "ja"];

const files = process.argv.slice(2);
if (files.length === 0) unreadable("no file given: npm run --silent queries -- FILE.json [FILE.json ...]");

const parsed = files.map((file) => {
  const result = parseQueryFile(json(file), { guides, languages: LANGUAGES });
  return { file, queries: result.ok ? result.value.queries : unreadable(`${file}: ${result.error}`) };
});
const passages = guides.flatMap((guide) => LANGUAGES.flatMap((language) => prepare(guide, textsOf(guide.id, language), language)));

let passed = 0;
let failed = 0;
for (const { file, queries } of parsed) {
  for (const query of queries) {
    const result = runQuery(passages, query);
    if (result.passed) passed += 1;
    else {
      failed += 1;
      print(`✗ ${query.q} (${query.lang}, ${query.guide ?? "all guides"}; ${file})`);
      print(`    expected ${query.expect} within ${query.within}, found ${result.found.join(", ") || "nothing"}`);
    }
  }
}
print(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function textsOf(guide: string, language: string): GuideTexts {
  return JSON.parse(readFileSync(new URL(`../locales/${language}/guide-${guide}.json`, import.meta.url), "utf8"));
}

function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (problem) {
    return unreadable(`${file}: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

function unreadable(message: string): never {
  process.stderr.write(`queries: ${message}\n`);
  process.exit(2);
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
