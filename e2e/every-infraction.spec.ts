import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { playerKey } from "#log";
import { type Guide, type GuideTexts, guides } from "#rules";
import { goTo, logOf } from "./pages/App.ts";
import { seed } from "./pages/seed.ts";
import { LANGUAGES, type Language, wordsIn } from "./pages/words.ts";

const PLAYER = playerKey({ name: "Player 01" });

for (const guide of guides) {
  test(`every infraction of ${guide.id} is ruled on, in every language without a missing text, recorded and shown to the player`, async ({
    page,
  }) => {
    test.setTimeout(20_000 + guide.infractions.length * 12_000);
    await openEvent(page, guide);
    for (const { id } of guide.infractions) {
      await goTo(page, `/?infraction=${encodeURIComponent(id)}`);
      await page.locator("[data-people] button").first().tap();
      for (const language of LANGUAGES.toReversed()) {
        await page.getByRole("banner").getByRole("combobox").selectOption(language);
        const section = guide.infractions.find((each) => each.id === id)?.section ?? "";
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(shortName(guide, section, language));
        await expectWhole(page, `${guide.id} ${id} ${language}`);
      }
      await page.getByRole("link", { name: wordsIn("en").ui("show:open") }).click();
      await expect(page.locator("article")).toBeVisible();
      for (const language of LANGUAGES) {
        await page.locator(`button[lang="${language}"]`).tap();
        await expect(page.locator("main")).toHaveAttribute("lang", language);
        await expectWhole(page, `card ${guide.id} ${id} ${language}`);
      }
      await page.getByRole("button", { name: wordsIn("en").ui("show:close") }).tap();
      await page.getByRole("button", { name: wordsIn("en").ui("show:close-confirm") }).tap();
      await page.locator("main + footer button").last().tap();
      await expect(page.locator("[data-saved]")).toBeVisible();
    }
    const recorded = (await logOf(page)).flatMap(({ body }) => (body.kind === "recorded" ? [body.infraction] : []));
    expect(recorded).toEqual(guide.infractions.map((each) => each.id));
  });
}

async function openEvent(page: Page, guide: Guide) {
  const settings = {
    name: "Test Cup 7",
    from: "2026-12-05",
    to: "2026-12-05",
    guide: guide.id,
    edition: guide.edition,
    level: guide.levels[0]?.id ?? "",
    matchForm: "best-of-three" as const,
    decisions: {},
  };
  await seed(page, [
    { kind: "opened", settings },
    { kind: "player-added", player: PLAYER, person: { name: "Player 01", role: "player" } },
  ]);
}

/** No key, no empty heading, no undefined: nothing that a missing text leaves behind. */
async function expectWhole(page: Page, where: string) {
  // Lines matter here, and only what is rendered has them.
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  const text = await page.evaluate(() => document.querySelector("main")?.innerText ?? "");
  expect(text, where).not.toMatch(/\bundefined\b|\bnull\b|\{\{|\[\[|^[a-z]+(-[a-z]+)*(\.[a-z0-9-]+)+$/m);
  const empty = await page.locator("main :is(h1, h2, h3, li, label, legend, a, button):empty").count();
  expect(empty, `${where}: empty elements`).toBe(0);
}

function shortName(guide: Guide, section: string, language: Language): string {
  const file = new URL(`../locales/${language}/guide-${guide.id}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as GuideTexts).sections[section]?.short ?? "";
}
