import type { Locator, Page } from "@playwright/test";

/** The log and its entries, in English. */
export class JournalPage {
  readonly page: Page;
  readonly todo: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly chips: Locator;
  readonly status: Locator;
  readonly history: Locator;
  /** What happened, in order, without details, judge and time. */
  readonly steps: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.todo = page.getByRole("region", { name: /^To do/ });
    this.rows = page.getByRole("region", { name: "All entries" }).getByRole("listitem");
    this.search = page.getByRole("searchbox", { name: "Find a player" });
    this.chips = page.getByRole("button", { name: /^Remove filter/ });
    this.status = page.locator("main ~ footer").getByRole("status");
    this.history = page.getByRole("region", { name: "History" }).locator("ol > li");
    this.steps = this.history.locator("div > p:first-child");
    this.dialog = page.getByRole("dialog");
  }

  async open(address = "log"): Promise<void> {
    await this.page.goto(`./#/${address}`);
  }

  async filter(by: string, label: string): Promise<void> {
    await this.page.getByRole("button", { name: "Filter", exact: true }).click();
    await this.dialog.getByLabel(by).selectOption({ label });
    await this.dialog.getByRole("button", { name: /^Show entries/ }).click();
  }

  async act(action: string): Promise<void> {
    await this.page.getByRole("button", { name: "More", exact: true }).click();
    await this.dialog.getByRole("button", { name: action }).click();
  }

  async choose(option: string): Promise<void> {
    await this.dialog.getByRole("radio", { name: option, exact: true }).check();
  }

  async submit(label: string): Promise<void> {
    await this.dialog.getByRole("button", { name: label, exact: true }).click();
  }

  section(name: string): Locator {
    return this.page.getByRole("region", { name });
  }
}
