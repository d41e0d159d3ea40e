/** Which Chromium the tests and the icons use: the system's where there is one, else Playwright's own. */
import { existsSync } from "node:fs";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];
export const HEADLESS = "/usr/bin/chromium-headless-shell";

export function systemChromium() {
  return SYSTEM.find((path) => existsSync(path));
}

const args = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @param {string | undefined} path */
function launchOptionsOf(path) {
  // Unsandboxed only for the system's own browser, which runs as root in containers.
  return { ...(path ? { executablePath: path, chromiumSandbox: false } : {}), args };
}

/** The whole browser, for cameras, profiles and starts. */
export const launchOptions = launchOptionsOf(systemChromium());

/** The same engine without the browser's own windows: a third quicker, and enough for a page. */
export const quickLaunchOptions = launchOptionsOf(existsSync(HEADLESS) ? HEADLESS : systemChromium());
