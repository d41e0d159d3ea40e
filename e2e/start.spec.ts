import { expect, type Page, test } from "@playwright/test";
import { appReady, EVENT_NAME, goTo, openPhone, PLAYERS } from "./pages/App.ts";
import { isLocked, lockUp } from "./pages/lock.ts";
import { LANGUAGES, wordsIn } from "./pages/words.ts";

test.use({ serviceWorkers: "block" });

const { ui } = wordsIn("en");
const GUIDE_FILES = /assets\/guide-.*\.js$/;

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

test("from a cold start every address ends in a page, also one of something erased or never there", async ({ page }) => {
  test.slow();
  await openPhone(page);
  for (const address of ADDRESSES) {
    await openCold(page, address);
    await expect(page.locator("#root main"), address).toBeVisible();
    await expect(page.locator("#first > *"), address).toHaveCount(0);
    await expect(page.getByRole("heading", { name: ui("common:crash.title") }), address).toHaveCount(0);
  }
});

test("a card for a player that was opened by itself leads back into the app", async ({ page }) => {
  await openPhone(page);
  await openCold(page, "/show/dci-2005/122");
  await page.getByRole("button", { name: ui("show:close") }).tap();
  await page.getByRole("button", { name: ui("show:close-confirm") }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EVENT_NAME);
});

test("a guide's file that is missing is a sentence, and the other pages stay within reach", async ({ page }) => {
  await openPhone(page);
  await page.route(GUIDE_FILES, (route) => route.abort());
  for (const address of ["/", "/guide/dci-2005", "/guide/dci-2005/122"]) {
    await openCold(page, address);
    await expect(page.getByRole("heading", { name: ui("common:crash.title") })).toBeVisible();
    await expect(page.getByRole("button", { name: ui("common:crash.export") })).toBeVisible();
    await page.getByRole("link", { name: ui("common:nav.log") }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ui("common:nav.log"));
  }
});

test("on a locked phone a guide's file that is missing is a sentence, and the lock can be opened", async ({ page }) => {
  await openPhone(page);
  await lockUp(page);
  await page.route(GUIDE_FILES, (route) => route.abort());
  await openCold(page, "/guide/dci-2005/122");
  await expect(page.getByRole("heading", { name: ui("common:crash.title") })).toBeVisible();
  await expect(page.getByRole("button", { name: ui("common:crash.export") })).toHaveCount(0);
  await page.getByRole("link", { name: ui("privacy:lock.open") }).tap();
  await isLocked(page);
});

test("a page whose file is long in coming says so, and the tabs lead elsewhere meanwhile", async ({ page }) => {
  await openPhone(page);
  await page.route(GUIDE_FILES, () => undefined);
  await openCold(page, "/guide/dci-2005");
  await expect(page.getByText(ui("common:loading"))).toBeVisible();
  // At once, before the app is there; a little later; and when it is known to be long.
  for (const moment of [0, 500, 1000]) {
    await openCold(page, "/guide/dci-2005");
    await page.waitForTimeout(moment);
    await page.getByRole("link", { name: ui("common:nav.more") }).tap();
    await expect(page.locator("#root").getByRole("heading", { level: 1, name: ui("common:nav.more") })).toBeVisible({ timeout: 5000 });
  }
});

test("without the file of the clocks the app works, and says that they are missing", async ({ page }) => {
  await openPhone(page);
  await page.route(/assets\/clocks-.*\.js$/, (route) => route.abort());
  await openCold(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EVENT_NAME);
  await expect(page.getByRole("button", { name: ui("common:no-clocks") })).toBeVisible();
  await page.getByRole("button", { name: PLAYERS[1] }).tap();
  await expect(page).toHaveURL(/#\/rule\//);
});

const ADDRESSES = [
  ...["/", "//", "/no-such-place", "/guide", "/guide/dci-2005", "/guide/dci-2005/122?with=%", "/guide/dci-2005/table"],
  ...["/guide/gone", "/guide/gone/122", "/guide/dci-2005/999", "/show/dci-2005/122", "/show/gone/122", "/show/dci-2005/gone"],
  ...["/rule/gone", "/rule/gone/what", "/log/gone", "/players/gone", "/players/%E0%A4%A", "/slip/gone", "/clocks/gone", "/tables/gone"],
  ...["/investigations/gone", "/investigations/gone/report", "/practice/gone", "/quiz", "/desk/report", "/events/current", "/exchange/hub"],
];

/** Another address alone would not load the page anew. */
async function openCold(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./#${address}`);
}

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
