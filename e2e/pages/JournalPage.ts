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
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.todo = page.getByRole("region", { name: /^To do/ });
    this.rows = page.getByRole("region", { name: "All entries" }).getByRole("listitem");
    this.search = page.getByRole("searchbox", { name: "Find a player" });
    this.chips = page.getByRole("button", { name: /^Remove filter/ });
    this.status = page.locator("main ~ div").getByRole("status");
    this.history = page.getByRole("region", { name: "History" }).getByRole("listitem");
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
    await this.dialog.getByText(option, { exact: true }).click();
  }

  async submit(label: string): Promise<void> {
    await this.dialog.getByRole("button", { name: label, exact: true }).click();
  }

  /** The words of each event in the history, in order, without judge and time. */
  async steps(): Promise<readonly string[]> {
    return this.history.locator("p:first-child").allTextContents();
  }

  section(name: string): Locator {
    return this.page.getByRole("region", { name });
  }
}
