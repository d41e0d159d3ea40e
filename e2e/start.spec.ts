import { expect, type Page, test } from "@playwright/test";
import { appReady, EVENT_NAME, goTo, openPhone, PLAYERS } from "./pages/App.ts";
import { LANGUAGES, wordsIn } from "./pages/words.ts";

test.use({ serviceWorkers: "block" });

for (const language of LANGUAGES) {
  test(`before any of the app is there, the first screen stands in ${language} and answers a tap`, async ({ page }) => {
    const words = wordsIn(language);
    await remember(page, { language, theme: "dark" });
    const release = await holdScripts(page);
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("link", { name: words.ui("common:no-event.open") })).toBeVisible();
    await expect(page.getByRole("navigation", { name: words.ui("common:nav.label") }).getByRole("link")).toHaveCount(5);
    await expect(page.getByRole("combobox", { name: words.ui("common:language.label") })).toHaveValue(language);
    await page.getByRole("link", { name: words.guide("sections.120.name") }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.guide("sections.120.name"));
    await expect(page.getByRole("link", { name: words.ui("common:nav.guide") })).toHaveAttribute("aria-current", "page");

    release();
    await appReady(page);
    await expect(page.locator("#first")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words.guide("sections.120.name"));
    await expect(page.getByRole("main").getByText(words.guide("sections.122.name")).first()).toBeVisible();
  });
}

test("a language chosen on the first screen is the app's", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("./");
  await page.getByRole("combobox").selectOption("ja");
  await expect(page.getByRole("link", { name: wordsIn("ja").ui("common:no-event.open") })).toBeVisible();
  release();
  await expect(page.locator("#first")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("link", { name: wordsIn("ja").ui("common:no-event.open") })).toBeVisible();
});

test("with an event open the last start screen stands at once; what is tapped and typed on it is done", async ({ page }) => {
  await openPhone(page);
  await expect(page.getByText(PLAYERS[1])).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("floorbook:screen") ?? "")).toContain(PLAYERS[1]);

  const release = await holdScripts(page);
  await page.reload();
  const first = page.locator("#first");
  await expect(first.getByRole("heading", { level: 1 })).toHaveText(EVENT_NAME);
  await expect(first.getByRole("button", { name: PLAYERS[2] })).toBeVisible();
  await first.getByRole("searchbox").fill("Player 0");
  release();
  await expect(first).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveValue("Player 0");
  await expect(page.getByRole("searchbox")).toBeFocused();

  const releaseAgain = await holdScripts(page);
  await page.reload();
  await first.getByRole("button", { name: PLAYERS[1] }).tap();
  await expect(first.getByRole("button", { name: PLAYERS[1] })).toHaveAttribute("aria-busy", "true");
  releaseAgain();
  await expect(page).toHaveURL(/#\/rule\//);
  await expect(first).toHaveCount(0);
});

test("nobody's name stays behind when no event is open, and another address has no wrong first screen", async ({ page }) => {
  await openPhone(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("floorbook:screen") ?? "")).toContain(PLAYERS[1]);
  const release = await holdScripts(page);
  await goTo(page, "/log");
  await page.reload();
  await expect(page.locator("#first").getByText(PLAYERS[1])).toHaveCount(0);
  await expect(page.locator("#first").getByRole("link", { name: wordsIn("en").ui("common:nav.log") })).toHaveAttribute(
    "aria-current",
    "page",
  );
  release();
  await appReady(page);

  await remember(page, { language: "en" });
  await page.goto("./#/");
  await page.reload();
  await expect(page.getByRole("link", { name: wordsIn("en").ui("common:no-event.open") })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("floorbook:screen"))).toBeNull();
});

/** The app's files are not answered until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function remember(page: Page, preferences: object): Promise<void> {
  await page.goto("./");
  await appReady(page);
  await page.evaluate((text) => localStorage.setItem("floorbook", text), JSON.stringify(preferences));
}
