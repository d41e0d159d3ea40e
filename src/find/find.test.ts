import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type GuideTexts, guides } from "#rules";
import { find, pieces, tellingLine } from "./find.ts";
import { fold, shownRange } from "./fold.ts";
import { prepare } from "./passage.ts";
import { parseQueryFile, runQuery } from "./query-file.ts";
import { isNumbered, readingOrder } from "./reading-order.ts";
import { isNear, stem } from "./words.ts";

const LANGUAGES = ["en", "zh-TW", "ja"] as const;
const known = { guides, languages: LANGUAGES };
const passages = guides.flatMap((guide) => LANGUAGES.flatMap((language) => prepare(guide, textsOf(guide.id, language), language)));
const dci = passages.filter((each) => each.guide === "dci-2005");

test.each(["queries.json", "queries-more.json"])("every query of %s finds its section", (file) => {
  const parsed = parseQueryFile(JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")), known);
  if (!parsed.ok) throw new Error(parsed.error);
  expect(parsed.value.queries.length).toBeGreaterThanOrEqual(60);
  const failures = parsed.value.queries.flatMap((query) => {
    const { passed, found } = runQuery(passages, query);
    return passed ? [] : [`${query.q} (${query.lang}): ${query.expect}, found ${found.join(", ")}`];
  });
  expect(failures).toEqual([]);
});

test("every section of every guide is found by its number, its name and its short name in every language", () => {
  const failures = passages.flatMap((passage) =>
    [isNumbered(passage.section) ? passage.section : undefined, passage.name.shown, passage.short?.shown].flatMap((query) => {
      if (query === undefined) return [];
      const own = passages.filter((each) => each.guide === passage.guide);
      const hits = find(own, query, passage.language).slice(0, 3);
      return hits.some((hit) => hit.passage.section === passage.section) ? [] : [`${passage.guide} ${passage.language} ${query}`];
    }),
  );
  expect(failures).toEqual([]);
});

test("a number comes before everything, and its beginning brings the sections in order", () => {
  expect(sections("115")[0]).toBe("115");
  expect(sections("12").slice(0, 5)).toEqual(["120", "121", "122", "123", "124"]);
  expect(sections("１２２", "zh-TW")[0]).toBe("122");
});

test("an exact short name comes before words, words before names that only contain them", () => {
  const order = sections("marked cards");
  expect(order.indexOf("130")).toBeLessThan(order.indexOf("132"));
  expect(order.indexOf("132")).toBeLessThan(order.indexOf("131"));
});

test("several words must all be in a section", () => {
  const all = find(dci, "sleeves scratches", "en").filter((hit) => hit.passage.language === "en");
  expect(all.map((hit) => hit.passage.section)).toContain("131");
  expect(all.map((hit) => hit.passage.section)).not.toContain("132");
});

test("one or two characters from the middle of a Chinese or Japanese sentence are enough", () => {
  expect(sections("飲料", "zh-TW")[0]).toBe("113");
  expect(sections("覆", "zh-TW")[0]).toBe("111");
  expect(sections("こぼ", "ja")[0]).toBe("113");
});

test("two letters are an abbreviation, not a piece of a word", () => {
  expect(sections("SP", "en")[0]).toBe("141");
  expect(sections("ol", "en")).toEqual([]);
});

test("nothing is found for nothing, and for what is nowhere", () => {
  expect(find(dci, "", "en")).toEqual([]);
  expect(find(dci, " 　…", "en")).toEqual([]);
  expect(find(dci, "xylophone", "en")).toEqual([]);
});

test("what only another language says is found too, behind the language shown", () => {
  expect(sections("tardiness", "zh-TW")[0]).toBe("115");
  const hits = find(dci, "失格", "zh-TW");
  expect(hits[0]?.passage.language).toBe("ja");
});

test("a section stands in the results once", () => {
  for (const query of ["DEC", "注意", "REL", "1"]) {
    const found = sections(query, "ja");
    expect(new Set(found).size).toBe(found.length);
  }
});

test.each([
  ["ＤＥＣ", "dec"],
  ["ｽﾘｰﾌﾞ", "すりぶ"],
  ["スリーブ", "すりぶ"],
  ["臺灣裏", "台灣裡"],
  ["opponent’s", "opponents"],
  ["no-show", "no show"],
  ["Pokémon", "pokemon"],
  ["2.5", "2.5"],
  ["が", "が"],
])("%s is compared as %s", (shown, folded) => {
  expect(fold(shown).text).toBe(folded);
});

test.each([
  ["ｽﾘｰﾌﾞを見た", "スリーブ", "ｽﾘｰﾌﾞ"],
  ["新しいスリーブ。", "スリ", "スリー"],
  ["the opponent’s card", "opponents", "opponent’s"],
  ["在臺灣比賽", "台灣", "臺灣"],
  ["待って… dropped", "dropped", "dropped"],
  ["𠮷野家のカード", "カード", "カード"],
  ["Pokémon cards", "pokemon", "Pokémon"],
])("in %s the query %s marks %s", (shown, query, marked) => {
  const folded = fold(shown);
  const sought = fold(query).text;
  const start = folded.text.indexOf(sought);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(shown.slice(...shownRange(folded, start, start + sought.length))).toBe(marked);
});

test("pieces put together are the shown text, and the found ones are what was looked for", () => {
  const [hit] = find(dci, "spilled drinks", "en");
  const line = hit && tellingLine(hit);
  if (!hit || !line) throw new Error("nothing found");
  const cut = pieces(line, hit.needles);
  expect(cut.map((each) => each.text).join("")).toBe(line.shown);
  expect(cut.filter((each) => each.found).map((each) => each.text)).toEqual(["Spilling"]);
});

test("a link in a text is searched and shown as its number, or as the name of a section without one", () => {
  const lines = passages.flatMap((each) => [each.name, ...each.body]);
  expect(lines.filter((each) => each.shown.includes("[["))).toEqual([]);
});

test.each([
  ["sleeves", "sleeve"],
  ["shuffling", "shuffle"],
  ["dropped", "drop"],
  ["penalties", "penalty"],
  ["marked", "mark"],
  ["watches", "watch"],
])("%s and %s have one stem", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test("a slip is one letter more, less or other, or two that changed places", () => {
  expect(isNear("bribary", "bribery")).toBe(true);
  expect(isNear("mulligna", "mulligan")).toBe(true);
  expect(isNear("colusion", "collusion")).toBe(true);
  expect(isNear("aab", "aba")).toBe(true);
  expect(isNear("stalling", "stealing")).toBe(false);
  expect(isNear("abcd", "dcba")).toBe(false);
});

test("every section of a guide has one place in its order", () => {
  for (const guide of guides) {
    const order = readingOrder(guide).map((each) => each.section);
    expect(new Set(order).size).toBe(order.length);
    expect([...order].sort()).toEqual(
      [...new Set([...guide.sections.map((each) => each.id), ...guide.infractions.map((each) => each.section)])].sort(),
    );
  }
});

test("an unreadable query file names the query and the field", () => {
  const problem = (query: object) => {
    const result = parseQueryFile({ queries: [{ q: "遅刻", lang: "ja", guide: "dci-2005", expect: "115" }, query] }, known);
    return result.ok ? "" : result.error;
  };
  expect(problem({ q: "x", lang: "fr", expect: "dci-2005/115" })).toMatch(/^query 2 "x": lang:/);
  expect(problem({ q: "x", lang: "en", guide: "dci-2005", expect: "999" })).toMatch(/^query 2 "x": expect:/);
  expect(problem({ q: "x", lang: "en", expect: "115" })).toMatch(/expect:/);
  expect(problem({ q: "", lang: "en", expect: "dci-2005/115" })).toMatch(/q:/);
  expect(problem({ q: "x", lang: "en", expect: "dci-2005/115", within: 0 })).toMatch(/within:/);
  expect(parseQueryFile([], known).ok).toBe(false);
});

function sections(query: string, language = "en"): readonly string[] {
  return find(dci, query, language).map((hit) => hit.passage.section);
}

function textsOf(guide: string, language: string): GuideTexts {
  return JSON.parse(readFileSync(new URL(`../../locales/${language}/guide-${guide}.json`, import.meta.url), "utf8"));
}
