import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "./languages.ts";

const locales = join(import.meta.dirname, "..", "..", "locales");
const files = readdirSync(join(locales, "en", "ui"));
const OTHERS = LANGUAGES.filter((each) => each !== "en");

/** Names, signs and patterns that are the same in every language. */
const SAME_EVERYWHERE = new Set(["Floorbook", "Floorbook {{version}}", "UTF-8", "UTF-16", "{{megabytes}} MB"]);

test("every language has the same files", () => {
  for (const language of LANGUAGES) expect(readdirSync(join(locales, language, "ui"))).toEqual(files);
});

describe.each(OTHERS)("%s", (language) => {
  test.each(files)("%s has the keys of English", (file) => {
    expect(keysOf(language, file)).toEqual(keysOf("en", file));
  });

  test.each(files)("%s has every plural that the language knows", (file) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = new Set(textsOf(language, file).keys());
    const plurals = [...textsOf("en", file).keys()].filter((key) => key.endsWith("_other")).map((key) => key.slice(0, -"_other".length));
    expect(
      plurals
        .flatMap((key) => categories.map((each) => `${key}_${each}`))
        .filter((key) => !keys.has(key) && !keys.has(key.replace(/_\w+$/, ""))),
    ).toEqual([]);
  });

  test.each(files)("%s has the slots of English", (file) => {
    const english = slotsByKey("en", file);
    expect(slotsByKey(language, file)).toEqual(english);
  });

  test.each(files)("%s has no text that is still English", (file) => {
    const english = textsOf("en", file);
    const same = [...textsOf(language, file)].filter(
      ([key, text]) => text === english.get(key) && /[a-z]{2}/i.test(text.replace(/\{\{\w+\}\}/g, "")) && !SAME_EVERYWHERE.has(text),
    );
    expect(same).toEqual([]);
  });
});

describe.each(LANGUAGES)("%s", (language) => {
  test.each(files)("%s has no empty text", (file) => {
    expect([...textsOf(language, file)].filter(([, text]) => text.trim() === "" || text !== text.trim()).map(([key]) => key)).toEqual([]);
  });
});

/** A pattern of names as another program writes them, its comma included. */
const AS_WRITTEN_ELSEWHERE = new Set(["姓, 名"]);

const HAN = "\\p{sc=Han}";

test.each(files)("zh-TW %s: full-width punctuation beside Chinese characters", (file) => {
  const narrow = new RegExp(`${HAN}[,;:?!]|[,;:?!]${HAN}|${HAN}\\.(?!\\p{L})|\\(${HAN}|${HAN}\\)`, "u");
  expect([...textsOf("zh-TW", file)].filter(([, text]) => narrow.test(text) && !AS_WRITTEN_ELSEWHERE.has(text))).toEqual([]);
});

test.each(files)("ja %s: full-width punctuation beside Japanese characters", (file) => {
  const sign = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]";
  const narrow = new RegExp(`${sign}[,;:?!]|${sign}\\.(?!\\p{L})|[，]`, "u");
  expect([...textsOf("ja", file)].filter(([, text]) => narrow.test(text) && !AS_WRITTEN_ELSEWHERE.has(text))).toEqual([]);
});

test.each(files)("zh-TW %s: no words of the Mainland, no simplified characters", (file) => {
  const foreign =
    /信息|保存|默認|軟件|網絡|設置|屏幕|數據|程序員|加載|退出登錄|視頻|鏈接|查找|文件夾|[这说对会时见让请选错误页关开点击认]/u;
  expect([...textsOf("zh-TW", file)].filter(([, text]) => foreign.test(text))).toEqual([]);
});

function keysOf(language: Language, file: string): readonly string[] {
  return [...new Set([...textsOf(language, file).keys()].map(withoutPlural))].sort();
}

/** The slots of a text, of all its plurals together. */
function slotsByKey(language: Language, file: string): Readonly<Record<string, readonly string[]>> {
  const slots = new Map<string, Set<string>>();
  for (const [key, text] of textsOf(language, file)) {
    const known = slots.get(withoutPlural(key)) ?? new Set();
    for (const [, slot = ""] of text.matchAll(/\{\{(\w+)\}\}/g)) known.add(slot);
    slots.set(withoutPlural(key), known);
  }
  return Object.fromEntries([...slots].map(([key, each]) => [key, [...each].sort()]));
}

function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "");
}

function textsOf(language: Language, file: string): ReadonlyMap<string, string> {
  return new Map(leaves(JSON.parse(readFileSync(join(locales, language, "ui", file), "utf8")), ""));
}

function leaves(node: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof node === "string") return [[path, node]];
  return Object.entries(node as object).flatMap(([key, each]) => leaves(each, path === "" ? key : `${path}.${key}`));
}
