import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "./words.ts";

interface ListFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The list of people, a person's page, the merge and the import, as a judge sees them. */
export class PlayersPage {
  readonly page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
  }

  t(key: string, slots: Readonly<Record<string, string | number>> = {}): string {
    return this.#words.ui(`players:${key}`, slots);
  }

  common(key: string, slots: Readonly<Record<string, string | number>> = {}): string {
    return this.#words.ui(`common:${key}`, slots);
  }

  async open(route = "/players"): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, route);
  }

  async openPerson(key: string): Promise<void> {
    await this.open(`/players/${encodeURIComponent(key)}`);
  }

  /** Every person's line, in the list's order. */
  people(): Locator {
    return this.page.getByRole("region", { name: /\d/ }).getByRole("listitem");
  }

  row(text: string): Locator {
    return this.people().filter({ hasText: text });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: this.t("search.label") }).fill(text);
  }

  button(key: string, slots: Readonly<Record<string, string | number>> = {}): Locator {
    return this.page.getByRole("button", { name: this.t(key, slots), exact: true });
  }

  link(key: string, slots: Readonly<Record<string, string | number>> = {}): Locator {
    return this.page.getByRole("link", { name: this.t(key, slots), exact: true });
  }

  status(): Locator {
    return this.page.getByRole("status");
  }

  /** What the next offence of an infraction would bring, as it is written. */
  next(): Locator {
    return this.page.getByRole("region", { name: this.t("next.title") }).getByRole("listitem");
  }

  afterwards(): Locator {
    return this.page.getByRole("region", { name: this.t("merge.afterwards") });
  }

  /** The entries of a person's record, in their order. */
  record(count: number): Locator {
    return this.page.getByRole("region", { name: this.t("record.title", { count }) }).getByRole("listitem");
  }

  async chooseFile({ name, bytes }: ListFile): Promise<void> {
    await this.page.setInputFiles("input[type=file]", { name, mimeType: "text/csv", buffer: bytes });
  }

  async addAll(count: number): Promise<void> {
    await this.button("import.submit", { count }).click();
  }

  async expectSaved(text: string | RegExp): Promise<void> {
    await expect(this.status().filter({ hasText: text })).toBeVisible();
  }
}
