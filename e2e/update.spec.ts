import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import common from "../locales/en/ui/common.json" with { type: "json" };
import { goTo, logged, openPhone, PLAYERS } from "./pages/App.ts";
import { deployNext } from "./pages/deploy.ts";
import { answeredBy, dist, type OwnServer, offlineReady, openApp, startServer } from "./pages/own-server.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { wordsIn } from "./pages/words.ts";

const words = wordsIn("en");

let folder: string;
let server: OwnServer;
let context: BrowserContext;
let page: Page;

test.beforeEach(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), "floorbook-site-"));
  cpSync(dist, folder, { recursive: true });
  server = await startServer({ dir: folder });
  context = await browser.newContext({ baseURL: server.url });
  page = await context.newPage();
  await openApp(page, server.url);
  await offlineReady(page);
});

test.afterEach(async () => {
  await context.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test("a new build is offered on a page open since the first visit, waits to be asked, and then shows itself after one reload", async () => {
  const loads = countLoads(page);
  await mark(page);
  deployNext(folder);
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await isMarked(page)).toBe(true);
  expect(await buildOf(page)).toBe("first");

  await offer(page).click();
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);
  await expect(offer(page)).toBeHidden();

  await server.kill();
  await page.reload();
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
  expect(await answeredBy(page)).toBe("cache");
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.startsWith("floorbook-page"))).toHaveLength(1);
});

test("an update that was not taken is offered again at the next start, and the old build still works offline", async () => {
  deployNext(folder);
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await server.kill();
  await page.reload();
  await expect(page.locator("html[data-app-ready]")).toBeAttached();
  expect(await buildOf(page)).toBe("first");
  await offer(page).click();
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
});

test("another open tab is not reloaded by the update, and is offered it", async () => {
  const other = await context.newPage();
  await openApp(other, server.url);
  await mark(other);
  deployNext(folder);
  await lookForUpdate(page);
  await offer(page).click();
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();

  await expect(offer(other)).toBeVisible();
  expect(await isMarked(other)).toBe(true);
  expect(await buildOf(other)).toBe("first");
  await offer(other).click();
  await expect(other.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
});

test("a page that misses a file of its build reloads itself once, never in a loop", async () => {
  const loads = countLoads(page);
  await loseFile(page);
  await expect.poll(loads).toBe(1);
  await expect(page.locator("html[data-app-ready]")).toBeAttached();
  await loseFile(page);
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);
});

test("during a ruling nothing is offered; afterwards the update is taken and the draft is there", async () => {
  await openPhone(page);
  const wizard = await halfRuling();
  deployNext(folder);
  await lookForUpdate(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await page.waitForTimeout(500);
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(wizard.note).toHaveValue("Half a sentence");
  await expect(offer(page)).toBeHidden();
  await wizard.home();
  await offer(page).tap();
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
  await expectDraft(wizard);
});

test("a page that another tab's update left behind opens its next screen in the new build, once, with its draft", async () => {
  await openPhone(page);
  const wizard = await halfRuling();
  const other = await context.newPage();
  await openApp(other, server.url);
  deployNext(folder);
  await lookForUpdate(other);
  await offer(other).tap();
  await expect(other.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();

  await forgetHttpCache();
  const loads = countLoads(page);
  await goTo(page, "/desk/charts");
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1, name: words.ui("desk:title") })).toBeVisible();
  expect(loads()).toBe(1);
  await wizard.home();
  await expectDraft(wizard);
});

test("ten releases later the old build opens at once, one tap brings the newest, and nothing of the others is kept", async () => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.choose(PLAYERS[0]);
  await wizard.happened("111");
  await wizard.record();
  await page.close();
  for (let release = 1; release <= 10; release += 1) deployNext(folder, `r${release}`);
  page = await context.newPage();
  await openApp(page, server.url);
  expect(await buildOf(page)).toBe("first");
  await offer(page).tap();
  await expect(page.locator("html[data-deployed=r10][data-app-ready]")).toBeAttached();
  expect(await logged(page, "recorded")).toHaveLength(1);
  const kept = await cachedPaths(page);
  // All but the worker, and the page once more under its own address.
  expect(kept.length).toBe(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length);
});

test("a broken deploy is no update, whether a file is missing or somebody's page stands in its place; the whole one is", async () => {
  await goTo(page, "/about");
  const check = page.getByRole("button", { name: words.ui("settings:about.check") });
  deployNext(folder);
  const chunk = join(
    folder,
    "assets",
    readdirSync(join(folder, "assets")).find((name) => name.startsWith("journal-") && name.endsWith(".js")) ?? "",
  );
  const whole = readFileSync(chunk);
  for (const damage of [() => rmSync(chunk), () => writeFileSync(chunk, "<!doctype html><title>Sign in</title>")]) {
    damage();
    await check.tap();
    await expect(page.getByText(words.ui("settings:about.update.broken"))).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator("html[data-app-ready]")).toBeAttached();
    expect(await buildOf(page)).toBe("first");
    await goTo(page, "/log");
    await expect(page.getByRole("heading", { level: 1, name: words.ui("journal:title") })).toBeVisible();
    await goTo(page, "/about");
  }
  writeFileSync(chunk, whole);
  await expect(async () => {
    if (await check.isVisible()) await check.tap();
    await expect(offer(page).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await offer(page).first().tap();
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
});

test("a page of the next build that passed the old worker by works, and so does the way back", async () => {
  deployNext(folder);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.reload", { ignoreCache: true });
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
  for (const place of ["/log", "/desk/charts", "/guide/dci-2005/122"]) await showsHeading(page, place);
  await page.reload();
  await expect(page.locator("html[data-app-ready]")).toBeAttached();
  for (const place of ["/log", "/desk/charts"]) await showsHeading(page, place);
  await offer(page).tap();
  await expect(page.locator("html[data-deployed=next][data-app-ready]")).toBeAttached();
  await expect(offer(page)).toBeHidden();
});

test("an unregistered worker comes back with the next start", async () => {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await showsHeading(page, "/desk/charts");
  await page.reload();
  await expect(page.locator("html[data-app-ready]")).toBeAttached();
  await offlineReady(page);
  await server.kill();
  await page.reload();
  await showsHeading(page, "/desk");
});

test("a hole in the cache is filled when it is met; without a network it is a sentence and not a white page, and no loop", async () => {
  await dropFromCache(page, /assets\/desk-|assets\/journal-/);
  const loads = countLoads(page);
  await showsHeading(page, "/desk/charts");
  expect((await cachedPaths(page)).filter((path) => path.includes("assets/desk-"))).toHaveLength(1);
  expect(loads()).toBe(0);

  await server.kill();
  await forgetHttpCache();
  await goTo(page, "/log");
  await expect(page.getByRole("heading", { name: common.crash.title })).toBeVisible();
  await expect(page.getByRole("button", { name: common.crash.export })).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads()).toBe(1);
  await openApp(page, `${server.url}?again`);
});

test("a first visit that misses the app's own script is told so and not left with a white page", async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await page.route(/assets\/index-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(server.url);
  await expect(page.getByRole("link", { name: "Load again" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Load again" }).tap();
  await expect(page.locator("html[data-app-ready]")).toBeAttached();
  await expect(page.getByText("Load again")).toBeHidden();
  await page.context().close();
});

/** A ruling with a note half written. */
async function halfRuling(): Promise<WizardPage> {
  const wizard = new WizardPage(page);
  await wizard.choose(PLAYERS[0]);
  await wizard.happened("111");
  await wizard.note.fill("Half a sentence");
  return wizard;
}

async function expectDraft(wizard: WizardPage): Promise<void> {
  await wizard.draft(PLAYERS[0]).tap();
  await expect(wizard.note).toHaveValue("Half a sentence");
}

/** The browser's own cache of files with a hash in their names would hide what the worker lost. */
async function forgetHttpCache(): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
}

async function showsHeading(target: Page, place: string): Promise<void> {
  await target.getByRole("heading", { level: 1 }).evaluate((element) => element.setAttribute("data-left", ""));
  await goTo(target, place);
  await expect(target.locator("h1:not([data-left])")).toBeVisible();
}

function isWaiting(target: Page): Promise<boolean> {
  return target.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
}

function cachedPaths(target: Page): Promise<readonly string[]> {
  return target.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((each) => each.keys()))).flat().map(({ url }) => url);
  });
}

async function dropFromCache(target: Page, path: RegExp): Promise<void> {
  const dropped = await target.evaluate(async (source) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (new RegExp(source).test(request.url) && (await cache.delete(request))) count += 1;
    }
    return count;
  }, path.source);
  expect(dropped).toBeGreaterThan(1);
}

function offer(target: Page): Locator {
  return target.getByRole("button", { name: common.update.apply });
}

function lookForUpdate(target: Page): Promise<unknown> {
  return target.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => true));
}

function buildOf(target: Page): Promise<string> {
  return target.evaluate(() => document.documentElement.dataset.deployed ?? "first");
}

/** Lost by any reload. */
function mark(target: Page): Promise<void> {
  return target.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
}

function isMarked(target: Page): Promise<boolean> {
  return target.evaluate(() => (window as { marked?: boolean }).marked === true);
}

function loseFile(target: Page): Promise<void> {
  return target.evaluate(() => {
    window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  });
}

function countLoads(target: Page): () => number {
  let count = 0;
  target.on("load", () => {
    count += 1;
  });
  return () => count;
}
