/** The pictures of the README, taken from the built app: npm run build && npm run screenshots */
import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { goTo, openPhone } from "../e2e/pages/App.ts";
import { launchOptions } from "./browser.mjs";
import { serve } from "./serve.mjs";

const PORT = 4399;
const folder = new URL("../docs/images/", import.meta.url);
mkdirSync(folder, { recursive: true });

const server = await serve({ port: PORT });
const browser = await chromium.launch(launchOptions);

await picture("home-zh-TW", "zh-TW", "light", async (page) => goTo(page, "/"));
await picture("what-ja", "ja", "light", async (page) => page.locator("[data-people] button").first().tap());
await picture("ruling-en", "en", "light", async (page) => {
  await page.locator("[data-people] button").first().tap();
  await page.locator("main li button").first().tap();
});
await picture("show-ja", "ja", "dark", async (page) => {
  await page.locator("[data-people] button").first().tap();
  await page.locator("main li button").first().tap();
  await page.locator('main a[href*="#/show/"]').first().click();
});

await browser.close();
server.close();

async function picture(
  name: string,
  language: "en" | "zh-TW" | "ja",
  colorScheme: "light" | "dark",
  walk: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme,
  });
  const page = await context.newPage();
  const seen = {
    kind: "recorded" as const,
    player: "@player01",
    guide: "dci-2005",
    edition: "2005-01-20",
    level: "rel-1",
    infraction: "122",
    facts: {},
    recommended: { issue: ["caution"], offence: 1, counted: [] },
    issued: ["caution"],
    day: 1,
    round: 1,
    table: "14",
  };
  await openPhone(page, { language, round: 3, bodies: [seen] });
  await walk(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname });
  await context.close();
}
