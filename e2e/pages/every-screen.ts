import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { goTo, logged, openPhone, PLAYERS } from "./App.ts";
import { WizardPage } from "./WizardPage.ts";
import { type Shown, wordsIn } from "./words.ts";

export const TYPED_NOTE = "牌庫頂 Typed 01";

/** Every route of the app, and every step of the wizard, with an entry, a note and a draft on the phone. */
export async function onEveryScreen(page: Page, shown: Shown, look: (screen: string) => Promise<void>): Promise<void> {
  await openPhone(page, { language: shown, round: 2, headJudge: true });
  const wizard = new WizardPage(page, wordsIn(shown));
  await wizard.home();
  await look("home");
  await wizard.search.fill("Player 0");
  await wizard.button("home.add-other", { name: "Player 0" }).tap();
  await look("home, typed");
  await wizard.search.fill("");
  await wizard.choose(PLAYERS[0]);
  await look("what");
  await wizard.button("what.tree").tap();
  await look("questions");
  await page.getByRole("searchbox").fill("122");
  await look("found");
  await page.getByRole("searchbox").fill("");
  await wizard.button("what.tree-back").tap();
  await wizard.button("what.note").tap();
  await wizard.button("note.save").tap();
  await look("note");
  await page.goBack();
  await wizard.happened("111");
  await look("ruling");
  await wizard.depart("game-loss");
  await wizard.note.fill(TYPED_NOTE);
  await wizard.tap(wizard.recordButton);
  await look("ruling, reason missing");
  await page.getByLabel(wizard.t("ruling.deviation-reason")).fill(TYPED_NOTE);
  await wizard.tap(wizard.recordButton);
  await expect(wizard.saved).toBeVisible();
  await wizard.button("saved.note").tap();
  await look("saved");
  await wizard.home();
  await wizard.choose(PLAYERS[0]);
  await wizard.happened("111");
  await look("ruling, second offence");
  await wizard.home();
  await wizard.choose(PLAYERS[1]);
  await wizard.button("subject.add-second").tap();
  await look("second player");
  await page.getByRole("dialog").getByRole("button", { name: PLAYERS[2] }).tap();
  await wizard.happened("121");
  await look("ruling, both players, not in the text");
  await page.getByLabel(wizard.t("ruling.choose")).selectOption("warning");
  await look("ruling, the head judge rules");
  await wizard.home();
  await wizard.choose(PLAYERS[2]);
  await wizard.button("what.later").tap();
  await expect(wizard.saved).toBeVisible();
  await wizard.home();
  await look("home, with drafts and things to do");

  const [entry] = await logged(page, "recorded");
  const filled = new Map([
    [":entry", entry?.id ?? ""],
    [":of", entry?.id ?? ""],
    [":player", encodeURIComponent("@player01")],
    [":guide?", "dci-2005"],
    [":guide", "dci-2005"],
    [":section", "122"],
    [":infraction", "122"],
    [":draft", "gone"],
    [":case", await openCase(wizard)],
    [":number", "1"],
    [":clock", "gone"],
    [":table", "7"],
    [":step?", "what"],
    ["*", "no-such-place"],
  ]);
  for (const route of routesOfTheApp()) {
    const place = route
      .split("/")
      .map((part) => filled.get(part) ?? part)
      .join("/");
    expect(place, "a new kind of place: say what stands for it").not.toContain(":");
    await leaveFor(page, place);
    await look(`/${place}`);
  }
}

/** The id of a new case, with a statement. */
async function openCase({ page, words }: WizardPage): Promise<string> {
  await goTo(page, "/investigations/new");
  await page.waitForURL(/investigations\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: words.ui("investigation:statement.add"), exact: true }).tap();
  await page.getByLabel(words.ui("investigation:statement.language"), { exact: true }).selectOption("zh-TW");
  await expect(page.locator("[data-kept='true']")).toBeVisible();
  return page.url().split("/").at(-1) ?? "";
}

/** Waits until another screen stands there and nothing changes any more. */
async function leaveFor(page: Page, place: string): Promise<void> {
  await page.getByRole("main").evaluate((element) => element.setAttribute("data-left", ""));
  await goTo(page, `/${place}`);
  await expect(page.locator("main:not([data-left])")).toBeVisible();
  let before: readonly string[] = [];
  await expect
    .poll(async () => {
      const now = await page.evaluate(shownTexts);
      const isSettled = now.join() === before.join();
      before = now;
      return isSettled;
    })
    .toBe(true);
}

function routesOfTheApp(): readonly string[] {
  const source = readFileSync(join(import.meta.dirname, "..", "..", "src", "app", "App.tsx"), "utf8");
  const routes = [...source.matchAll(/path: "([^"]+)"/g)].flatMap(([, route]) => route ?? []);
  expect(routes.length).toBeGreaterThan(10);
  return routes;
}

/** Runs in the page: everything that somebody can see or hear. */
export function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest("script, style, noscript")) texts.push(node.textContent ?? "");
  }
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    for (const name of ["aria-label", "placeholder", "title", "alt", "aria-description", "aria-roledescription", "aria-valuetext"]) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  return texts.map((each) => each.trim()).filter((each) => each !== "");
}
