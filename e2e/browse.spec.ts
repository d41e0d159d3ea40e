import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { guides } from "#rules";
import { appReady, goTo, openPhone } from "./pages/App.ts";
import { BrowsePage } from "./pages/BrowsePage.ts";
import { LANGUAGES, type Shown, wordsIn } from "./pages/words.ts";

const locales = join(import.meta.dirname, "..", "locales");

/** On a phone without an event. */
async function open(page: Page, shown: Shown = "en"): Promise<BrowsePage> {
  await page.addInitScript((language) => {
    if (!localStorage.getItem("floorbook")) localStorage.setItem("floorbook", JSON.stringify({ language }));
  }, shown);
  await page.goto("./");
  await appReady(page);
  return new BrowsePage(page, wordsIn(shown));
}

test("a guide says which text it is and lists every section under its class", async ({ page }) => {
  const browse = await open(page);
  await browse.openGuide();
  await expect(browse.heading).toHaveText("DCI Penalty Guidelines (2005)");
  await expect(page.getByRole("banner")).toContainText("Edition of 2005-01-20");
  await expect(page.getByText(browse.words.ui("common:old-edition"))).toBeVisible();
  await expect(page.getByRole("region", { name: "110 Procedural Errors" }).getByRole("link")).toHaveCount(7);
  await expect(browse.rows.filter({ hasText: "Late: player or list" })).toContainText("115");
  await page.getByRole("link", { name: "IPG", exact: true }).click();
  await expect(page.getByText(browse.words.ui("common:old-edition"))).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("Edition of 2024-09-23");
  await page.getByRole("link", { name: "Log" }).click();
  await page.getByRole("link", { name: "Guide", exact: true }).click();
  await expect(page.getByRole("banner")).toContainText("IPG");
});

test.describe("in Tokyo, where the day begins nine hours before Greenwich's", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("a guide that nobody has compared with its publisher for more than a year says so", async ({ page }) => {
    await page.clock.setFixedTime("2027-11-30T14:50:00Z");
    const browse = await open(page);
    const text = browse.words.ui("common:unchecked", { date: "2026-11-30" });
    await browse.openGuide();
    await expect(page.getByText(text)).toHaveCount(0);
    await page.clock.setFixedTime("2027-11-30T15:10:00Z");
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
  });
});

for (const { shown, query, section } of [
  { shown: "en", query: "spilled drink", section: "113" },
  { shown: "zh-TW", query: "飲料", section: "113" },
  { shown: "ja", query: "ｽﾘｰﾌﾞ", section: "131" },
] as const) {
  test(`in ${shown} a search finds "${query}", and coming back finds the search again`, async ({ page }) => {
    const browse = await open(page, shown);
    await browse.openGuide();
    await browse.field.fill(query);
    const hit = browse.rows.filter({ hasText: section });
    await expect(hit).toBeVisible();
    await expect(browse.found).toContainText(/\d/);
    await hit.click();
    await expect(browse.heading).toContainText(section);
    await browse.back.click();
    await expect(browse.field).toHaveValue(query);
    await expect(hit).toBeVisible();
    await page.reload();
    await expect(browse.field).toHaveValue(query);
    await page.getByRole("link", { name: browse.words.ui("common:nav.guide"), exact: true }).click();
    await expect(browse.field).toHaveValue("");
    await expect(browse.rows.filter({ hasText: "101" }).first()).toBeVisible();
  });
}

test.describe("while the texts of the other languages are on their way", () => {
  test.use({ serviceWorkers: "block" });

  test("a row that is pressed when they come still opens", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let first = true;
    await page.route("**/guide-dci-2005-*", async (route) => {
      if (!first) await held;
      first = false;
      await route.continue();
    });
    const browse = await open(page);
    await browse.openGuide();
    await browse.field.fill("10");
    await expect(browse.found).toContainText("9");
    await browse.rows.filter({ hasText: "115" }).hover();
    await page.mouse.down();
    release();
    await expect(browse.found).toContainText("10");
    await page.mouse.up();
    await expect(browse.heading).toContainText("115");
  });
});

test("what was found is marked on the right characters, and a foreign passage carries its language", async ({ page }) => {
  const browse = await open(page, "zh-TW");
  await browse.openGuide();
  await browse.field.fill("ｻｲﾄﾞﾎﾞｰﾄﾞ");
  const excerpt = browse.rows.locator("[lang=ja]").first();
  await expect(excerpt.locator("mark").first()).toHaveText("サイドボード");
});

test("nothing found is said, and the list comes back when the field is emptied", async ({ page }) => {
  const browse = await open(page);
  await browse.openGuide();
  await browse.field.fill("xylophone");
  await expect(browse.found).toContainText("xylophone");
  await expect(browse.rows).toHaveCount(0);
  await browse.field.fill("");
  await expect(browse.rows.filter({ hasText: "101" }).first()).toBeVisible();
});

test("an input method is not disturbed: results follow the composition, the text stays the writer's", async ({ page }) => {
  const browse = await open(page, "ja");
  await browse.openGuide();
  await browse.field.focus();
  const devtools = await page.context().newCDPSession(page);
  await browse.field.evaluate((field) => {
    field.dataset["ended"] = "0";
    field.addEventListener("compositionend", () => {
      field.dataset["ended"] = "1";
    });
  });
  for (const text of ["ち", "ちこ", "ちこく", "遅刻"]) {
    await devtools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(browse.field).toHaveValue(text);
  }
  await expect(browse.rows.first()).toContainText("115");
  await expect(browse.field).toHaveAttribute("data-ended", "0");
  await devtools.send("Input.insertText", { text: "遅刻" });
  await expect(browse.field).toHaveValue("遅刻");
  await expect(browse.rows.first()).toContainText("115");
});

test("a section gives its penalties with where they come from, its repair in order, its limits and its notes", async ({ page }) => {
  const browse = await open(page);
  await browse.openSection("115");
  const rows = browse.block("penalties").getByRole("listitem");
  await expect(rows).toHaveText([
    /REL 1.*Warning.*from the guide's own text/,
    /REL 2.*Not in the text/,
    /REL 3 – REL 5.*Game Loss.*inferred/,
  ]);
  await expect(browse.block("changes")).toContainText("Game Loss in addition");
  await expect(browse.block("notes").getByRole("listitem")).toHaveCount(3);
  await browse.openSection("131");
  await expect(browse.block("penalties")).toContainText("from an adjacent edition (2001-02)");
  await browse.openSection("102");
  await expect(browse.block("remedies").getByRole("listitem").first()).toContainText("5 min");
  await browse.block("boundaries").getByRole("link", { name: /^101/ }).click();
  await expect(browse.heading).toContainText("101");
  await browse.openSection("2.3", { guide: "mtg-ipg" });
  await expect(browse.block("remedies")).toContainText("The set is too large");
});

test("links in a text lead on, leafing does not fill the history, and back leads to where one came from", async ({ page }) => {
  const browse = await open(page);
  await browse.openGuide();
  await browse.rows.filter({ hasText: "Late: player or list" }).click();
  await browse.block("notes").getByRole("link", { name: "30", exact: true }).click();
  await expect(browse.heading).toContainText("30");
  await page.goBack();
  await expect(browse.heading).toContainText("115");
  await browse.neighbour("next").click();
  await expect(browse.heading).toContainText("116");
  await browse.neighbour("previous").click();
  await browse.neighbour("previous").click();
  await expect(browse.heading).toContainText("114");
  await browse.back.click();
  await expect(browse.field).toBeVisible();
});

test("from a link from outside, back leads up to the guide", async ({ page }) => {
  await open(page);
  await page.goto("about:blank");
  await page.goto("./#/guide/dci-2005/122");
  const browse = new BrowsePage(page, wordsIn("en"));
  await expect(browse.heading).toContainText("122");
  await page.evaluate(() => history.replaceState(null, ""));
  await browse.back.click();
  await expect(browse.field).toBeVisible();
});

for (const [shown, other] of [
  ["en", "ja"],
  ["zh-TW", "en"],
  ["ja", "zh-TW"],
] as const) {
  test(`${shown} and ${other} stand side by side, paragraph against paragraph, each in its own language`, async ({ page }) => {
    const browse = await open(page, shown);
    const there = wordsIn(other);
    await browse.openSection("102");
    await browse.beside.selectOption(other);
    for (const path of ["name", "definition.0", "typical.1", "thinking.0", "remedies.next-round", "boundaries.no-list", "tell"]) {
      const foreign = page.locator(`[lang="${other}"]`).filter({ hasText: there.guide(`sections.102.${path}`) });
      await expect(foreign, path).toBeVisible();
      await expect(foreign.locator("xpath=preceding-sibling::*"), path).toHaveText(browse.words.guide(`sections.102.${path}`));
    }
    await page.reload();
    await expect(browse.beside).toHaveValue(other);
    await page.setViewportSize({ width: 800, height: 900 });
    const foreign = page.locator(`[lang="${other}"]`).filter({ hasText: there.guide("sections.102.definition.0") });
    const [left, right] = [await foreign.locator("xpath=preceding-sibling::*").boundingBox(), await foreign.boundingBox()];
    expect(right?.y).toBe(left?.y);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await foreign.boundingBox())?.y).toBeGreaterThan((await foreign.locator("xpath=preceding-sibling::*").boundingBox())?.y ?? 0);
    await browse.beside.selectOption("");
    await expect(page.locator(`main p[lang="${other}"], main div[lang="${other}"]`)).toHaveCount(0);
  });
}

test("with an event under this guide a section leads into a ruling; without one, or under another guide, it does not", async ({ page }) => {
  const browse = await open(page);
  await browse.openSection("122");
  await expect(browse.rule).toHaveCount(0);
  await openPhone(page);
  await browse.openSection("2.2", { guide: "mtg-ipg" });
  await expect(browse.rule).toHaveCount(0);
  await browse.openSection("122");
  await browse.rule.click();
  await expect(page).toHaveURL(/#\/\?infraction=122$/);
});

test("the table has a cell for each level, says what is not found, and marks the head judge's rulings", async ({ page }) => {
  const ruled = { kind: "house-ruled", infraction: "116", level: "rel-3", penalties: ["warning"] } as const;
  await openPhone(page, { level: "rel-3", bodies: [ruled] });
  const browse = new BrowsePage(page, wordsIn("en"));
  await browse.openTable();
  await expect(browse.cells("101")).toHaveCount(5);
  await expect(browse.cells("103")).toContainText(["Game Loss", "Game Loss", "no value", "no value", "no value"]);
  await expect(browse.cells("116")).toContainText(["not found", "not found", "★", "not found", "not found"]);
  await expect(browse.cells("116").nth(2)).toContainText("head judge's ruling for this event");
  await expect(browse.cells("131").first()).toContainText("†");
  await expect(browse.cells("115").nth(2)).toContainText("‡");
  await expect(page.getByRole("columnheader", { name: "REL 3 this event" })).toBeVisible();
  const legend = page.getByRole("region", { name: "Legend" });
  for (const sign of ["†", "‡", "★"]) await expect(legend).toContainText(sign);
});

test("the table scrolls inside its own box, by keyboard too, and its first column stays", async ({ page }) => {
  const browse = await open(page);
  await browse.openTable();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const box = page.getByRole("region", { name: browse.words.ui("browse:table.caption", { guide: browse.words.guide("name") }) });
  const name = browse.table.getByRole("rowheader", { name: /^101/ });
  const before = await name.boundingBox();
  await box.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

for (const shown of LANGUAGES) {
  for (const guide of ["dci-2005", "dci-rel3"]) {
    test(`the table of ${guide} in ${shown} is one page on paper, black on white even from a dark screen`, async ({ page }) => {
      await page.addInitScript((language) => localStorage.setItem("floorbook", JSON.stringify({ language, theme: "dark" })), shown);
      await page.goto(`./#/guide/${guide}/table`);
      await expect(page.getByRole("table")).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("combobox")).toHaveCount(0);
      const colours = await page
        .getByRole("rowheader")
        .first()
        .evaluate((cell) => [getComputedStyle(cell).color, getComputedStyle(document.body).backgroundColor]);
      expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type \/Page(?!s)/g)).toHaveLength(1);
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    });
  }
}

test("a section and a guide that are not there are said to be missing", async ({ page }) => {
  const browse = await open(page);
  await goTo(page, "/guide/dci-2005/999");
  await expect(page.getByText(browse.words.ui("browse:section.missing"))).toBeVisible();
  await goTo(page, "/guide/none");
  await expect(page.getByText(browse.words.ui("browse:section.no-guide"))).toBeVisible();
  await page.getByRole("link", { name: browse.words.ui("browse:section.to-guide") }).click();
  await expect(browse.field).toBeVisible();
});

test("in cimode no screen of the guides shows a word that is not a key", async ({ page }) => {
  await open(page, "cimode");
  const keys = allKeys();
  // A publisher's notice stands word for word in English, whatever the language.
  const demanded = guides.flatMap((each) => each.notice?.split(/[\s()]+/) ?? []);
  for (const route of [
    "/guide",
    "/guide/mtg-jar",
    "/guide/dci-2005?q=dci",
    "/guide/dci-2005/115",
    "/guide/dci-2005/122",
    "/guide/dci-rel3/16",
    "/guide/mtg-ipg/2.3",
    "/guide/dci-2005/table",
    "/guide/dci-rel3/table",
    "/guide/dci-2005/999",
  ]) {
    await goTo(page, route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const texts = await page.locator("#root").evaluate(wordsShown);
    expect(texts.length, route).toBeGreaterThan(3);
    const words = texts.flatMap((each) => each.split(/[\s()]+/)).filter((each) => /\p{L}/u.test(each) && !keys.has(each));
    expect(
      words.filter((each) => !/^[A-C]$/.test(each) && !demanded.includes(each)),
      route,
    ).toEqual([]);
  }
});

/** Runs in the page: every text and every text that is read aloud; the languages' own names are never translated. */
function wordsShown(page: HTMLElement | SVGElement): string[] {
  const root = page.cloneNode(true) as HTMLElement;
  for (const piece of root.querySelectorAll("mark, mark ~ span, span:has(+ mark)")) piece.replaceWith(piece.textContent ?? "");
  root.normalize();
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest("option")) texts.push(walker.currentNode.textContent ?? "");
  }
  for (const element of root.querySelectorAll("*")) {
    for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(element.getAttribute(name) ?? "");
  }
  return texts.filter((each) => each.trim() !== "");
}

function allKeys(): ReadonlySet<string> {
  const ui = readdirSync(join(locales, "en", "ui")).flatMap((file) => pathsOf(read(join("en", "ui", file)), ""));
  const guides = readdirSync(join(locales, "en"))
    .filter((file) => file.startsWith("guide-"))
    .flatMap((file) => pathsOf(read(join("en", file)), file.slice(0, -".json".length)));
  return new Set([...ui.map((each) => each.replace(/_(one|other)$/, "")), ...guides]);
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(locales, file), "utf8"));
}

function pathsOf(node: unknown, path: string): readonly string[] {
  if (typeof node !== "object" || node === null) return [path];
  return Object.entries(node).flatMap(([key, each]) => pathsOf(each, path ? `${path}.${key}` : key));
}
