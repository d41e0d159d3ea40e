import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { LogEvent } from "#log";
import { writeFirstVersion } from "../scripts/chaos-page.ts";
import { appReady, goTo, openPhone, PLAYERS } from "./pages/App.ts";
import { eventsOnDisk } from "./pages/database.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { wordsIn } from "./pages/words.ts";

const { ui } = wordsIn("en");
const [PLAYER] = PLAYERS;
const TOURNAMENT = "0193a000-0000-4000-9000-000000000001";

for (const [how, refuse] of [
  ["missing", () => Object.defineProperty(globalThis, "indexedDB", { value: undefined })],
  [
    "refused",
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no", "SecurityError");
      };
    },
  ],
] as const) {
  test(`storage that is ${how}: guide and rulings work, an export gets out, and a banner says that nothing is kept`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto("./");
    await appReady(page);
    await page.evaluate(() => localStorage.setItem("floorbook", JSON.stringify({ judge: "Judge 01", language: "en" })));
    await page.reload();
    await appReady(page);
    await goTo(page, "/events/new");
    await expect(page.getByText(ui("keeping:not-kept.body"))).toBeVisible();
    await page.getByRole("button", { name: ui("settings:new.create") }).tap();
    const wizard = new WizardPage(page);
    await wizard.home();
    await wizard.addPlayer(PLAYER);
    await wizard.happened("122");
    await wizard.record();
    await goTo(page, "/data");
    await expect(page.getByText(ui("keeping:not-kept.body"))).toBeVisible();
    await page.getByRole("button", { name: ui("settings:export.do") }).tap();
    await expect(page.getByText(/^floorbook-.*\.json/)).toBeVisible();
  });
}

test("a full phone keeps the ruling on the screen, says so, and records it once there is room", async ({ page }) => {
  const wizard = await atRuling(page);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    Object.assign(globalThis, { letItWork: () => Object.assign(IDBObjectStore.prototype, { add }) });
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await wizard.recordButton.tap();
  await expect(page.getByText(ui("common:problem.full"))).toBeVisible();
  await expect(wizard.note).toHaveValue("by accident");
  await page.evaluate(() => (globalThis as unknown as { letItWork: () => void }).letItWork());
  await wizard.record();
});

test("a database deleted under the app: the ruling in hand is recorded, and what was lost is put back once", async ({ page }) => {
  const wizard = await atRuling(page);
  const before = (await eventsOnDisk(page)).length;
  await deleteDatabase(page);
  await wizard.record();
  await wizard.home();
  await wizard.choose(PLAYERS[1]);
  await wizard.happened("122");
  await wizard.record();
  const ids = (await eventsOnDisk(page)).map((each) => each.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(before + 2);
  await page.reload();
  await appReady(page);
  await wizard.home();
  await expect(wizard.person(PLAYER)).toBeVisible();
});

test("what localStorage forgot comes back from the durable copy", async ({ page }) => {
  await openPhone(page);
  await goTo(page, "/more");
  await page.getByRole("radio", { name: ui("settings:theme.dark") }).check();
  await expect.poll(() => keptTheme(page)).toBe("dark");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(new WizardPage(page).person(PLAYER).or(page.getByRole("radio", { name: ui("settings:theme.dark") }))).toBeVisible();
});

test("an empty database is offered the phone's own copy", async ({ page }) => {
  await openPhone(page);
  const events = (await eventsOnDisk(page)).length;
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.nextRound(2);
  await expect.poll(() => snapshotFiles(page), { timeout: 30_000 }).toBeGreaterThan(0);
  await goTo(page, "/licences-of-nothing");
  await deleteDatabase(page);
  await page.reload();
  await appReady(page);
  await goTo(page, "/data");
  await page.getByRole("button", { name: ui("keeping:restore.do") }).tap();
  await expect.poll(async () => (await eventsOnDisk(page)).length).toBeGreaterThan(events);
});

test("an old tab that holds the database is named, and the app goes on as soon as it lets go", async ({ page, context }) => {
  const old = await context.newPage();
  await old.goto("./licences.txt");
  await old.evaluate(writeFirstVersion, "[]");
  await old.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open("floorbook", 10);
        request.onsuccess = () => {
          Object.assign(globalThis, { held: request.result });
          resolve();
        };
      }),
  );
  await old.evaluate(() => localStorage.setItem("floorbook", JSON.stringify({ judge: "Judge 01", language: "en", locked: true })));
  await page.goto("./");
  await expect(page.getByText(ui("common:problem.blocked"))).toBeVisible();
  // Nobody can tell yet whether the lock is on.
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("floorbook") ?? "{}"))).toMatchObject({ locked: true });
  await old.close();
  await expect(page.getByText(ui("common:problem.blocked"))).toBeHidden();
});

test("the database of the first version opens with every entry", async ({ page }) => {
  const { events } = JSON.parse(readFileSync("src/log/samples/log-v1.json", "utf8")) as { readonly events: readonly LogEvent[] };
  await page.goto("./licences.txt");
  await page.evaluate(writeFirstVersion, JSON.stringify(events.map((event) => ({ event, hash: event.id }))));
  await page.evaluate(
    (text) => localStorage.setItem("floorbook", text),
    JSON.stringify({ judge: "Judge 01", tournament: TOURNAMENT, language: "en" }),
  );
  await page.goto("./#/log");
  await appReady(page);
  await expect
    .poll(async () => (await eventsOnDisk(page).catch(() => [])).map((each) => each.id).sort())
    .toEqual(events.map((each) => each.id).sort());
  await expect(page.getByText("葉㍿𠮷野家").first()).toBeVisible();
});

test("a database of a newer version is refused with a sentence, and nothing of it is touched", async ({ page }) => {
  await openPhone(page);
  const before = await eventsOnDisk(page);
  await page.goto("./licences.txt");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open("floorbook", 990);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await page.goto("./");
  await expect(page.getByText(ui("common:problem.too-new"))).toBeVisible();
  expect(await eventsOnDisk(page)).toEqual(before);
});

test.describe("on an iPhone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
  });

  test("a tab says that the home screen has a log of its own, once; the home screen asks for what lies in the tab", async ({ page }) => {
    await page.goto("./");
    await appReady(page);
    await expect(page.getByRole("heading", { name: ui("keeping:two-logs.tab-title") })).toBeVisible();
    await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
    await page.reload();
    await expect(page.getByRole("heading", { name: ui("keeping:two-logs.icon-title") })).toBeVisible();
    await page.getByRole("button", { name: ui("keeping:two-logs.known") }).tap();
    await page.reload();
    await appReady(page);
    await expect(page.getByRole("heading", { name: ui("keeping:two-logs.icon-title") })).toHaveCount(0);
  });
});

async function atRuling(page: Page): Promise<WizardPage> {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await wizard.note.fill("by accident");
  return wizard;
}

function deleteDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase("floorbook");
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
}

function keptTheme(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("floorbook");
      request.onsuccess = () => resolve(request.result);
    });
    const row = await new Promise<{ value?: { theme?: string } } | undefined>((resolve) => {
      const request = db.transaction("kept").objectStore("kept").get("preferences");
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return row?.value?.theme;
  });
}

function snapshotFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let found = 0;
    for await (const name of (await navigator.storage.getDirectory()).keys()) if (name.endsWith(".floorbook")) found += 1;
    return found;
  });
}
