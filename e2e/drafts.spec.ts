import { readdirSync, readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { appReady, openPhone, PLAYERS } from "./pages/App.ts";
import { newProfile, openBrowser, startServer } from "./pages/own-server.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { wordsIn } from "./pages/words.ts";

const [PLAYER] = PLAYERS;
const TYPED = 'Saw the top card, 牌庫頂.\nSays: "by accident"';

/** The steps of a ruling: how far to go, and what must be there whatever happens. */
const STEPS = [
  {
    step: "who",
    go: async (wizard: WizardPage) => wizard.choose(PLAYER),
    isThere: async (wizard: WizardPage) => expect(wizard.heading("what.title")).toBeVisible(),
  },
  {
    step: "what",
    go: async (wizard: WizardPage) => {
      await wizard.choose(PLAYER);
      await wizard.table.fill("12");
    },
    isThere: async (wizard: WizardPage) => {
      await expect(wizard.heading("what.title")).toBeVisible();
      await expect(wizard.table).toHaveValue("12");
    },
  },
  {
    step: "ruling",
    go: async (wizard: WizardPage) => {
      await wizard.choose(PLAYER);
      await wizard.table.fill("12");
      await wizard.happened("111");
      await wizard.answer("111", "prevents-finishing", "game").check();
      await wizard.depart("warning");
      await wizard.page.getByLabel(wizard.t("ruling.deviation-reason")).fill("Told twice");
      await wizard.note.fill(TYPED);
    },
    isThere: async (wizard: WizardPage) => {
      await expect(wizard.table).toHaveValue("12");
      await expect(wizard.answer("111", "prevents-finishing", "game")).toBeChecked();
      await expect(wizard.page.getByLabel(wizard.t("ruling.choose"))).toHaveValue("warning");
      await expect(wizard.page.getByLabel(wizard.t("ruling.deviation-reason"))).toHaveValue("Told twice");
      await expect(wizard.note).toHaveValue(TYPED);
    },
  },
  {
    step: "note",
    go: async (wizard: WizardPage) => {
      await wizard.choose(PLAYER);
      await wizard.table.fill("12");
      await wizard.tap(wizard.button("what.note"));
      await wizard.page.getByLabel(wizard.t("note.text")).fill(TYPED);
    },
    isThere: async (wizard: WizardPage) => {
      await expect(wizard.table).toHaveValue("12");
      await expect(wizard.page.getByLabel(wizard.t("note.text"))).toHaveValue(TYPED);
    },
  },
] as const;

for (const { step, go, isThere } of STEPS) {
  test(`${step}: a reload, a change of language and the back gesture lose nothing, and the draft is announced`, async ({ page }) => {
    test.setTimeout(90_000);
    await openPhone(page, { round: 3 });
    const wizard = new WizardPage(page);
    await wizard.home();
    await go(wizard);
    await isThere(wizard);
    await page.reload();
    await isThere(wizard);
    for (const language of ["ja", "zh-TW", "en"] as const) {
      await page.getByRole("combobox").filter({ hasText: "日本語" }).selectOption(language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      wizard.words = wordsIn(language);
      await isThere(wizard);
    }
    await page.goBack();
    if (step === "ruling" || step === "note") {
      await expect(wizard.heading("what.title")).toBeVisible();
      await page.goForward();
      await isThere(wizard);
      await page.goBack();
      await page.goBack();
    }
    await expect(wizard.search).toBeVisible();
    await expect(wizard.draft(PLAYER)).toContainText(wizard.common("round", { round: 3 }));
    await wizard.draft(PLAYER).tap();
    await isThere(wizard);
  });

  test(`${step}: a killed browser loses nothing, and the draft is announced to be continued or discarded`, async () => {
    test.setTimeout(120_000);
    const server = await startServer();
    const profile = newProfile();
    // The event was opened earlier: what the browser itself still has to write down is not asked here.
    const morning = await openBrowser(profile);
    await openOn(pageOf(morning), server.url);
    await morning.close();
    const before = await openBrowser(profile);
    const page = pageOf(before);
    await page.goto(server.url);
    await appReady(page);
    const wizard = new WizardPage(page);
    await wizard.home();
    await go(wizard);
    await expect.poll(() => keptDrafts(page)).toContain(step === "ruling" || step === "note" ? "by accident" : "@player01");
    await killBrowser(before, profile);
    await server.kill();

    const after = await openBrowser(profile);
    const again = pageOf(after);
    await again.goto(server.url);
    await appReady(again);
    const returned = new WizardPage(again);
    await expect(returned.draft(PLAYER)).toContainText(returned.common("round", { round: 3 }));
    await returned.draft(PLAYER).tap();
    await isThere(returned);
    await returned.home();
    await returned.discard(PLAYER).tap();
    await expect(returned.draft(PLAYER)).toHaveCount(0);
    await again.reload();
    await expect(returned.search).toBeVisible();
    await expect(returned.person(PLAYER)).toBeVisible();
    await expect(returned.draft(PLAYER)).toHaveCount(0);
    await after.close();
  });
}

test("two drafts are two, and choosing somebody again with nothing said yet goes on with the same", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  for (const name of [PLAYER, PLAYERS[1], PLAYER]) {
    await wizard.home();
    await wizard.choose(name);
  }
  await wizard.home();
  await expect(page.getByRole("region", { name: wizard.t("draft.title") }).getByRole("link")).toHaveCount(2);
  await wizard.discard(PLAYERS[1]).tap();
  await expect(wizard.draft(PLAYERS[1])).toHaveCount(0);
  await expect(wizard.draft(PLAYER)).toHaveCount(1);
});

test("the back button of the screen leaves nothing behind where nothing was said", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await page.getByRole("button", { name: wizard.common("action.back"), exact: true }).tap();
  await expect(wizard.search).toBeVisible();
  await expect(wizard.person(PLAYER)).toBeVisible();
  await expect(wizard.draft(PLAYER)).toHaveCount(0);
});

test("a draft of another event is not recorded in this one", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  const place = page.url();
  await page.evaluate(() =>
    localStorage.setItem("floorbook", JSON.stringify({ ...JSON.parse(localStorage["floorbook"]), tournament: "another" })),
  );
  await openOther(page);
  await page.goto(place);
  await page.reload();
  await expect(wizard.heading("gone.title")).toBeVisible();
  await expect(wizard.recordButton).toHaveCount(0);
});

/** A second event on the same phone, open. */
async function openOther(page: Page): Promise<void> {
  const { ui } = wordsIn("en");
  await page.goto("./#/events/new");
  await page.getByLabel(ui("settings:form.name"), { exact: true }).fill("Test Cup 8");
  await page.getByRole("button", { name: ui("settings:new.create") }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Test Cup 8" })).toBeVisible();
}

/** As `openPhone`, on a server of the test's own. */
async function openOn(page: Page, url: string): Promise<void> {
  const goTo = page.goto.bind(page);
  page.goto = (path, options) => goTo(new URL(path, url).href, options);
  await openPhone(page, { round: 3 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

function pageOf(context: BrowserContext): Page {
  const [page] = context.pages();
  if (!page) throw new Error("the browser has no page");
  page.setDefaultTimeout(20_000);
  return page;
}

/** What the phone would find after a crash. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("floorbook");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const request = db.transaction("drafts").objectStore("drafts").getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return JSON.stringify(rows);
  });
}

/** SIGKILL to every process of this profile's browser, as a phone out of memory does it. */
async function killBrowser(context: BrowserContext, profile: string): Promise<void> {
  const closed = context.waitForEvent("close");
  for (const id of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    if (commandOf(id).includes(`--user-data-dir=${profile}`)) process.kill(Number(id), "SIGKILL");
  }
  await closed;
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
