import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { formatGuideFile } from "#log";
import { type GuideTexts, guides } from "#rules";
import { goTo, logOf } from "./pages/App.ts";
import { wordsIn } from "./pages/words.ts";

const en = wordsIn("en");
const base = guides.find((each) => each.id === "vekn-2004");
if (!base) throw new Error("vekn-2004 is gone");
const texts = JSON.parse(readFileSync(new URL("../locales/en/guide-vekn-2004.json", import.meta.url), "utf8")) as GuideTexts;
const mine = { ...base, id: "house-cup" };
const good = formatGuideFile({ guide: mine, texts: { en: { ...texts, name: "House Cup rules" } } });

test("a guide from a file is checked, kept over a restart, used for an event offline and travels with it", async ({ page, context }) => {
  await page.goto("./");
  await goTo(page, "/guides");
  await page
    .getByLabel(en.ui("guides:add"))
    .setInputFiles({ name: "house-cup.json", mimeType: "application/json", buffer: Buffer.from(good) });
  await expect(page.getByRole("status").filter({ hasText: "House Cup rules" })).toBeVisible();
  await expect(page.getByText(en.ui("guides:not-built-in"))).toBeVisible();

  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  await context.setOffline(true);
  await page.reload();
  await goTo(page, "/events/new");
  await page.getByLabel(en.ui("settings:you.name")).fill("Judge 01");
  await page.getByRole("combobox", { name: en.ui("settings:form.guide") }).selectOption({ label: "House Cup rules" });
  await page.getByRole("button", { name: en.ui("settings:new.create") }).click();
  await page.getByRole("searchbox").fill("Player 01");
  await page.getByRole("button", { name: en.ui("wizard:home.add", { name: "Player 01" }) }).click();
  await page.getByRole("listitem").getByRole("button").first().click();
  await expect(page.locator("main")).toContainText("House Cup rules");
  await page.locator("main + footer button").last().click();
  await expect(page.locator("[data-saved]")).toBeVisible();

  const log = await logOf(page);
  expect(log.find(({ body }) => body.kind === "guide-added")).toBeTruthy();
  expect(log.find(({ body }) => body.kind === "recorded" && body.guide === "house-cup")).toBeTruthy();
});

const faulty = JSON.parse(good);
const REFUSED = [
  ["not JSON", "{", "not-json"],
  ["another format", '{"format":"else","version":1}', "not-ours"],
  ["a newer format", '{"format":"floorbook-guide","version":99}', "too-new"],
  ["a built-in guide's name", JSON.stringify({ ...faulty, guide: { ...faulty.guide, id: "dci-2005" } }), "taken"],
  ["a field of another kind", JSON.stringify({ ...faulty, guide: { ...faulty.guide, ladder: "high" } }), "malformed"],
  ["a field that nobody knows", JSON.stringify({ ...faulty, guide: { ...faulty.guide, script: "x" } }), "malformed"],
  ["a reference to nowhere", JSON.stringify({ ...faulty, guide: { ...faulty.guide, grid: [{ infraction: "999" }] } }), "faulty"],
] as const;

for (const [what, text, kind] of REFUSED) {
  test(`a guide file with ${what} changes nothing and says why`, async ({ page }) => {
    await page.goto("./");
    await goTo(page, "/guides");
    await page
      .getByLabel(en.ui("guides:add"))
      .setInputFiles({ name: "guide.json", mimeType: "application/json", buffer: Buffer.from(text) });
    const start = en.ui(`guides:error.${kind}`, { version: 99, id: "dci-2005", where: "" }).slice(0, 20);
    await expect(page.getByRole("alert")).toContainText(start);
    await expect(page.getByText(en.ui("guides:none-from-files"))).toBeVisible();
  });
}

test("a guide's texts are shown as text, never as markup", async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1">';
  const file = formatGuideFile({ guide: mine, texts: { en: { ...texts, name: hostile } } });
  await page.goto("./");
  await goTo(page, "/guides");
  await page.getByLabel(en.ui("guides:add")).setInputFiles({ name: "guide.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(page.getByRole("link", { name: hostile })).toBeVisible();
  expect(await page.locator("main img").count()).toBe(0);
});
