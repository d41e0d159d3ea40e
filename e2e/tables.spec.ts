import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { logged, openPhone } from "./pages/App.ts";
import { FloorPage } from "./pages/FloorPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";

const PAIRINGS = join(import.meta.dirname, "fixtures", "pairings", "by-match.csv");
const place = { day: 1, round: 1 } as const;

test("from the pairings' file to the end of the round: who sits where, a ruling for both, time, open tables", async ({ page }) => {
  test.setTimeout(120_000);
  await openPhone(page);
  const floor = new FloorPage(page);
  const wizard = new WizardPage(page);
  await floor.link("tables.title").tap();
  await expect(floor.says("tables.none")).toBeVisible();
  await floor.link("import.title").tap();
  // What cannot be so is said beside the button.
  await page.getByLabel(floor.t("import.paste")).fill("Table;Player 1;Player 2\n1;A;B\n1;C;D\n2;A;E\n3;F;G");
  await expect(page.locator("[data-odd]")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-odd] p")).toHaveText([
    floor.t("import.crowded", { tables: "1" }),
    floor.t("import.twice", { names: "A" }),
  ]);
  await page.locator("input[type=file]").setInputFiles(PAIRINGS);
  // Three of them are known by name.
  await expect(page.getByText(floor.t("import.fresh", { count: 3 }))).toBeVisible();
  await floor.button("import.submit", { count: 3 }).tap();
  await expect(page.locator("[data-paired]")).toBeVisible();
  expect((await logged(page, "paired"))[0]?.body.tables).toEqual([
    { table: "1", players: ["@player01", "@選手一"] },
    { table: "2", players: ["@プレイヤー甲", "@player04"] },
    { table: "3", players: ["@player05", "@player06"] },
  ]);

  // The number, and both players stand there: two taps from the home screen.
  await wizard.home();
  await wizard.search.fill("2");
  await expect(page.getByRole("link", { name: /プレイヤー甲.*Player 04/ })).toBeVisible();
  await page.getByRole("link", { name: /プレイヤー甲.*Player 04/ }).tap();
  await expect(page.getByText("プレイヤー甲", { exact: true })).toBeVisible();
  await floor.link("table.rule-both").tap();
  await wizard.happened("121");
  await page.getByLabel(wizard.t("ruling.choose")).selectOption("warning");
  await wizard.record();
  expect((await logged(page, "recorded")).map(({ body }) => [body.player, body.table])).toEqual([
    ["@プレイヤー甲", "2"],
    ["@player04", "2"],
  ]);

  // Time without a clock, and what is marked for the end of the round.
  await floor.open("/tables/2");
  await floor.button("extension.give").tap();
  await floor.button("extension.more").tap();
  await page.getByLabel(floor.t("extension.note")).fill("judge call 甲");
  await floor.button("extension.save", { count: 3, table: 2 }).tap();
  await expect(page.locator("[data-extended]")).toContainText("−3:00");
  // One tap too many is taken back itself.
  await floor.button("take-back").tap();
  const taken = page.locator("[data-taken-back]");
  await expect(taken).toContainText(floor.t("happened.extended", { count: 3, why: floor.t("reason.call") }));
  await expect(taken.locator("p")).toBeFocused();
  await expect(page.locator("[data-extended]")).toHaveCount(0);
  await taken.getByRole("button").tap();
  await expect(page.locator("[data-extended]")).toContainText("−3:00");
  await expect(taken).toBeEmpty();
  await page.getByRole("radio", { name: floor.t("mark.open"), exact: true }).click();
  await expect(page.getByRole("radio", { name: floor.t("mark.open"), exact: true })).toBeChecked();
  await expect(page.locator("[data-happened]")).toContainText("judge call 甲");

  await floor.open("/tables/end");
  await page.getByLabel(floor.t("end.numbers")).fill("３、017");
  await floor.button("end.add").tap();
  const open = page.locator("[data-end]").getByRole("article");
  await expect(open).toHaveCount(3);
  await expect(open.first()).toContainText(floor.t("extension.total", { count: 3 }));
  const third = page.getByRole("article", { name: floor.t("end.table", { table: 3 }), exact: true });
  await expect(third).toContainText("Player 05 – Player 06");
  await third.getByRole("button", { name: floor.t("end.cover"), exact: true }).tap();
  await expect(third).toContainText(floor.t("mark.covered"));
  await third.getByRole("button", { name: floor.t("end.done"), exact: true }).tap();
  await expect(open).toHaveCount(2);
  await page.reload();
  await expect(open).toHaveCount(2);
  expect((await logged(page, "table-marked")).map(({ body }) => [body.table, body.mark])).toEqual([
    ["2", "open"],
    ["3", "open"],
    ["17", "open"],
    ["3", "covered"],
    ["3", "done"],
  ]);

  expect((await logged(page, "extended"))[0]?.body).toMatchObject({ ...place, table: "2", minutes: 3, why: "call", note: "judge call 甲" });
});
