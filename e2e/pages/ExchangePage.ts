import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Locator, type Page } from "@playwright/test";
import { canonicalJson, chained, type Head, hashOf, type LogEvent } from "#log";
import { launchOptions } from "../../scripts/browser.mjs";
import { cameraFlags, filmCodes, type Picture, photograph, writeVideo } from "../camera.ts";
import { appReady, goTo } from "./App.ts";
import { eventsOnDisk, putEventsOnDisk } from "./database.ts";
import { offlineReady, watchTroubles } from "./own-server.ts";
import { type Slots, type Words, wordsIn } from "./words.ts";

interface PhoneOptions {
  readonly judge?: string;
  readonly headJudge?: boolean;
  readonly words?: Words;
  /** Chromium's own flags instead of a camera that plays a video. */
  readonly camera?: readonly string[];
}

/** One judge's phone: a browser of its own with a profile of its own, offline as soon as the app is there, and a camera that sees what it is shown. */
export class ExchangePage {
  readonly page: Page;
  readonly words: Words;
  readonly troubles: string[];
  readonly #context: BrowserContext;
  readonly #video: string;

  private constructor(context: BrowserContext, page: Page, video: string, words: Words, troubles: string[]) {
    this.#context = context;
    this.page = page;
    this.#video = video;
    this.words = words;
    this.troubles = troubles;
  }

  static async start(
    url: string,
    { judge = "", headJudge = false, words = wordsIn("en"), camera }: PhoneOptions = {},
  ): Promise<ExchangePage> {
    const profile = mkdtempSync(join(tmpdir(), "floorbook-phone-"));
    const video = join(profile, "camera.y4m");
    writeVideo(video, ["nothing"]);
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      args: [...launchOptions.args, ...(camera ?? cameraFlags(video))],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: "en",
      serviceWorkers: "allow",
      acceptDownloads: true,
      // A test's hub has a certificate of its own making.
      ignoreHTTPSErrors: true,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(url);
    await appReady(page);
    await page.evaluate((text) => localStorage.setItem("floorbook", text), JSON.stringify({ judge, headJudge, language: words.shown }));
    await offlineReady(page);
    await context.setOffline(true);
    const troubles = await watchTroubles(context);
    await page.reload();
    await appReady(page);
    return new ExchangePage(context, page, video, words, troubles);
  }

  async setNetwork(on: boolean): Promise<void> {
    await this.#context.setOffline(!on);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  t(key: string, slots?: Slots): string {
    return this.words.ui(key.includes(":") ? key : `exchange:${key}`, slots);
  }

  button(key: string, slots?: Slots): Locator {
    return this.page.getByRole("button", { name: this.t(key, slots), exact: true });
  }

  link(key: string): Locator {
    return this.page.getByRole("link", { name: this.t(key), exact: true });
  }

  says(key: string, slots?: Slots): Locator {
    return this.page.getByText(this.t(key, slots), { exact: true });
  }

  async show(route: "" | "/join" | "/scan" | "/send" | "/receive" | "/file" | "/hub", key: string): Promise<void> {
    // From elsewhere, so that the screen begins anew.
    await goTo(this.page, "/more");
    await expect(this.page.getByRole("heading", { level: 1, name: this.words.ui("common:nav.more"), exact: true })).toBeVisible();
    await goTo(this.page, `/exchange${route}`);
    await expect(this.page.getByRole("heading", { level: 1, name: this.t(key), exact: true })).toBeVisible();
  }

  // Joining

  async createEvent(name = "Test Cup 7"): Promise<void> {
    await goTo(this.page, "/events/new");
    await this.page.getByLabel(this.words.ui("settings:form.name")).fill(name);
    await this.page.getByRole("button", { name: this.words.ui("settings:new.create"), exact: true }).tap();
    await expect(this.page).toHaveURL(/#\/$/);
  }

  /** The text of the join code on the screen. */
  async joinText(): Promise<string> {
    await this.show("/join", "join.title");
    return (await this.page.locator("canvas[data-code]").getAttribute("data-code")) ?? "";
  }

  /** The camera sees these, one after the other and again, from the next time it is opened. */
  lookAt(pictures: readonly (Picture | "nothing")[]): void {
    writeVideo(this.#video, pictures);
  }

  async joinByPaste(text: string): Promise<void> {
    await this.show("/scan", "scan.title");
    await this.says("scan.paste").tap();
    await this.page.getByLabel(this.t("scan.text")).fill(text);
    await this.button("scan.take-text").tap();
    await this.confirmJoining();
  }

  async confirmJoining(): Promise<void> {
    await this.button("scan.join").tap();
    await expect(this.page.locator("[data-joined]")).toBeVisible();
  }

  // Sending

  /** Shows everything, or what `other` lacks: its coverage code is on its screen. */
  async send(other: ExchangePage | "everything"): Promise<void> {
    if (other === "everything") {
      await this.show("/send", "send.title");
      await this.button("send.everything").tap();
    } else {
      await other.show("/receive", "receive.title");
      this.lookAt([await photograph(other.page)]);
      await this.show("/send", "send.title");
    }
    await expect(this.page.locator("canvas[data-place]")).toBeVisible();
  }

  async needed(): Promise<number> {
    return Number(await this.page.locator("[data-needed]").getAttribute("data-needed"));
  }

  film(count: number): Promise<readonly Picture[]> {
    return filmCodes(this.page, count);
  }

  // Receiving

  async receive(pictures: readonly (Picture | "nothing")[]): Promise<void> {
    this.lookAt(pictures);
    await this.show("/receive", "receive.title");
    await this.button("receive.now-scan").tap();
    await expect(this.report).toBeVisible({ timeout: 60_000 });
  }

  /** This phone takes in what the other one shows. */
  async receiveFrom(other: ExchangePage, how: "lacking" | "everything" = "lacking"): Promise<void> {
    await other.send(how === "lacking" ? this : "everything");
    await this.receive(await other.film((await other.needed()) + 2));
  }

  get report(): Locator {
    return this.page.locator("[data-report]");
  }

  get camera(): Locator {
    return this.page.locator("[data-camera]");
  }

  // Files

  async saveEventFile(): Promise<string> {
    await this.show("/file", "file.title");
    const download = this.page.waitForEvent("download");
    await this.button("file.save").tap();
    return (await download).path();
  }

  async chooseFile(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.show("/file", "file.title");
    await this.page.getByLabel(this.t("file.choose")).setInputFiles(file);
  }

  async takeFile(file: string): Promise<void> {
    await this.chooseFile(file);
    const count = Number(await this.page.locator("[data-plan]").getAttribute("data-plan"));
    await this.button("file.take", { count }).tap();
    await expect(this.report).toBeVisible();
  }

  // The log

  /** Everything that this phone's log holds, in one order on every phone. */
  async log(): Promise<readonly string[]> {
    const events = await eventsOnDisk(this.page);
    return events.map((each) => canonicalJson(each)).sort();
  }

  /** The states and penalties of all entries, as the log screen shows them. */
  async rows(): Promise<readonly string[]> {
    await goTo(this.page, "/log");
    const list = this.page.getByRole("region", { name: this.words.ui("journal:all") }).getByRole("listitem");
    await expect(list.first()).toBeVisible();
    return list.allInnerTexts();
  }

  /** Entries on this phone as if it had written them in a long day, so that there is something to send. */
  async writeEntries(count: number): Promise<void> {
    const mine = await eventsOnDisk(this.page);
    const opened = mine.find(({ body }) => body.kind === "opened");
    if (opened?.body.kind !== "opened") throw new Error("no event");
    const { guide, edition, level } = opened.body.settings;
    const { tournament } = opened;
    const phone = "phone-without-a-key";
    let head: Head | undefined;
    let clock = Math.max(...mine.map((each) => each.clock));
    const events: LogEvent[] = [];
    const add = (body: LogEvent["body"]) => {
      const id = crypto.randomUUID();
      const at = `2026-12-05T${String(10 + (events.length % 10)).padStart(2, "0")}:${String(events.length % 60).padStart(2, "0")}:00+08:00`;
      const event = chained({ id, tournament, phone, by: "Judge 09", at }, body, head, clock);
      head = { seq: event.seq, hash: hashOf(event) };
      clock = event.clock;
      events.push(event);
    };
    add({ kind: "joined", judge: "Judge 09", app: "0.1.0" });
    for (let index = 0; index < count; index += 1) {
      const player = `@player${index % 40}`;
      if (index < 40) add({ kind: "player-added", player, person: { name: `Player ${index}`, role: "player" } });
      const infraction = ["122", "121", "112", "111", "102"][index % 5] ?? "122";
      const recommended = { issue: ["caution"], offence: 1, counted: [] };
      const table = String(1 + (index % 60));
      add({
        kind: "recorded",
        player,
        guide,
        edition,
        level,
        infraction,
        facts: {},
        recommended,
        issued: ["caution"],
        day: 1,
        round: 1 + (index % 8),
        table,
      });
    }
    await putEventsOnDisk(this.page, events);
    await this.page.reload();
    await appReady(this.page);
  }
}
