/** Fails when a guide or its texts in any language are incomplete. Run before every build. */
import { readFileSync } from "node:fs";
import { checkTexts, type GuideTexts, guides } from "../src/rules/index.ts";

const LANGUAGES = ["en", "zh-TW", "ja"];

const problems: string[] = [];
for (const guide of guides) {
  const read = (language: string): GuideTexts =>
    JSON.parse(readFileSync(new URL(`../locales/${language}/guide-${guide.id}.json`, import.meta.url), "utf8"));
  const reference = read("en");
  for (const language of LANGUAGES) {
    for (const problem of checkTexts(guide, read(language), reference)) problems.push(`${language}/guide-${guide.id}.json ${problem}`);
  }
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) {
  process.stderr.write(`check-guides: ${problems.length} problems. Add the missing texts, or take the key out of the guide.\n`);
  process.exit(1);
}
process.stdout.write(`check-guides: ${guides.length} guides, ${LANGUAGES.length} languages, complete\n`);
