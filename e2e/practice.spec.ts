import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { EVENT_NAME, goTo, openPhone } from "./pages/App.ts";
import { WizardPage } from "./pages/WizardPage.ts";

test("a judge trains on invented cases that are marked everywhere and leave the phone only alone", async ({ page }) => {
  const wizard = new WizardPage(page);
  const t = (key: string, slots = {}) => wizard.words.ui(`practice:${key}`, slots);
  await openPhone(page, { round: 2 });
  await expect(page.locator("[data-practice]")).toHaveCount(0);
  await goTo(page, "/practice");
  await page.getByRole("button", { name: t("open"), exact: true }).tap();
  await expect(page.getByRole("link", { name: t("case", { number: 1 }) })).toBeVisible();
  for (const route of ["/", "/log", "/players", "/more", "/desk", "/exchange", "/data", "/practice"]) {
    await goTo(page, route);
    await expect(page.locator("[data-practice]")).toBeVisible();
  }

  // Whichever case it is: what is given first is compared with the guide.
  await page.getByRole("link", { name: t("case", { number: 1 }) }).tap();
  await page.getByRole("link", { name: t("rule"), exact: true }).tap();
  await wizard.tiles.first().tap();
  await wizard.record();
  await goTo(page, "/practice/1");
  await expect(page.locator("[data-right]")).toBeVisible();
  await expect(page.locator("[data-answer]")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((each) => each.id)).toEqual([]);

  await goTo(page, "/data");
  const settings = (key: string) => wizard.words.ui(`settings:${key}`);
  const save = async (key: string) => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: settings(key), exact: true }).tap();
    return readFileSync(await (await saved).path(), "utf8");
  };
  const real = await save("export.do");
  expect(real).toContain(EVENT_NAME);
  expect(real).not.toMatch(/"practice":\s*true/);
  const alone = await save("export.practice");
  expect(alone).toMatch(/"practice":\s*true/);
  expect(alone).not.toContain(EVENT_NAME);
});

test("two who enter the same number get the same quiz, and the score is kept", async ({ page }) => {
  const wizard = new WizardPage(page);
  const t = (key: string, slots = {}) => wizard.words.ui(`practice:${key}`, slots);
  await openPhone(page);
  const begin = async () => {
    await goTo(page, "/quiz");
    await page.getByLabel(t("guide")).selectOption("vekn-2004");
    await page.getByRole("radio", { name: "5", exact: true }).check({ force: true });
    await page.getByLabel(t("quiz.seed")).fill("a7");
    await page.getByRole("button", { name: t("quiz.begin"), exact: true }).tap();
    return page.getByRole("region", { name: t("situation") }).textContent();
  };
  const first = await begin();
  for (let number = 1; number <= 5; number += 1) {
    await page
      .getByRole("group", { name: t("quiz.which-infraction") })
      .getByRole("radio")
      .first()
      .check({ force: true });
    await page
      .getByRole("group", { name: t("quiz.which-penalty") })
      .getByRole("radio")
      .last()
      .check({ force: true });
    await page.getByRole("button", { name: t("quiz.check"), exact: true }).tap();
    await expect(page.locator("[data-answer]")).toBeVisible();
    // A reload in the middle loses nothing.
    if (number === 2) await page.reload();
    else await page.getByRole("button", { name: t(number === 5 ? "quiz.result" : "quiz.next"), exact: true }).tap();
  }
  await expect(page.locator("p[data-points]")).toBeVisible();
  await page.getByRole("button", { name: t("quiz.again"), exact: true }).tap();
  expect(await begin()).toBe(first);
});
