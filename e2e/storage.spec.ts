import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { LogEvent } from "#log";
import { writeFirstVersion } from "../scripts/chaos-page.ts";
import { appReady, goTo, openPhone, PLAYERS } from "./pages/App.ts";
import { eventsOnDisk } from "./pages/database.ts";
import { lockUp, SECRET, unlock } from "./pages/lock.ts";
import { newProfile, openBrowser, startServer } from "./pages/own-server.ts";
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
    await expect(page.getByText(ui("keeping:trouble.refused"))).toBeVisible();
    await page.getByRole("button", { name: ui("settings:new.create") }).tap();
    const wizard = new WizardPage(page);
    await wizard.home();
    await wizard.addPlayer(PLAYER);
    await wizard.happened("122");
    await wizard.record();
    await goTo(page, "/data");
    await expect(page.getByText(ui("keeping:trouble.refused"))).toBeVisible();
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

/** What the browser does to a connection while the phone is in the pocket. */
const LOSSES = {
  "cleared away by the browser": async (page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "indexeddb" });
  },
  "dead for every request, as iOS leaves it": (page) => page.evaluate(killConnections, "UnknownError" as const),
  "closing for every transaction": (page) => page.evaluate(killConnections, "InvalidStateError" as const),
  "taken by another tab that deletes the database": async (page) => {
    const other = await page.context().newPage();
    await other.goto("./licences.txt");
    await deleteDatabase(other);
    await other.close();
  },
  "frozen with its page": async (page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setWebLifecycleState", { state: "frozen" });
    await browser.send("Page.setWebLifecycleState", { state: "active" });
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [how, lose] of Object.entries(LOSSES)) {
  test(`a connection that is ${how}: what was typed is there, is recorded, and stays`, async ({ page }) => {
    const wizard = await atRuling(page);
    await lose(page);
    await expect(wizard.note).toHaveValue("by accident");
    await wizard.record();
    const notes = (await eventsOnDisk(page)).flatMap(({ body }) => (body.kind === "recorded" ? [body.note] : []));
    expect(notes).toEqual(["by accident"]);
    await page.reload();
    await appReady(page);
    await wizard.home();
    await expect(wizard.person(PLAYER)).toBeVisible();
  });
}

test("connections that stay dead end in a sentence, and the note is recorded when one lives again", async ({ page }) => {
  const wizard = await atRuling(page);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    Object.assign(globalThis, { letItWork: () => Object.assign(IDBObjectStore.prototype, { add }) });
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("Connection to Indexed Database server lost. Refresh the page to try again", "UnknownError");
    };
  });
  await wizard.recordButton.tap();
  await expect(page.getByText(/Connection to Indexed Database server lost/)).toBeVisible();
  await expect(wizard.note).toHaveValue("by accident");
  await page.evaluate(() => (globalThis as unknown as { letItWork: () => void }).letItWork());
  await wizard.record();
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

/** What happens to the files of the database between two starts of the browser. */
const DAMAGES = {
  overwritten: (files) => {
    for (const file of files.filter((each) => /\.(log|ldb)$/.test(each))) {
      const bytes = readFileSync(file);
      for (let at = 0; at < bytes.length; at += 997) bytes[at] = (bytes[at] ?? 0) ^ 85;
      writeFileSync(file, bytes);
    }
  },
  "cut off": (files) => {
    for (const file of files.filter((each) => /\.(log|ldb)$/.test(each))) truncateSync(file, Math.floor(statSync(file).size / 2));
  },
} satisfies Record<string, (files: readonly string[]) => void>;

for (const [how, isLocked] of [
  ["overwritten", false],
  ["cut off", true],
] as const) {
  test(`a database whose files were ${how}${isLocked ? ", under the lock" : ""}: the loss is named, the copy brings all of it back`, async () => {
    test.setTimeout(180_000);
    const server = await startServer();
    const profile = newProfile();
    const first = await openBrowser(profile, server.url);
    const before = first.pages()[0] ?? (await first.newPage());
    await openPhone(before);
    const ruling = new WizardPage(before);
    await ruling.nextRound(2);
    await expect.poll(() => snapshotFiles(before), { timeout: 30_000 }).toBeGreaterThan(0);
    const ids = (await eventsOnDisk(before)).map((each) => each.id).sort();
    if (isLocked) await lockUp(before);
    await first.close();

    DAMAGES[how](filesOfDatabase(profile));
    const again = await openBrowser(profile, server.url);
    const page = again.pages()[0] ?? (await again.newPage());
    await page.goto("./");
    await expect(page.getByRole("heading", { name: ui("keeping:lost.title") })).toBeVisible();
    if (isLocked) {
      await page.getByLabel(ui("keeping:sealed.secret")).fill("wrong one");
      await page.getByRole("button", { name: ui("keeping:sealed.open") }).tap();
      await expect(page.getByText(ui("keeping:sealed.wrong"))).toBeVisible();
      await page.getByLabel(ui("keeping:sealed.secret")).fill(SECRET);
      await page.getByRole("button", { name: ui("keeping:sealed.open") }).tap();
    }
    await page.getByRole("button", { name: ui("keeping:restore.do") }).tap();
    const wizard = new WizardPage(page);
    await wizard.choose(PLAYER);
    await wizard.happened("122");
    await wizard.record();
    if (isLocked) {
      await page.reload();
      await unlock(page);
      await wizard.home();
      await expect(wizard.person(PLAYER)).toBeVisible();
    } else expect((await eventsOnDisk(page)).map((each) => each.id)).toEqual(expect.arrayContaining(ids));
    await again.close();
    await server.kill();
  });
}

test("files of large records that are gone, under the lock: what can be read opens, and the copy brings the rest back", async () => {
  test.setTimeout(180_000);
  const server = await startServer();
  const profile = newProfile();
  const first = await openBrowser(profile, server.url);
  const before = first.pages()[0] ?? (await first.newPage());
  await openPhone(before, { people: Array.from({ length: 900 }, (_, index) => ({ name: `Player ${index}` })) });
  await lockUp(before);
  await first.close();

  const large = filesOfDatabase(profile).filter((each) => /\.blob[\\/]/.test(each));
  expect(large.length).toBeGreaterThan(0);
  for (const file of large) rmSync(file);
  const again = await openBrowser(profile, server.url);
  const page = again.pages()[0] ?? (await again.newPage());
  await page.goto("./");
  await unlock(page);
  await expect(page.getByText(ui("keeping:trouble.damaged"))).toBeVisible();
  await page.getByRole("button", { name: ui("keeping:restore.do") }).tap();
  await expect(new WizardPage(page).person("Player 0")).toBeVisible();
  await expect(page.getByText(ui("keeping:trouble.damaged"))).toBeHidden();
  await again.close();
  await server.kill();
});

test("a record that is damaged on the disk leaves all others, is told, and comes back from the copy", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.nextRound(2);
  await expect.poll(() => snapshotFiles(page), { timeout: 30_000 }).toBeGreaterThan(0);
  await page.evaluate(damageLastRow);
  await page.reload();
  await expect(wizard.button("home.next-round", { round: 2 })).toBeVisible();
  await expect(wizard.person(PLAYER)).toBeVisible();
  await page.getByRole("link", { name: ui("keeping:trouble.mend") }).tap();
  await page.getByRole("button", { name: ui("keeping:restore.do") }).tap();
  await expect(page.getByText(ui("keeping:trouble.damaged"))).toBeHidden();
  await wizard.home();
  await expect(wizard.button("home.next-round", { round: 3 })).toBeVisible();
});

test("a database that the browser cannot open is named, the copy is offered, and rulings work until the page is closed", async ({
  page,
}) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.nextRound(2);
  await expect.poll(() => snapshotFiles(page), { timeout: 30_000 }).toBeGreaterThan(0);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Internal error opening backing store for indexedDB.open.", "UnknownError");
    };
  });
  await page.reload();
  await expect(page.getByText(ui("keeping:trouble.unopened"))).toBeVisible();
  await page.getByRole("button", { name: ui("keeping:restore.do") }).tap();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await wizard.record();
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

/** Runs in the page: every connection that is open now fails from now on; one that is opened later works. */
function killConnections(how: string): void {
  const alive = new WeakSet<IDBDatabase>();
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...about) {
    const request = open.apply(this, about);
    request.addEventListener("success", () => alive.add(request.result));
    request.addEventListener("upgradeneeded", () => alive.add(request.result));
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...about) {
    if (how === "InvalidStateError" && !alive.has(this)) throw new DOMException("The database connection is closing.", how);
    return transaction.apply(this, about);
  };
  for (const name of ["add", "put", "get", "getAll", "getAllKeys", "openCursor", "openKeyCursor"] as const) {
    const works = IDBObjectStore.prototype[name] as (...about: unknown[]) => IDBRequest;
    Object.assign(IDBObjectStore.prototype, {
      [name](this: IDBObjectStore, ...about: unknown[]) {
        if (how === "UnknownError" && !alive.has(this.transaction.db))
          throw new DOMException("Connection to Indexed Database server lost. Refresh the page to try again", how);
        return works.apply(this, about);
      },
    });
  }
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

function filesOfDatabase(profile: string): readonly string[] {
  const found = readdirSync(join(profile, "Default", "IndexedDB"), { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}

/** Runs in the page: half of what the row held is gone. */
async function damageLastRow(): Promise<void> {
  const db = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open("floorbook");
    request.onsuccess = () => done(request.result);
  });
  const store = db.transaction("segments", "readwrite").objectStore("segments");
  await new Promise<void>((done) => {
    const last = store.openCursor(null, "prev");
    last.onsuccess = () => {
      const row = last.result?.value as { events: string };
      const put = store.put({ ...row, events: row.events.slice(0, row.events.length / 2) });
      put.onsuccess = () => done();
    };
  });
  db.close();
}

function snapshotFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let found = 0;
    for await (const name of (await navigator.storage.getDirectory()).keys()) if (name.endsWith(".floorbook")) found += 1;
    return found;
  });
}
