import { expect, test } from "@playwright/test";
import type { Body } from "#log";
import { appReady, logged, openPhone, PLAYERS } from "./pages/App.ts";
import { ago, FloorPage, secondsOf } from "./pages/FloorPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { wordsIn } from "./pages/words.ts";

const place = { day: 1, round: 1 } as const;
const [, LATE] = PLAYERS;

/** A round that has gone on for 25 of its 50 minutes; table 7 has been given two minutes. */
function running(): readonly Body[] {
  return [
    { kind: "paired", ...place, tables: [{ table: "8", players: ["@player01", "@選手一"] }] },
    { kind: "clock-set", clock: "round", form: "round", ...place, seconds: 3000, started: ago(1500) },
    { kind: "extended", ...place, table: "7", minutes: 2, why: "call" },
    { kind: "clock-set", clock: "call", form: "call", ...place, table: "7", started: ago(190) },
    { kind: "clock-set", clock: "late", form: "tardiness", ...place, table: "8", player: "@選手一", infraction: "115", started: ago(240) },
  ];
}

test("a judge's clocks: a call becomes an extension in two taps, a late player a ruling, a repair a clock that rings", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      document.documentElement.dataset["vibrated"] = String(pattern);
      return true;
    };
  });
  await openPhone(page, { bodies: running() });

  // Killed and opened again, every clock shows the time.
  await page.close();
  const again = await context.newPage();
  await again.goto("./");
  await appReady(again);
  const floor = new FloorPage(again);
  await floor.tap(floor.clock(floor.t("form.call")));
  const shown = secondsOf((await floor.face.textContent()) ?? "");
  expect(shown).toBeGreaterThanOrEqual(190);
  expect(shown).toBeLessThan(230);
  await expect(floor.says("extension.in-all", { count: 6, given: 2 })).toBeVisible();
  await floor.tap(floor.button("call.stop-and-give", { count: 4, table: 7 }));
  await expect(floor.says("extension.given", { count: 4, table: 7 })).toBeVisible();
  await expect(again.locator("[data-call-done]")).toContainText("−6:00");
  expect(floor.taps).toBe(2);
  const [call] = await logged(again, "called");
  expect(call?.body).toMatchObject({ table: "7", ...place });
  expect((await logged(again, "extended")).map(({ body }) => body)).toEqual([
    { kind: "extended", ...place, table: "7", minutes: 4, why: "call", of: call?.id },
  ]);

  // Taken back by mistake, it is given again.
  await floor.button("extension.take-back").tap();
  await expect(again.getByRole("status").filter({ hasText: floor.t("extension.none") })).toBeVisible();
  await again.getByRole("button", { name: floor.words.ui("common:action.undo"), exact: true }).tap();
  await expect(again.locator("[data-call-done]")).toContainText("−6:00");
  expect(await logged(again, "extended")).toHaveLength(1);

  // The same for the scorekeeper, in their order.
  await again.getByRole("link", { name: floor.words.ui("slip:open"), exact: true }).tap();
  await expect(again.locator("[data-slip] dd")).toHaveText(["7", "", "+4 min", "+6 min", /−6:00/, /Call/, "Judge 01", "1", /^\d\d:\d\d$/]);

  // The late player is there: the clock knows how late, and for whom at which table.
  await floor.clock(floor.t("form.tardiness")).tap();
  await expect(floor.says("late.passed", { count: 3 })).toBeVisible();
  await expect(floor.says("late.to-come", { count: 10 })).toBeVisible();
  await again.getByRole("button", { name: floor.t("clock.stop-and-rule", { infraction: "" }).trim() }).tap();
  const wizard = new WizardPage(again);
  await wizard.record("game-loss");
  const [late] = await logged(again, "recorded");
  expect(late?.body).toMatchObject({ player: `@${LATE}`, infraction: "115", table: "8", facts: { "minutes-late": 5 } });

  // A ruling that sets a time offers its clock.
  await wizard.home();
  await wizard.choose(PLAYERS[0]);
  await expect(wizard.table).toHaveValue("8");
  await wizard.happened("102");
  await wizard.record();
  await floor.button("start.minutes", { count: 5 }).tap();
  await expect(floor.clock(floor.t("name.minutes", { form: floor.t("form.repair"), count: 5 }))).toContainText(/4:5\d|5:00/);

  // One that is over says so and shakes the phone.
  await floor.open("/clocks");
  await floor.button("start.call").tap();
  await expect(floor.clock(floor.t("form.call"))).toBeVisible();
  await again.clock.install();
  await again.clock.fastForward(300_000);
  await expect(again.getByRole("alert").filter({ hasText: floor.t("alarm.over", { clock: "" }).trim() })).toBeAttached();
  await expect(again.locator("html[data-vibrated]")).toBeAttached();
});

test("in Chinese, what the scorekeeper is given for a time extension is not called a penalty slip", async ({ page }) => {
  const words = wordsIn("zh-TW");
  await openPhone(page, { language: "zh-TW", bodies: running() });
  await new FloorPage(page, words).open("/tables/7");
  await expect(page.locator("[data-happened]").getByRole("link")).toHaveText([words.ui("slip:extension")]);
});

test("when the phone's own clock is changed, its running clocks go on rightly and say so", async ({ page }) => {
  await page.clock.install();
  await openPhone(page);
  const floor = new FloorPage(page);
  await floor.button("start.call-short").tap();
  await expect(floor.clock(floor.t("form.call"))).toBeVisible();
  const [before] = await logged(page, "clock-set");
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await expect(page.locator("[data-clock-moved]")).toContainText(/1:00:0\d|59:5\d/);
  expect(secondsOf((await floor.clock(floor.t("form.call")).getByRole("timer").textContent()) ?? "")).toBeLessThan(60);
  const after = (await logged(page, "clock-set")).at(-1);
  const moved = Date.parse(after?.body.started ?? "") - Date.parse(before?.body.started ?? "");
  expect(Math.abs(moved - 3_600_000)).toBeLessThan(15_000);
  await floor.button("shift.put-back").tap();
  await expect(floor.clock(floor.t("form.call"))).toContainText(/1:00:|59:/);
});
