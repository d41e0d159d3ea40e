/** For authors: npm run --silent guide -- export dci-2005 > my-guide.json; npm run --silent guide -- check my-guide.json */
import { readFileSync } from "node:fs";
import { formatGuideFile, parseGuideFile } from "../src/log/index.ts";
import { type GuideTexts, guides } from "../src/rules/index.ts";

const [action, target = ""] = process.argv.slice(2);

if (action === "export") exportGuide(target);
else if (action === "check") check(target);
else stop("say what to do: export ID, or check FILE.json");

/** A built-in guide as a file under a name of its own, to start from. */
function exportGuide(id: string) {
  const guide = guides.find((each) => each.id === id) ?? stop(`no guide "${id}"; there are ${guides.map((each) => each.id).join(", ")}`);
  const read = (language: string): GuideTexts =>
    JSON.parse(readFileSync(new URL(`../locales/${language}/guide-${id}.json`, import.meta.url), "utf8"));
  process.stdout.write(
    formatGuideFile({ guide: { ...guide, id: `my-${id}` }, texts: { en: read("en"), "zh-TW": read("zh-TW"), ja: read("ja") } }),
  );
}

function check(file: string) {
  const result = parseGuideFile(readFileSync(file, "utf8"), guides);
  if (result.ok) {
    const { guide, texts } = result.value;
    process.stdout.write(
      `${guide.id} ${guide.edition}: ${guide.infractions.length} infractions, ${Object.keys(texts).join(", ")}, complete\n`,
    );
    return;
  }
  const { error } = result;
  if (error.kind === "faulty") for (const problem of error.problems) process.stderr.write(`${problem}\n`);
  stop(error.kind === "malformed" ? `${file}: not as it must be at ${error.where}` : `${file}: ${error.kind}`);
}

function stop(message: string): never {
  process.stderr.write(`guide: ${message}\n`);
  process.exit(2);
}
