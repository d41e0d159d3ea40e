import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import common from "../locales/en/ui/common.json" with { type: "json" };
import { newProfile, type OwnServer, offlineReady, openApp, openBrowser, startServer } from "./pages/own-server.ts";

const dist = join(import.meta.dirname, "..", "dist");

let folder: string;
let server: OwnServer;
let context: BrowserContext;
let page: Page;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "floorbook-site-"));
  cpSync(dist, folder, { recursive: true });
  server = await startServer({ dir: folder });
  context = await openBrowser(newProfile());
  page = context.pages()[0] ?? (await context.newPage());
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
  deployNext();
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
});

test("an update that was not taken is offered again at the next start, and the old build still works offline", async () => {
  deployNext();
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
  deployNext();
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

function offer(target: Page): Locator {
  return target.getByRole("button", { name: common.update.apply });
}

/** Build N+1: every hashed file has a new name and the old ones are gone from the server. */
function deployNext(): void {
  const assets = readdirSync(join(folder, "assets"));
  const renamed = assets.map((name) => [name, name.replace(/(\.[^.]+)$/, "-next$1")] as const);
  for (const [before, after] of renamed) renameSync(join(folder, "assets", before), join(folder, "assets", after));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  for (const file of files.filter((name) => statSync(name).isFile() && [".js", ".css", ".html"].includes(extname(name)))) {
    const text = renamed.reduce((sum, [before, after]) => sum.replaceAll(before, after), readFileSync(file, "utf8"));
    writeFileSync(file, file.endsWith("index.html") ? text.replace("<html ", '<html data-deployed="next" ') : text);
  }
  const worker = join(folder, "sw.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/(url:"index\.html",revision:")[^"]*/, "$1next"));
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
