import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Ways in which a text from a file, a code or another phone could become part of the page as markup or script. */
const WAYS =
  /dangerouslySetInnerHTML|\binnerHTML\b|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|\beval\(|new Function\(|srcdoc/i;
const source = join(import.meta.dirname, "..");

test("no text becomes markup anywhere", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (each) => /\.tsx?$/.test(each) && !each.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((each) => WAYS.test(readFileSync(join(source, each), "utf8")))).toEqual([]);
});

test("nothing listens to other pages: messages come from the app's own workers alone", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (each) => /\.tsx?$/.test(each) && !each.includes(".test."),
  );
  const listening = files.filter((each) => /["']message["']|window\.onmessage|\.opener/.test(readFileSync(join(source, each), "utf8")));
  expect(listening.sort()).toEqual(["scan/decode-worker.ts", "scan/decoder.ts", "store/opening-worker.ts", "store/opening.ts"]);
});
