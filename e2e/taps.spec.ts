import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Body } from "#log";
import { logged, openPhone, PLAYERS } from "./pages/App.ts";
import { ago } from "./pages/FloorPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { type Words, wordsIn } from "./pages/words.ts";

const place = { day: 1, round: 1 } as const;

/** From the home screen with one thumb: what is tapped is counted, and what has to be scrolled to first. */
class Thumb {
  readonly page: Page;
  readonly words: Words;
  taps = 0;
  scrolls = 0;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    if (!(await target.evaluate(isUnderThumb))) this.scrolls += 1;
    await target.tap();
    this.taps += 1;
  }

  button(key: string, slots = {}): Promise<void> {
    return this.tap(this.page.getByRole("button", { name: this.words.ui(key, slots), exact: true }));
  }

  link(key: string): Promise<void> {
    return this.tap(this.page.getByRole("link", { name: this.words.ui(key), exact: true }));
  }

  /** A row that leads on, by its name. */
  row(name: string): Promise<void> {
    return this.tap(
      this.page
        .locator("#content")
        .getByRole("link")
        .filter({ has: this.page.getByText(name, { exact: true }) }),
    );
  }

  choice(name: string): Promise<void> {
    return this.tap(this.page.locator("label").filter({ has: this.page.getByText(name, { exact: true }) }));
  }

  tab(key: string): Promise<void> {
    return this.tap(this.page.getByRole("navigation").getByRole("link", { name: this.words.ui(key), exact: true }));
  }
}

/** Runs in the page: whether it lies in sight and nothing lies on it. */
function isUnderThumb(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

const JOBS: Readonly<Record<string, (thumb: Thumb, wizard: WizardPage) => Promise<void>>> = {
  "A call's clock becomes a time extension": async (thumb) => {
    const { page, words } = thumb;
    await thumb.button("floor:start.call-short");
    await thumb.tap(
      page
        .getByRole("list", { name: words.ui("floor:strip") })
        .getByRole("link")
        .filter({ hasText: words.ui("floor:form.call") }),
    );
    await page.clock.fastForward("03:10");
    await thumb.tap(page.getByLabel(words.ui("floor:table.number")));
    await page.keyboard.type("7");
    await thumb.button("floor:call.stop-and-give", { count: 4, table: 7 });
    await expect(page.locator("[data-call-done]")).toBeVisible();
    expect(await logged(page, "extended")).toHaveLength(1);
  },
  "A late player's clock": async (thumb) => {
    await thumb.link("floor:tables.title");
    await thumb.row("7");
    await thumb.button("floor:start.tardiness-of", { name: PLAYERS[1] });
    await expect(thumb.page.getByRole("list", { name: thumb.words.ui("floor:strip") })).toContainText(PLAYERS[1]);
  },
  "A table's two players": async (thumb) => {
    const { page, words } = thumb;
    await thumb.tap(page.getByRole("searchbox", { name: words.ui("wizard:home.who") }));
    await page.keyboard.type("7");
    await thumb.row(words.ui("common:table", { table: 7 }));
    for (const player of PLAYERS.slice(0, 2)) await expect(page.locator("#content").getByText(player, { exact: true })).toBeVisible();
  },
  "Tables drawn for deck checks": async (thumb) => {
    await thumb.link("floor:tables.title");
    await thumb.link("floor:deck.title");
    await thumb.button("floor:draw.draw", { count: 2 });
    await expect(thumb.page.locator("[data-drawn]")).toHaveAttribute("data-drawn", /\d \d/);
  },
  "A deck check, marked": async (thumb) => {
    const { page, words } = thumb;
    await thumb.link("floor:tables.title");
    await thumb.row("7");
    await thumb.link("floor:deck.check");
    await thumb.choice(words.ui("floor:result.clean"));
    await thumb.button("floor:deck.save");
    await expect.poll(async () => (await logged(page, "deck-checked")).length).toBe(1);
  },
  "An investigation begins": async (thumb) => {
    const { page, words } = thumb;
    await thumb.link("floor:tables.title");
    await thumb.row("7");
    await thumb.link("investigation:begin");
    await expect(page.getByLabel(words.ui("investigation:person-a"))).toHaveValue(PLAYERS[0]);
    await expect(page.getByLabel(words.ui("investigation:person-b"))).toHaveValue(PLAYERS[1]);
  },
  "A slip for the player": async (thumb, wizard) => {
    const { page, words } = thumb;
    await thumb.tap(wizard.person(PLAYERS[1]));
    await thumb.tap(wizard.tile("122"));
    await thumb.tap(wizard.recordButton);
    await thumb.link("slip:open");
    await thumb.choice(words.ui("slip:reader.player"));
    await expect(page.locator("[data-slip]")).toContainText(words.ui("slip:player.next"));
  },
  "What the player says of earlier offences": async (thumb, wizard) => {
    const { page, words } = thumb;
    await thumb.tap(wizard.person(PLAYERS[1]));
    await thumb.tap(wizard.tile("122"));
    await thumb.tap(page.getByText(words.ui("claims:ask"), { exact: true }));
    await thumb.choice("1");
    await thumb.tap(wizard.recordButton);
    await expect.poll(async () => (await logged(page, "claimed")).length).toBe(1);
  },
  "The quiz's first question": async (thumb) => {
    await thumb.tab("common:nav.more");
    await thumb.row(thumb.words.ui("practice:title"));
    await thumb.link("practice:quiz.open");
    await thumb.button("practice:quiz.begin");
    await expect(thumb.page.getByRole("group", { name: thumb.words.ui("practice:quiz.which-infraction") })).toBeVisible();
  },
  "The debrief": async (thumb) => {
    await thumb.tab("common:nav.more");
    await thumb.row(thumb.words.ui("desk:title"));
    await thumb.link("desk:nav.debrief");
    await expect(thumb.page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  },
  "A practice case": async (thumb) => {
    const { page, words } = thumb;
    await thumb.tab("common:nav.more");
    await thumb.row(words.ui("practice:title"));
    await thumb.button("practice:open");
    await thumb.row(words.ui("practice:case", { number: 1 }));
    await expect(page.getByRole("region", { name: words.ui("practice:situation") })).toBeVisible();
  },
};

for (const { shown, colorScheme } of [
  { shown: "ja", colorScheme: "dark" },
  { shown: "zh-TW", colorScheme: "light" },
] as const) {
  test(`in ${shown} each job of the day takes as many taps as docs/taps.md says, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.emulateMedia({ colorScheme });
    await page.clock.install();
    const words = wordsIn(shown);
    const bodies: readonly Body[] = [
      {
        kind: "paired",
        ...place,
        tables: [
          { table: "7", players: ["@player01", "@選手一"] },
          { table: "8", players: ["@プレイヤー甲", "@player04"] },
        ],
      },
      { kind: "clock-set", clock: "round", form: "round", ...place, seconds: 3000, started: ago(600) },
    ];
    await openPhone(page, { bodies, language: shown });
    const done: string[][] = [];
    for (const [job, go] of Object.entries(JOBS)) {
      const wizard = new WizardPage(page, words);
      await new Thumb(page, words).tab("common:nav.rule");
      await expect(wizard.search).toBeVisible();
      const thumb = new Thumb(page, words);
      await go(thumb, wizard);
      done.push([job, String(thumb.taps), String(thumb.scrolls)]);
    }
    expect(done).toEqual(told());
  });
}

/** The rows of the table in docs/taps.md: job, taps, scrolls. */
function told(): readonly (readonly string[])[] {
  return readFileSync(join(import.meta.dirname, "..", "docs", "taps.md"), "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => cells[1] !== undefined && cells[1] in JOBS)
    .map((cells) => cells.slice(1, 4));
}
