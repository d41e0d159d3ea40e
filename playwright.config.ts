import { defineConfig } from "@playwright/test";
import { quickLaunchOptions } from "./scripts/browser.mjs";

const port = Number(process.env.E2E_PORT ?? 4319);

/** Runs against the built app: npm run build comes first. */
export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall once; the report names a test that needed a second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    browserName: "chromium",
    launchOptions: quickLaunchOptions,
    locale: "en",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "allow",
    // Tracing costs every test a fifth of its time.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node scripts/serve.mjs",
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
