import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../scripts/browser.mjs";

/** What a mid-range phone is against the machine that measures. */
const SLOWER = 4;
const SETTLED_AFTER_MS = 1500;

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

export function newProfile(): string {
  return mkdtempSync(join(tmpdir(), "floorbook-bench-"));
}

/** A new browser process on a profile, of a phone's size; nothing but this machine can be reached. */
export async function openBrowser(profile: string): Promise<Opened> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...launchOptions.args, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"],
    headless: true,
    locale: "en",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "allow",
  });
  // tsx names functions with a helper that a function handed to the page does not find there.
  await context.addInitScript("globalThis.__name = (named) => named;");
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** Slows the page, after the browser's own start-up work is done: less noise, and the service worker is still stopped. */
export async function slowed({ cdp }: Opened): Promise<void> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await pause(SETTLED_AFTER_MS);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
