import { expect, type Page, test } from "@playwright/test";
import { playerKey } from "#log";
import { EVENT_NAME, goTo, openPhone, PLAYERS } from "./pages/App.ts";
import { wordsIn } from "./pages/words.ts";

const { ui } = wordsIn("en");
const t = (key: string, slots = {}) => ui(`privacy:${key}`, slots);
const [NAME] = PLAYERS;
const SECRET = "four 4711";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Everything that lies in the database, as text; bytes are nobody's names. */
async function disk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const open = indexedDB.open("floorbook");
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const rows = await Promise.all(
      [...db.objectStoreNames].map(
        (name) =>
          new Promise<unknown>((done) => {
            const all = db.transaction(name).objectStore(name).getAll();
            all.onsuccess = () => done(all.result);
          }),
      ),
    );
    db.close();
    return JSON.stringify([rows, localStorage.getItem("floorbook:screen")]);
  });
}

test("the head judge erases a person: no name is left on the phone, the penalty counts on", async ({ page }) => {
  const player = playerKey({ name: NAME });
  const ruling = { guide: "dci-2005", edition: "2005-01-20", level: "rel-1", infraction: "122", facts: {}, issued: ["warning"] };
  await openPhone(page, { headJudge: true, bodies: [{ kind: "recorded", player, ...ruling, day: 1, round: 1, note: `${NAME} was late` }] });
  expect(await disk(page)).toContain(NAME);
  await goTo(page, `/players/${encodeURIComponent(player)}`);
  await button(page, t("erase.start")).tap();
  await button(page, t("erase.do")).tap();
  await expect(page.getByText(t("erase.first"))).toBeVisible();
  await page.getByRole("switch", { name: t("erase.sure") }).check({ force: true });
  await button(page, t("erase.do")).tap();
  await expect(page.getByText(t("erase.done"))).toBeVisible();
  expect(await disk(page)).not.toContain(NAME);
  await goTo(page, "/log");
  await expect(page.getByText(ui("common:erased-person"))).toBeVisible();
});

test("an event goes from the phone when its judge says so, and a count stays", async ({ page }) => {
  await openPhone(page);
  await goTo(page, "/events/current");
  await button(page, t("retention.suggest", { date: "2027-01-04" })).tap();
  await expect(page.getByText(t("retention.kept", { date: "2027-01-04" }))).toBeVisible();
  await button(page, t("retention.now")).tap();
  await page.getByRole("switch", { name: t("erase.sure") }).check({ force: true });
  await button(page, t("erase.do")).tap();
  await expect(page.getByText(EVENT_NAME)).toBeVisible();
  expect(await disk(page)).not.toContain(NAME);
  await button(page, t("retention.again")).tap();
  await expect(page.getByText(t("retention.allowed"))).toBeVisible();
});

test("with the lock on the phone's data is unreadable without the secret, and the guides are not", async ({ page }) => {
  await openPhone(page);
  await goTo(page, "/privacy");
  await page.getByLabel(t("lock.secret")).fill(SECRET);
  await page.getByLabel(t("lock.again")).fill(SECRET);
  await button(page, t("lock.on")).tap();
  await expect(page.getByRole("heading", { name: t("lock.screen") })).toBeVisible({ timeout: 60_000 });
  const lying = await disk(page);
  for (const word of [NAME, EVENT_NAME]) expect(lying).not.toContain(word);

  await page.getByRole("link", { name: ui("common:nav.guide") }).tap();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(t("lock.screen"));
  await expect(page.locator("main a").first()).toBeVisible();
  await page.getByRole("link", { name: t("lock.open") }).tap();
  await page.getByLabel(t("lock.secret")).fill("wrong one");
  await button(page, t("lock.open")).tap();
  await expect(page.getByText(t("lock.wrong"))).toBeVisible();
  await page.getByLabel(t("lock.secret")).fill(SECRET);
  await button(page, t("lock.open")).tap();
  await goTo(page, "/players");
  await expect(page.getByText(NAME)).toBeVisible();
});

test("names are covered while the app is in the background", async ({ page }) => {
  await openPhone(page);
  await goTo(page, "/players");
  await expect(page.getByText(NAME)).toBeVisible();
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await expect(page.getByText(NAME)).toBeHidden();
  await hide(false);
  await expect(page.getByText(NAME)).toBeVisible();
});
