import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { asExpression, type Engine, type Phone } from "./phone.ts";

/** Firefox ESR over WebDriver BiDi, without a window, on a profile that outlives the process. */
export const firefox: Engine = {
  name: "Firefox",
  async start() {
    const profile = mkdtempSync(join(tmpdir(), "floorbook-firefox-"));
    let [browser, page] = await launch(profile);
    const phone: Phone = {
      open: async (url) => void (await page.goto(url)),
      ask: (question, ...args) => page.evaluate(asExpression(question, args)) as never,
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      async choose(selector, path) {
        const input = await page.$(selector);
        await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
      },
      async restart() {
        await browser.close();
        [browser, page] = await launch(profile);
      },
      close: () => browser.close(),
    };
    return phone;
  },
};

async function launch(profile: string): Promise<readonly [Browser, Page]> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
    userDataDir: profile,
    defaultViewport: { width: 390, height: 844 },
    extraPrefsFirefox: { "intl.accept_languages": "en", "intl.locale.requested": "en-US" },
  });
  return [browser, (await browser.pages())[0] ?? (await browser.newPage())];
}
