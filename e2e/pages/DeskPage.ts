import type { Locator, Page } from "@playwright/test";
import { goTo } from "./App.ts";
import { type Shown, type Slots, type Words, wordsIn } from "./words.ts";

/** The head judge's desk, told by the words that stand on it. */
export class DeskPage {
  readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, shown: Shown = "en") {
    this.page = page;
    this.words = wordsIn(shown);
  }

  t(key: string, slots?: Slots): string {
    return this.words.ui(key.includes(":") ? key : `desk:${key}`, slots);
  }

  penalty(id: string): string {
    return this.words.guide(`penalties.${id}.name`);
  }

  async open(place: "" | "/board" | "/charts" | "/judges" | "/report" | "/report?slips" = ""): Promise<void> {
    await goTo(this.page, `/desk${place}`);
  }

  // Inbox

  group(topic: string): Locator {
    return this.page.getByRole("region", { name: this.t(`inbox.topics.${topic}`) });
  }

  cases(topic: string): Locator {
    return this.group(topic).getByRole("link");
  }

  /** One way to settle the case, by the sentence on its button. */
  option(name: string, slots: Slots = {}): Locator {
    return this.page.getByRole("button", { name: this.t(`option.${name}`, slots) });
  }

  get saved(): Locator {
    return this.page.getByRole("status").filter({ hasText: this.t("saved", { time: "", what: "" }).split(":")[0] ?? "" });
  }

  get undo(): Locator {
    return this.page.getByRole("button", { name: this.words.ui("common:action.undo"), exact: true });
  }

  // Board

  get search(): Locator {
    return this.page.getByRole("searchbox", { name: this.t("board.search") });
  }

  get rows(): Locator {
    return this.page.getByRole("region", { name: this.t("board.region") }).getByRole("listitem");
  }

  header(column: string): Locator {
    return this.page.getByRole("columnheader", { name: this.t(`board.columns.${column}`) });
  }

  // Out

  button(key: string, slots?: Slots): Locator {
    return this.page.getByRole("button", { name: this.t(key, slots), exact: true });
  }

  async saveAs(key: string): Promise<string> {
    const [file] = await Promise.all([this.page.waitForEvent("download"), this.button(key).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString("utf8");
  }
}
