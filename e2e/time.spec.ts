import { type Browser, expect, type Page, test } from "@playwright/test";
import { goTo, logged, openPhone, PLAYERS } from "./pages/App.ts";
import { SettingsPage } from "./pages/SettingsPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";

const MOMENTS = [
  { zone: "Asia/Taipei", utc: "2026-12-04T16:10:00Z", local: "2026-12-05T00:10:00+08:00" },
  { zone: "Asia/Tokyo", utc: "2026-12-04T22:50:00Z", local: "2026-12-05T07:50:00+09:00" },
  { zone: "America/Los_Angeles", utc: "2026-12-06T07:50:00Z", local: "2026-12-05T23:50:00-08:00" },
  // The hour that the end of summer time brings twice.
  { zone: "America/Los_Angeles", utc: "2026-11-01T08:30:00Z", local: "2026-11-01T01:30:00-07:00" },
  { zone: "America/Los_Angeles", utc: "2026-11-01T09:30:00Z", local: "2026-11-01T01:30:00-08:00" },
] as const;

for (const { zone, utc, local } of MOMENTS) {
  test(`at ${local} in ${zone} an event, an entry and a file are of that day and minute`, async ({ browser, baseURL }) => {
    const page = await phoneIn(browser, zone, baseURL);
    await page.clock.setFixedTime(utc);
    await openPhone(page);
    const wizard = new WizardPage(page);
    await wizard.choose(PLAYERS[0]);
    await wizard.happened("111");
    await wizard.record();
    expect((await logged(page, "recorded")).map(({ at }) => at)).toEqual([local]);
    await expect(wizard.saved).toContainText(local.slice(11, 16));

    const settings = new SettingsPage(page);
    await goTo(page, "/events/new");
    await expect(settings.field("form.from")).toHaveValue(local.slice(0, 10));
    await settings.showData();
    const download = page.waitForEvent("download");
    await settings.button("export.do").tap();
    expect((await download).suggestedFilename()).toBe(`floorbook-${local.slice(0, 10)}.json`);
    await page.context().close();
  });
}

test("a clock that goes back a day, and a flight to another zone, change neither the order nor the count", async ({ browser, baseURL }) => {
  const page = await phoneIn(browser, "Asia/Tokyo", baseURL);
  await page.clock.setFixedTime("2026-12-05T03:00:00Z");
  await openPhone(page);
  const wizard = new WizardPage(page);
  const rule = async (penalty: string) => {
    await wizard.home();
    await wizard.choose(PLAYERS[0]);
    await wizard.happened("122");
    await wizard.record(penalty);
  };
  await rule("caution");
  await page.clock.setFixedTime("2026-12-04T02:00:00Z");
  await rule("warning");
  await page.clock.setFixedTime("2030-01-01T00:00:00Z");
  await rule("game-loss");
  const written = await logged(page, "recorded");
  expect(written.map(({ at }) => at.slice(0, 10))).toEqual(expect.arrayContaining(["2026-12-05", "2026-12-04", "2030-01-01"]));

  await page.clock.setFixedTime("2026-12-05T04:00:00Z");
  await page.reload();
  await goTo(page, "/log");
  const rows = page.getByRole("region", { name: wizard.words.ui("journal:all") }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  for (const [index, penalty] of ["game-loss", "warning", "caution"].entries())
    await expect(rows.nth(index)).toContainText(wizard.penalty(penalty));
  await page.context().close();
});

async function phoneIn(browser: Browser, timezoneId: string, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}
