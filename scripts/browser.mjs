/** Which Chromium the tests and the icons use: the system's where there is one, else Playwright's own. */
import { existsSync } from "node:fs";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];

export function systemChromium() {
  return SYSTEM.find((path) => existsSync(path));
}

const found = systemChromium();

/** Unsandboxed only for the system's own browser, which runs as root in containers. */
export const launchOptions = {
  ...(found ? { executablePath: found, chromiumSandbox: false } : {}),
  args: [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
