import { expect, type Locator, type Page, test } from "@playwright/test";
import { goTo, logged, openPhone, PLAYERS } from "./pages/App.ts";
import { SettingsPage } from "./pages/SettingsPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";

test("an input method composes in each kind of field: nothing doubles, nothing is sent, the candidates stay", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await compose(page, wizard.search, ["ㄋ", "ㄋㄟ", "內", "內部"]);
  await expect(wizard.button("home.add", { name: "內部" })).toBeVisible();
  expect(await logged(page, "player-added")).toEqual([]);
  await wizard.search.fill("");

  await wizard.choose(PLAYERS[0]);
  await compose(page, page.getByRole("searchbox"), ["ち", "ちこ", "ちこく", "遅刻"]);
  await page.getByRole("searchbox").fill("");
  await wizard.happened("111");
  await compose(page, wizard.table, ["じゅ", "１２"]);
  await compose(page, wizard.note, ["き", "きろく", "記録"]);
  expect(await logged(page, "recorded")).toEqual([]);
  await wizard.record();
  expect((await logged(page, "recorded")).map(({ body }) => body.note)).toEqual(["記録"]);

  const settings = new SettingsPage(page);
  await goTo(page, "/events/new");
  await settings.field("form.name").fill("");
  await compose(page, settings.field("form.name"), ["ㄅㄟ", "杯", "台北盃"]);
  expect(await logged(page, "opened")).toEqual([]);
  await goTo(page, "/players");
  await compose(page, page.getByRole("searchbox"), ["せん", "選", "選手一"]);
});

test("however long a name is, a ruling can be made, upright and turned", async ({ page }) => {
  const name = "W".repeat(200);
  await openPhone(page, { people: [{ name }] });
  const wizard = new WizardPage(page);
  await wizard.choose(name);
  await wizard.happened("111");
  await wizard.note.fill("Half a sentence");
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(wizard.note).toHaveValue("Half a sentence");
  await page.setViewportSize({ width: 390, height: 844 });
  await wizard.record();
  expect((await logged(page, "recorded")).map(({ body }) => body.note)).toEqual(["Half a sentence"]);
});

test("a slow phone, an impatient thumb: each main action happens once", async ({ page }) => {
  await openPhone(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const wizard = new WizardPage(page);
  await twice(wizard.button("home.next-round", { round: 2 }));
  await expect.poll(async () => (await logged(page, "advanced")).length).toBeGreaterThan(0);
  await twice(wizard.person(PLAYERS[0]));
  await expect(wizard.heading("what.title")).toBeVisible();
  await twice(wizard.tile("122"));
  await expect(wizard.recordButton).toBeVisible();
  await twice(wizard.recordButton);
  await expect(wizard.saved).toBeVisible();
  await twice(page.getByRole("button", { name: wizard.common("action.undo"), exact: true }));
  await expect.poll(async () => (await logged(page, "voided")).length).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect((await logged(page, "advanced")).map(({ body }) => body.round)).toEqual([2]);
  expect(await logged(page, "recorded")).toHaveLength(1);
  expect(await logged(page, "voided")).toHaveLength(1);
  await wizard.home();
  await expect(wizard.person(PLAYERS[0])).toBeVisible();
  await expect(page.getByRole("region", { name: wizard.t("draft.title") })).toHaveCount(0);
});

test("a second, slow tap on the next round goes no further, and one tap goes back", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  const next = wizard.button("home.next-round", { round: 2 });
  const box = await next.boundingBox();
  if (!box) throw new Error("the button is not there");
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const rounds = async () => (await logged(page, "advanced")).map(({ body }) => body.round);
  await tap();
  await expect.poll(rounds).toEqual([2]);
  await page.waitForTimeout(600);
  await tap();
  await expect(wizard.button("home.next-round", { round: 3 })).toBeVisible();
  expect(await rounds()).toEqual([2]);
  await page.getByRole("button", { name: wizard.common("action.undo"), exact: true }).tap();
  await expect.poll(rounds).toEqual([2, 1]);
  await expect(next).toBeVisible();
  await next.tap();
  await expect.poll(rounds).toEqual([2, 1, 2]);
});

test("two tabs with the same draft write one entry, and each sees what the other one wrote", async ({ page, context }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.choose(PLAYERS[0]);
  await wizard.happened("122");
  const tab = await context.newPage();
  await tab.goto(page.url());
  const other = new WizardPage(tab);
  await expect(other.recordButton).toBeVisible();
  await wizard.record();
  if (await other.recordButton.isVisible()) await other.recordButton.click();
  await tab.waitForTimeout(500);
  expect(await logged(page, "recorded")).toHaveLength(1);
  await other.home();
  await other.choose(PLAYERS[0]);
  await expect(other.tile("122")).toContainText(other.t("what.earlier", { count: 1, round: other.common("round-short", { round: 1 }) }));
});

/** What an input method does: candidates one after the other, Enter to choose one, then the text for good. */
async function compose(page: Page, field: Locator, candidates: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await field.focus();
  for (const text of candidates) {
    await devtools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  }
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Process", code: "Enter", windowsVirtualKeyCode: 229 });
  const chosen = candidates.at(-1) ?? "";
  await devtools.send("Input.insertText", { text: chosen });
  await expect(field).toHaveValue(chosen);
  await expect(field).toBeFocused();
  await devtools.detach();
}

/** Two touches where the button is, faster than anything can be drawn. */
async function twice(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("the button is not there");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { touchscreen } = button.page();
  await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)]);
}
