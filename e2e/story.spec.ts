import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { appReady, EVENT_NAME, goTo, JUDGE } from "./pages/App.ts";
import { newProfile, offlineReady, openApp, openBrowser, startServer, watchTroubles } from "./pages/own-server.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { LANGUAGES, type Language, wordsIn } from "./pages/words.ts";

const NAMES = { en: "Player 01", "zh-TW": "選手一", ja: "プレイヤー甲" } as const;
const OTHER = { en: "ja", "zh-TW": "ja", ja: "zh-TW" } as const satisfies Record<Language, Language>;
const LANGUAGE_NAMES = { en: "English", "zh-TW": "繁體中文", ja: "日本語" } as const;
const REST = [
  { round: 4, penalty: "game-loss" },
  { round: 5, penalty: "match-loss" },
  { round: 6, penalty: "disqualification" },
] as const;

for (const language of LANGUAGES) {
  test(`${language}: with no network, a second look at extra cards at REL 1 is met with the first, and climbs to a disqualification`, async () => {
    test.setTimeout(240_000);
    const server = await startServer();
    const profile = newProfile();
    const visit = await openBrowser(profile);
    await openApp(pageOf(visit), server.url);
    await offlineReady(pageOf(visit));
    await visit.close();
    await server.kill();

    let context = await openBrowser(profile);
    const troubles = await watchTroubles(context);
    let page = pageOf(context);
    await openApp(page, server.url);
    await switchTo(page, language);
    const words = wordsIn(language);
    const player = NAMES[language];
    let wizard = new WizardPage(page, words);
    await openEvent(page, wizard);

    await wizard.addPlayer(player);
    await wizard.happened("122");
    await expect(wizard.onRecord).toHaveText(new RegExp(wizard.t("ruling.earlier-none")));
    await wizard.record("caution");
    await wizard.home();
    await wizard.nextRound(2);
    await wizard.nextRound(3);
    expect(troubles).toEqual([]);
    await context.close();

    context = await openBrowser(profile);
    const later = await watchTroubles(context);
    page = pageOf(context);
    await openApp(page, server.url);
    wizard = new WizardPage(page, words);
    await wizard.choose(player);
    await expect(wizard.tile("122")).toContainText(
      wizard.t("what.earlier", { count: 1, round: wizard.common("round-short", { round: 1 }) }),
    );
    await wizard.happened("122");
    await expectFirstAndLarge(page);
    await expect(wizard.onRecord.getByRole("heading")).toHaveText(wizard.t("ruling.earlier", { count: 1 }));
    const line = wizard.onRecord.getByRole("listitem");
    await expect(line).toHaveCount(1);
    for (const part of [wizard.common("round", { round: 1 }), JUDGE, wizard.penalty("caution")]) await expect(line).toContainText(part);
    await expect(wizard.onRecord).toContainText(wizard.t("ruling.follows", { count: 2, penalty: wizard.penalty("warning") }));
    await expect(page.getByText(wizard.common("next.issue", { penalty: wizard.penalty("game-loss") }))).toBeVisible();
    await wizard.record("warning");

    await expectLog(page, wizard, player, ["warning", "caution"]);
    await switchTo(page, OTHER[language]);
    await expectLog(page, new WizardPage(page, wordsIn(OTHER[language])), player, ["warning", "caution"]);
    await switchTo(page, language);

    for (const [index, { round, penalty }] of REST.entries()) {
      await wizard.home();
      await wizard.nextRound(round);
      await wizard.choose(player);
      await wizard.happened("122");
      await expect(wizard.onRecord.getByRole("listitem")).toHaveCount(index + 2);
      if (penalty === "disqualification") {
        await expect(page.getByText(wizard.common("prizes.kept"), { exact: true })).toBeVisible();
        await expect(page.getByText(wizard.common("approval.head-judge"), { exact: true })).toBeVisible();
      } else {
        await expect(page.getByText(wizard.common("prizes.kept"))).toHaveCount(0);
        await expect(page.getByText(wizard.common("approval.head-judge"))).toHaveCount(0);
        await expect(page.getByText(wizard.t("ruling.pending"))).toBeVisible();
      }
      await wizard.record(penalty);
      await expect(wizard.saved).toContainText(wizard.common("state.pending"));
    }
    await expectLog(page, wizard, player, ["disqualification", "match-loss", "game-loss", "warning", "caution"]);
    expect(later).toEqual([]);
    await context.close();
  });
}

function pageOf(context: BrowserContext): Page {
  const [page] = context.pages();
  if (!page) throw new Error("the browser has no page");
  page.setDefaultTimeout(20_000);
  return page;
}

async function switchTo(page: Page, language: Language): Promise<void> {
  await page.getByRole("combobox").filter({ hasText: LANGUAGE_NAMES.ja }).selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** The guide of 2005 and REL 1 are what the form proposes; the test says so. */
async function openEvent(page: Page, wizard: WizardPage): Promise<void> {
  const settings = (key: string) => wizard.words.ui(`settings:${key}`);
  await page.getByRole("link", { name: wizard.common("no-event.open") }).tap();
  await page.getByLabel(settings("you.name"), { exact: true }).fill(JUDGE);
  await page.getByLabel(settings("form.name"), { exact: true }).fill(EVENT_NAME);
  await expect(page.getByLabel(settings("form.guide"), { exact: true }).locator("option:checked")).toHaveText(wizard.words.guide("name"));
  await expect(page.getByRole("radio", { name: wizard.words.guide("levels.rel-1.name"), exact: true })).toBeChecked();
  await page.getByRole("button", { name: settings("new.create") }).tap();
  await expect(page.getByRole("heading", { level: 1, name: EVENT_NAME })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(wizard.words.guide("levels.rel-1.name"));
  await expect(page.getByRole("banner")).toContainText("2005-01-20");
}

/** Before the penalty and larger than the text around it, without scrolling. */
async function expectFirstAndLarge(page: Page): Promise<void> {
  const heading = page.locator("#content").getByRole("heading").first();
  await expect(page.locator("#content [data-on-record]").getByRole("heading")).toHaveCount(1);
  expect(await heading.evaluate((element) => element.closest("[data-on-record]") !== null)).toBe(true);
  await expect(heading).toBeInViewport();
  const sizes = await heading.evaluate((element) =>
    [element, document.body].map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  );
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
}

async function expectLog(page: Page, wizard: WizardPage, player: string, penalties: readonly string[]): Promise<void> {
  await goTo(page, "/log");
  await appReady(page);
  const rows = page
    .getByRole("region", { name: wizard.words.ui("journal:all") })
    .getByRole("link")
    .filter({ hasText: player });
  await expect(rows).toHaveCount(penalties.length);
  for (const [index, penalty] of penalties.entries()) {
    await expect(rows.nth(index)).toContainText(wizard.penalty(penalty));
    await expect(rows.nth(index)).toContainText(JUDGE);
  }
}
