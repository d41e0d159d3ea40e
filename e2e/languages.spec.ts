import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { guides } from "#rules";
import { appReady, EVENT_NAME, JUDGE, PLAYERS } from "./pages/App.ts";
import { onEveryScreen, shownTexts, TYPED_NOTE } from "./pages/every-screen.ts";
import { newProfile, openBrowser, startServer } from "./pages/own-server.ts";
import { LANGUAGES, wordsIn } from "./pages/words.ts";

const root = join(import.meta.dirname, "..");
const LANGUAGE_NAMES = ["繁體中文", "日本語", "English"];

test("the first wish of the browser that can be met decides, and every Chinese reads zh-TW", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const expected = [
    [["zh-Hant-TW"], "zh-TW"],
    [["zh-HK"], "zh-TW"],
    [["zh-MO"], "zh-TW"],
    [["zh"], "zh-TW"],
    [["zh-CN"], "zh-TW"],
    [["ja-JP"], "ja"],
    [["en-GB"], "en"],
    [["fr"], "en"],
    [["ko", "ja"], "ja"],
    [["de", "zh-HK", "ja"], "zh-TW"],
  ] as const;
  const found: unknown[] = [];
  for (const [wishes] of expected) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await context.addInitScript((list) => {
      Object.defineProperty(Navigator.prototype, "languages", { get: () => list });
      Object.defineProperty(Navigator.prototype, "language", { get: () => list[0] });
    }, wishes);
    const page = await context.newPage();
    await page.goto(baseURL ?? "");
    await appReady(page);
    const lang = (await page.locator("html").getAttribute("lang")) as "en" | "zh-TW" | "ja";
    await expect(page.getByRole("link", { name: wordsIn(lang).ui("common:no-event.open") })).toBeVisible();
    found.push([wishes, lang]);
    await context.close();
  }
  expect(found).toEqual(expected);
});

test("the judge's own choice wins over the browser, without a reload, and survives a restart", async () => {
  test.setTimeout(90_000);
  const server = await startServer();
  const profile = newProfile();
  const before = await openBrowser(profile);
  const page = before.pages()[0] ?? (await before.newPage());
  await page.goto(server.url);
  await appReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => {
    document.documentElement.dataset["mark"] = "same page";
  });
  const languages = page.getByRole("combobox", { name: wordsIn("en").ui("common:language.label") });
  await expect(languages.locator("option")).toHaveText(LANGUAGE_NAMES);
  await languages.selectOption("ja");
  await expect(page.locator("html[data-mark='same page']")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("link", { name: wordsIn("ja").ui("common:no-event.open") })).toBeVisible();
  await before.close();
  const after = await openBrowser(profile);
  const again = after.pages()[0] ?? (await after.newPage());
  await again.goto(server.url);
  await appReady(again);
  await expect(again.locator("html")).toHaveAttribute("lang", "ja");
  await expect(again.getByRole("link", { name: wordsIn("ja").ui("common:no-event.open") })).toBeVisible();
  await after.close();
  await server.kill();
});

test("in cimode every text is a key, a number, or what somebody typed, on every screen", async ({ page }) => {
  test.setTimeout(240_000);
  const strange = new Map<string, string>();
  const keys = knownKeys();
  await onEveryScreen(page, "cimode", async (screen) => {
    for (const text of await page.evaluate(shownTexts)) {
      for (const part of partsOf(text)) if (!isExpected(part, keys)) strange.set(`${part} ← ${text.slice(0, 80)}`, screen);
    }
  });
  expect([...strange].map(([text, screen]) => `${screen}: ${text}`)).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`no key is ever shown in ${language} and on every screen stands the language of the page`, async ({ page }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    await onEveryScreen(page, language, async (screen) => {
      const texts = await page.evaluate(shownTexts);
      found.push(...texts.filter((each) => /(^|\s)[a-z][a-z-]*(\.[a-z0-9_-]+)+($|\s)/.test(each)).map((each) => `${screen}: ${each}`));
      found.push(...texts.filter((each) => /\{\{|\}\}|undefined|\[object|NaN/.test(each)).map((each) => `${screen}: ${each}`));
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
    });
    expect(found).toEqual([]);
  });
}

const USER_DATA = [EVENT_NAME, JUDGE, TYPED_NOTE, "Player 0", ...PLAYERS, ...LANGUAGE_NAMES].sort((a, b) => b.length - a.length);

/** What a publisher wants word for word. */
const NOTICES: readonly string[] = guides.flatMap((each) => each.notice ?? []);

/** A text without what somebody typed, taken apart at what joins keys. */
function partsOf(text: string): readonly string[] {
  return [...NOTICES, ...USER_DATA]
    .reduce((rest, each) => rest.replaceAll(each, " "), text)
    .split(/[\s·、，,:()（）＋+→–—…“”「」/]+/u)
    .filter((part) => part !== "");
}

/** What a hub calls an event, drawn from the event's key. */
const HUB_NAME = /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/;

function isExpected(part: string, keys: ReadonlySet<string>): boolean {
  return keys.has(part) || /^[\d.×%†‡-]+$/.test(part) || part === "cimode" || HUB_NAME.test(part);
}

/** The keys of the interface and of every guide, and the sections' own numbers. */
function knownKeys(): ReadonlySet<string> {
  const folder = join(root, "locales", "en");
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"));
  const keys = readdirSync(join(folder, "ui")).flatMap((file) => leaves(read(join("ui", file)), ""));
  const guides = readdirSync(folder).filter((file) => file.startsWith("guide-"));
  const ofGuides = guides.flatMap((file) => leaves(read(file), file.slice(0, -".json".length)));
  const sections = guides.flatMap((file) => Object.keys((read(file) as { sections: object }).sections));
  return new Set([...keys.map((key) => key.replace(/_(one|other|zero|two|few|many)$/, "")), ...ofGuides, ...sections]);
}

function leaves(node: unknown, path: string): readonly string[] {
  if (typeof node === "string") return [path];
  return Object.entries(node as object).flatMap(([key, each]) => leaves(each, path === "" ? key : `${path}.${key}`));
}
