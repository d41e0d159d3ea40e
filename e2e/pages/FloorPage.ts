import type { Locator, Page } from "@playwright/test";
import { formatLocalTime } from "#log";
import { goTo } from "./App.ts";
import { type Slots, type Words, wordsIn } from "./words.ts";

/** What a floor judge does between rulings, told by the words on the screen; taps are counted. */
export class FloorPage {
  taps = 0;
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words = wordsIn("en")) {
    this.page = page;
    this.words = words;
  }

  t(key: string, slots?: Slots): string {
    return this.words.ui(key.includes(":") ? key : `floor:${key}`, slots);
  }

  async open(place: string): Promise<void> {
    await goTo(this.page, place);
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  button(key: string, slots?: Slots): Locator {
    return this.page.getByRole("button", { name: this.t(key, slots), exact: true });
  }

  link(key: string, slots?: Slots): Locator {
    return this.page.getByRole("link", { name: this.t(key, slots), exact: true });
  }

  says(key: string, slots?: Slots): Locator {
    return this.page.getByText(this.t(key, slots), { exact: true });
  }

  /** A running clock in the strip, by what it is for. */
  clock(name: string): Locator {
    return this.page
      .getByRole("list", { name: this.t("strip") })
      .getByRole("link")
      .filter({ hasText: name });
  }

  get face(): Locator {
    return this.page.locator("[data-clock-face]").getByRole("timer");
  }

  table(name: string): Locator {
    return this.page
      .getByRole("list", { name: this.t("tables.title") })
      .getByRole("link")
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }
}

/** So many seconds ago, as a phone writes it. */
export function ago(seconds: number): string {
  return formatLocalTime({ seconds: Math.floor(Date.now() / 1000) - seconds, offset: -new Date().getTimezoneOffset() });
}

/** The seconds on a clock's face. */
export function secondsOf(text: string): number {
  const parts = text.replace("−", "").split(":").map(Number);
  return (text.startsWith("−") ? -1 : 1) * parts.reduce((sum, each) => sum * 60 + each, 0);
}
