import { expect, type Page } from "@playwright/test";
import { appReady, goTo } from "./App.ts";
import { wordsIn } from "./words.ts";

export const SECRET = "four 4711";
const { ui } = wordsIn("en");
const t = (key: string) => ui(`privacy:${key}`);

/** Switches the app lock on; the page is locked afterwards. */
export async function lockUp(page: Page): Promise<void> {
  await goTo(page, "/privacy");
  await page.getByLabel(t("lock.secret")).fill(SECRET);
  await page.getByLabel(t("lock.again")).fill(SECRET);
  await page.getByRole("button", { name: t("lock.on"), exact: true }).tap();
  await isLocked(page);
}

export async function isLocked(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: t("lock.screen") })).toBeVisible({ timeout: 60_000 });
}

export async function unlock(page: Page): Promise<void> {
  await page.getByLabel(t("lock.secret")).fill(SECRET);
  await page.getByRole("button", { name: t("lock.open"), exact: true }).tap();
  await appReady(page);
}
