import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, chromium, type Page, expect as that } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";

/** What is tested: the built app. */
export const dist = resolve(process.env["DIR"] ?? join(import.meta.dirname, "..", "..", "dist"));

export interface OwnServer {
  readonly url: string;
  readonly kill: () => Promise<void>;
}

interface ServerOptions {
  readonly base?: string;
  readonly dir?: string;
  readonly port?: number;
}

/** A server process of the test's own, so that it can be killed. */
export async function startServer({ base = "/", dir = dist, port: wanted }: ServerOptions = {}): Promise<OwnServer> {
  const port = wanted ?? (await freePort());
  const script = join(import.meta.dirname, "..", "..", "scripts", "serve.mjs");
  const env = { ...process.env, PORT: String(port), BASE: base, DIR: dir };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`serve.mjs ended with ${code}`)));
  });
  return { url: `http://localhost:${port}${base}`, kill: () => kill(child) };
}

export function newProfile(): string {
  return mkdtempSync(join(tmpdir(), "floorbook-profile-"));
}

/** A browser process on a profile that outlives it, as on a phone. */
export function openBrowser(profile: string, baseURL?: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en",
    serviceWorkers: "allow",
  });
}

/** Everything that a user would not see but that is wrong: failed requests, errors, breaches of the policy. */
export async function watchTroubles(context: BrowserContext): Promise<string[]> {
  const troubles: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`policy violated: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on("requestfailed", (request) => troubles.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`));
  context.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  context.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => troubles.push(`error: ${error.error().message}`));
  return troubles;
}

export async function openApp(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await that(page.locator("html[data-app-ready]")).toBeAttached();
}

export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise<void>((resolve) => {
      active?.addEventListener("statechange", () => active.state === "activated" && resolve());
    });
  });
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

/** Where this page came from: "cache" when the worker was not needed for it. */
export function answeredBy(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as unknown as { workerMatchedSourceType?: string } | undefined)?.workerMatchedSourceType;
  });
}
