import { expect, type Locator, type Page } from "@playwright/test";
import { goTo } from "./App.ts";
import type { Words } from "./words.ts";

/** The guides: their contents, their sections and the quick table. */
export class BrowsePage {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  async openGuide(guide = "dci-2005"): Promise<void> {
    await goTo(this.page, `/guide/${guide}`);
    await expect(this.field).toBeVisible();
  }

  async openSection(section: string, { guide = "dci-2005", beside = "" } = {}): Promise<void> {
    await goTo(this.page, `/guide/${guide}/${section}${beside ? `?with=${beside}` : ""}`);
    await expect(this.heading).toContainText(section);
  }

  async openTable(guide = "dci-2005"): Promise<void> {
    await goTo(this.page, `/guide/${guide}/table`);
    await expect(this.table).toBeVisible();
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  get field(): Locator {
    return this.page.getByRole("searchbox", { name: this.words.ui("browse:search.label") });
  }

  get found(): Locator {
    return this.page.getByRole("main").getByRole("status");
  }

  /** Found sections, or all of them while nothing is asked. */
  get rows(): Locator {
    return this.page.getByRole("main").getByRole("listitem").getByRole("link");
  }

  get back(): Locator {
    return this.page.getByRole("link", { name: this.words.ui("common:action.back"), exact: true });
  }

  block(key: string): Locator {
    return this.page.getByRole("region", { name: this.words.ui(`browse:section.${key}`), exact: true });
  }

  neighbour(key: "previous" | "next"): Locator {
    const bar = this.page.getByRole("navigation", { name: this.words.ui("browse:section.neighbours") });
    return bar.getByRole("link").filter({ hasText: this.words.ui(`browse:section.${key}`) });
  }

  get beside(): Locator {
    return this.page.getByRole("combobox", { name: this.words.ui("browse:both.label") });
  }

  get rule(): Locator {
    return this.page.getByRole("button", { name: this.words.ui("browse:section.rule") });
  }

  get table(): Locator {
    return this.page.getByRole("table");
  }

  /** The cells of an infraction, one for each level. */
  cells(section: string): Locator {
    return this.table
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name: new RegExp(`^${section}`) }) })
      .getByRole("cell");
  }
}
