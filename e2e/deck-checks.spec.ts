import { expect, test } from "@playwright/test";
import type { Body } from "#log";
import { goTo, logged, openPhone } from "./pages/App.ts";
import { DeskPage } from "./pages/DeskPage.ts";
import { FloorPage } from "./pages/FloorPage.ts";

const names = ["Player 01", "Player 02", "Player 03", "Player 04", "Player 05", "Player 06"];
const keys = names.map((each) => `@${each.toLowerCase().replace(" ", "")}`);
const place = { day: 1, round: 1 } as const;

const bodies: readonly Body[] = [
  {
    kind: "paired",
    ...place,
    tables: [0, 1, 2].map((index) => ({ table: String(index + 1), players: keys.slice(index * 2, index * 2 + 2) })),
  },
];

test("tables are drawn by a seed that anybody can repeat, the check and its time are one save, and nobody is checked thrice unseen", async ({
  page,
}) => {
  await openPhone(page, { people: names.map((name) => ({ name })), bodies });
  const floor = new FloorPage(page);
  await floor.open("/deck-checks");
  const drawn = page.locator("[data-drawn]");
  await page.getByLabel(floor.t("draw.count")).fill("1");
  await page.getByLabel(floor.t("draw.seed")).fill("K7QX");
  const [table = ""] = ((await drawn.getAttribute("data-drawn")) ?? "").split(" ");
  expect(["1", "2", "3"]).toContain(table);
  await page.getByLabel(floor.t("draw.seed")).fill("other");
  await page.getByLabel(floor.t("draw.seed")).fill("K7QX");
  await expect(drawn).toHaveAttribute("data-drawn", table);
  const players = keys.slice(Number(table) * 2 - 2, Number(table) * 2);

  await page
    .getByRole("link")
    .filter({ has: page.getByText(table, { exact: true }) })
    .tap();
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  await page.getByRole("radio", { name: floor.t("result.problem"), exact: true }).check();
  await page.getByLabel(floor.t("deck.note")).fill("59 cards 甲");
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel(floor.t("deck.note"))).toHaveValue("59 cards 甲");
  await page.getByRole("radio", { name: floor.t("result.problem"), exact: true }).check();
  await floor.button("deck.start").tap();
  await expect(page.getByText(floor.t("deck.clock-runs"))).toBeVisible();
  await expect(page.getByRole("region", { name: floor.t("extension.title") })).toContainText(floor.t("extension.plus", { count: 1 }));
  await floor.button("extension.more").tap();
  await page.getByRole("button", { name: /2 min/ }).tap();
  await expect(page.locator("[data-extended]")).toBeVisible();

  const [check] = await logged(page, "deck-checked");
  expect(check?.body).toEqual({ kind: "deck-checked", players, ...place, table, result: "problem", note: "59 cards 甲" });
  expect((await logged(page, "extended"))[0]?.body).toMatchObject({ table, minutes: 2, why: "deck-check", of: check?.id });

  // The same table again: said before anything is saved; and it is drawn no more.
  await floor.open(`/deck-checks/new?table=${table}`);
  await expect(page.locator("[data-again]")).toHaveCount(2);
  await floor.open("/deck-checks");
  await page.getByLabel(floor.t("draw.count")).fill("3");
  await page.getByLabel(floor.t("draw.seed")).fill("K7QX");
  await expect(drawn).toHaveAttribute("data-drawn", ["1", "2", "3"].filter((each) => each !== table).join(" "));
  await expect(page.locator("[data-counts]").getByRole("listitem")).toHaveCount(2);

  // After the day: what was done, taken along without anybody's name.
  await goTo(page, "/desk/debrief");
  const csv = await new DeskPage(page).saveAs("floor:debrief.csv");
  expect(csv).toContain('"deck-checks","Judge 1",1,1');
  expect(csv).not.toMatch(/Player 0|Judge 01/);
});
