import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { guides } from "#rules";
import { appReady, EVENT_NAME, goTo, JUDGE, logged, openPhone, PLAYERS } from "./pages/App.ts";
import { newProfile, openBrowser, startServer } from "./pages/own-server.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { LANGUAGES, type Shown, wordsIn } from "./pages/words.ts";

const root = join(import.meta.dirname, "..");
const LANGUAGE_NAMES = ["繁體中文", "日本語", "English"];
const TYPED_NOTE = "牌庫頂 Typed 01";

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

/** Every route of the app, and every step of the wizard, with an entry, a note and a draft on the phone. */
async function onEveryScreen(page: Page, shown: Shown, look: (screen: string) => Promise<void>): Promise<void> {
  await openPhone(page, { language: shown, round: 2, headJudge: true });
  const wizard = new WizardPage(page, wordsIn(shown));
  await wizard.home();
  await look("home");
  await wizard.search.fill("Player 0");
  await wizard.button("home.add-other", { name: "Player 0" }).tap();
  await look("home, typed");
  await wizard.search.fill("");
  await wizard.choose(PLAYERS[0]);
  await look("what");
  await wizard.button("what.tree").tap();
  await look("questions");
  await page.getByRole("searchbox").fill("122");
  await look("found");
  await page.getByRole("searchbox").fill("");
  await wizard.button("what.tree-back").tap();
  await wizard.button("what.note").tap();
  await wizard.button("note.save").tap();
  await look("note");
  await page.goBack();
  await wizard.happened("111");
  await look("ruling");
  await wizard.depart("game-loss");
  await wizard.note.fill(TYPED_NOTE);
  await wizard.tap(wizard.recordButton);
  await look("ruling, reason missing");
  await page.getByLabel(wizard.t("ruling.deviation-reason")).fill(TYPED_NOTE);
  await wizard.tap(wizard.recordButton);
  await expect(wizard.saved).toBeVisible();
  await wizard.button("saved.note").tap();
  await look("saved");
  await wizard.home();
  await wizard.choose(PLAYERS[0]);
  await wizard.happened("111");
  await look("ruling, second offence");
  await wizard.home();
  await wizard.choose(PLAYERS[1]);
  await wizard.button("subject.add-second").tap();
  await look("second player");
  await page.getByRole("dialog").getByRole("button", { name: PLAYERS[2] }).tap();
  await wizard.happened("121");
  await look("ruling, both players, not in the text");
  await page.getByLabel(wizard.t("ruling.choose")).selectOption("warning");
  await look("ruling, the head judge rules");
  await wizard.home();
  await wizard.choose(PLAYERS[2]);
  await wizard.button("what.later").tap();
  await expect(wizard.saved).toBeVisible();
  await wizard.home();
  await look("home, with drafts and things to do");

  const [entry] = await logged(page, "recorded");
  const filled = new Map([
    [":entry", entry?.id ?? ""],
    [":player", encodeURIComponent("@player01")],
    [":guide?", "dci-2005"],
    [":guide", "dci-2005"],
    [":section", "122"],
    [":infraction", "122"],
    [":draft", "gone"],
    [":step?", "what"],
    ["*", "no-such-place"],
  ]);
  for (const route of routesOfTheApp()) {
    const place = route
      .split("/")
      .map((part) => filled.get(part) ?? part)
      .join("/");
    expect(place, "a new kind of place: say what stands for it").not.toContain(":");
    await leaveFor(page, place);
    await look(`/${place}`);
  }
}

/** Waits until another screen stands there and nothing changes any more. */
async function leaveFor(page: Page, place: string): Promise<void> {
  await page.getByRole("main").evaluate((element) => element.setAttribute("data-left", ""));
  await goTo(page, `/${place}`);
  await expect(page.locator("main:not([data-left])")).toBeVisible();
  let before: readonly string[] = [];
  await expect
    .poll(async () => {
      const now = await page.evaluate(shownTexts);
      const isSettled = now.join() === before.join();
      before = now;
      return isSettled;
    })
    .toBe(true);
}

function routesOfTheApp(): readonly string[] {
  const source = readFileSync(join(root, "src", "app", "App.tsx"), "utf8");
  const routes = [...source.matchAll(/path: "([^"]+)"/g)].flatMap(([, route]) => route ?? []);
  expect(routes.length).toBeGreaterThan(10);
  return routes;
}

/** Runs in the page: everything that somebody can see or hear. */
function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest("script, style, noscript")) texts.push(node.textContent ?? "");
  }
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    for (const name of ["aria-label", "placeholder", "title", "alt", "aria-description", "aria-roledescription", "aria-valuetext"]) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  return texts.map((each) => each.trim()).filter((each) => each !== "");
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

function isExpected(part: string, keys: ReadonlySet<string>): boolean {
  return keys.has(part) || /^[\d.×%†‡-]+$/.test(part) || part === "cimode";
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
