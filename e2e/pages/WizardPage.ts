import { expect, type Locator, type Page } from "@playwright/test";
import { goTo } from "./App.ts";
import { type Slots, type Words, wordsIn } from "./words.ts";

/** The judge's main job, as a judge goes through it: every step is a tap, and taps are counted. */
export class WizardPage {
  taps = 0;
  readonly page: Page;
  words: Words;

  constructor(page: Page, words: Words = wordsIn("en")) {
    this.page = page;
    this.words = words;
  }

  t(key: string, slots?: Slots): string {
    return this.words.ui(`wizard:${key}`, slots);
  }

  common(key: string, slots?: Slots): string {
    return this.words.ui(`common:${key}`, slots);
  }

  penalty(id: string): string {
    return this.words.guide(`penalties.${id}.name`);
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  // Home

  async home(): Promise<void> {
    await goTo(this.page, "/");
    await expect(this.search).toBeVisible();
  }

  get search(): Locator {
    return this.page.getByRole("searchbox", { name: this.t("home.who") });
  }

  person(name: string): Locator {
    return this.page
      .locator("#content")
      .getByRole("listitem")
      .getByRole("button")
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async choose(name: string): Promise<void> {
    await this.tap(this.person(name));
    await expect(this.heading("what.title")).toBeVisible();
  }

  async addPlayer(name: string): Promise<void> {
    await this.search.fill(name);
    await this.tap(this.button("home.add", { name }));
    await expect(this.heading("what.title")).toBeVisible();
  }

  async addOther(name: string, role: string): Promise<void> {
    await this.search.fill(name);
    await this.tap(this.button("home.add-other", { name }));
    await this.tap(this.page.getByRole("button", { name: this.common(`role.${role}`), exact: true }));
    await expect(this.heading("what.title")).toBeVisible();
  }

  async nextRound(round: number): Promise<void> {
    await this.tap(this.button("home.next-round", { round }));
    await expect(this.page.getByRole("status").filter({ hasText: this.t("home.round-set", { round }) })).toBeAttached();
  }

  todo(state: "open" | "pending" | "flagged", count: number): Locator {
    return this.page.getByRole("link", { name: this.t(`home.todo-${state}`, { count }) });
  }

  draft(name: string): Locator {
    return this.page
      .getByRole("region", { name: this.t("draft.title") })
      .getByRole("link", { name: this.t("draft.continue", { who: name }) });
  }

  discard(name: string): Locator {
    return this.button("draft.discard", { who: name });
  }

  // What happened

  get tiles(): Locator {
    return this.page.getByRole("region", { name: this.t("what.grid") }).getByRole("button");
  }

  tile(infraction: string): Locator {
    const name = /^\d+$/.test(infraction) ? this.words.guide(`sections.${infraction}.short`) : this.words.guide(`tiles.${infraction}`);
    return this.tiles.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async happened(infraction: string): Promise<void> {
    await this.tap(this.tile(infraction));
    await expect(this.recordButton).toBeVisible();
  }

  // Ruling

  get onRecord(): Locator {
    return this.page.locator("[data-on-record]").first();
  }

  /** The one button at the bottom, whatever would be recorded. */
  get recordButton(): Locator {
    const names = [
      this.t("ruling.record", { penalty: "" }),
      this.t("ruling.record-change", { penalty: "" }),
      this.t("ruling.record-open"),
      this.t("ruling.record-none"),
    ].map((each) => each.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return this.page.getByRole("button", { name: new RegExp(names.join("|")) });
  }

  async record(penalty?: string): Promise<void> {
    if (penalty) await expect(this.recordButton).toHaveText(this.t("ruling.record", { penalty: this.penalty(penalty) }));
    await this.tap(this.recordButton);
    await expect(this.saved).toBeVisible();
  }

  answer(section: string, question: string, answer: string): Locator {
    const texts = `sections.${section}.questions.${question}`;
    return this.page
      .getByRole("group", { name: this.words.guide(`${texts}.ask`) })
      .getByRole("checkbox", { name: this.words.guide(`${texts}.answers.${answer}`), exact: true });
  }

  get note(): Locator {
    return this.page.getByRole("textbox", { name: this.t("ruling.note"), exact: true });
  }

  get table(): Locator {
    return this.page.getByRole("textbox", { name: this.t("subject.table"), exact: true });
  }

  async depart(penalty: string): Promise<void> {
    const choice = this.page.getByLabel(this.t("ruling.choose"));
    if (!(await choice.isVisible())) await this.page.getByText(this.t("ruling.deviate"), { exact: true }).tap();
    await choice.selectOption(penalty);
  }

  // Saved

  get saved(): Locator {
    return this.page.locator("[data-saved]");
  }

  // Both

  button(key: string, slots?: Slots): Locator {
    return this.page.getByRole("button", { name: this.t(key, slots), exact: true });
  }

  heading(key: string, slots?: Slots): Locator {
    return this.page.getByRole("heading", { name: this.t(key, slots), exact: true });
  }
}
