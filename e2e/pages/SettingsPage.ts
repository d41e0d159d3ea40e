import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { appReady, goTo } from "./App.ts";
import { type Slots, type Words, wordsIn } from "./words.ts";

export type Sent = { readonly name: string; readonly text: string };

/** The event, what is on the phone, and the phone's own settings. */
export class SettingsPage {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words = wordsIn("en")) {
    this.page = page;
    this.words = words;
  }

  t(key: string, slots?: Slots): string {
    return this.words.ui(`settings:${key}`, slots);
  }

  common(key: string, slots?: Slots): string {
    return this.words.ui(`common:${key}`, slots);
  }

  /** Opens the app on a phone that remembers this much of its user. */
  async open(remembered: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.page.goto("./");
    await appReady(this.page);
    await this.page.evaluate((text) => localStorage.setItem("floorbook", text), JSON.stringify(remembered));
    await this.reload();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await appReady(this.page);
  }

  async show(route: "more" | "events" | "events/new" | "events/current" | "data" | "about", title: string): Promise<void> {
    await goTo(this.page, `/${route}`);
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  button(key: string, slots?: Slots): Locator {
    return this.page.getByRole("button", { name: this.t(key, slots), exact: true });
  }

  field(key: string): Locator {
    return this.page.getByLabel(this.t(key), { exact: true });
  }

  choice(name: string): Locator {
    return this.page.getByRole("radio", { name, exact: true });
  }

  says(key: string, slots?: Slots): Locator {
    return this.page.getByText(this.t(key, slots));
  }

  get headJudge(): Locator {
    return this.page.getByRole("switch", { name: this.t("you.head-judge") });
  }

  /** Creates an event as a judge whose name is known. */
  async createEvent(name: string): Promise<void> {
    await this.show("events/new", this.t("new.title"));
    await this.field("form.name").fill(name);
    await this.button("new.create").tap();
    await expect(this.page).toHaveURL(/#\/$/);
  }

  async showEvent(): Promise<void> {
    await this.show("events/current", this.t("event.title"));
  }

  async showData(): Promise<void> {
    await this.show("data", this.t("data.title"));
  }

  place(day: number, round: number): Locator {
    return this.page.getByText(this.common("day-round", { day, round }), { exact: true });
  }

  /** A row of the head judge's rulings, by its section. */
  houseRow(section: string): Locator {
    return this.page.getByRole("listitem").filter({ hasText: `${section} ${this.words.guide(`sections.${section}.name`)}` });
  }

  async openCells(): Promise<void> {
    await this.page.getByText(/^Without a penalty: \d+$/).tap();
  }

  async exported(): Promise<string> {
    const download = this.page.waitForEvent("download");
    await this.button("export.do").tap();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^floorbook-\d{4}-\d\d-\d\d\.json$/);
    await expect(this.says("export.done", { file: file.suggestedFilename() })).toBeVisible();
    return readFileSync(await file.path(), "utf8");
  }

  async choose({ name, text }: Sent): Promise<void> {
    await this.page
      .getByLabel(this.t("import.choose"))
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text, "utf8") });
  }

  /** What dragging a file from a file manager does. */
  async drop({ name, text }: Sent): Promise<void> {
    const files = await this.page.evaluateHandle(
      (file) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([file.text], file.name, { type: "application/json" }));
        return transfer;
      },
      { name, text },
    );
    await this.says("import.drop").dispatchEvent("drop", { dataTransfer: files });
  }

  /** The number that stands under a heading of the plan or of the phone's content. */
  figure(key: string): Locator {
    return this.page
      .getByRole("term")
      .filter({ hasText: this.t(key) })
      .locator("xpath=following-sibling::dd[1]");
  }
}
