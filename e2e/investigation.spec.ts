import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { appReady, EVENT_NAME, goTo, JUDGE, openPhone } from "./pages/App.ts";
import { wordsIn } from "./pages/words.ts";

const words = wordsIn("en");
const t = (key: string, slots = {}) => words.ui(`investigation:${key}`, slots);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const disqualified = {
  kind: "recorded" as const,
  player: "@player01",
  guide: "dci-2005",
  edition: "2005-01-20",
  level: "rel-3",
  infraction: "162",
  facts: {},
  recommended: { issue: ["disqualification-without-prize"], offence: 1, counted: [] },
  issued: ["disqualification-without-prize"],
  day: 1,
  round: 3,
  table: "7",
};

/** A photo as a camera would give it, drawn in the page. */
async function photo(page: Page, side: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (pixels) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = pixels;
    const context = canvas.getContext("2d");
    const noise = context?.createImageData(pixels, pixels);
    for (let index = 0; noise && index < noise.data.length; index += 1)
      noise.data[index] = index % 4 === 3 ? 255 : (index * 2_654_435_761) >>> 24;
    if (noise) context?.putImageData(noise, 0, 0);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  }, side);
  return Buffer.from(base64, "base64");
}

async function head(page: Page): Promise<string> {
  await openPhone(page, { level: "rel-3", headJudge: true, round: 3, bodies: [disqualified] });
  await goTo(page, "/exchange/join");
  return (await page.locator("canvas[data-code]").getAttribute("data-code")) ?? "";
}

async function join(page: Page, code: string): Promise<void> {
  await page.goto("./");
  await page.evaluate((text) => localStorage.setItem("floorbook", text), JSON.stringify({ judge: "Judge 02", language: "en" }));
  await page.goto("./#/exchange/scan");
  await page.reload();
  await appReady(page);
  await page.getByText(words.ui("exchange:scan.paste"), { exact: true }).tap();
  await page.getByLabel(words.ui("exchange:scan.text")).fill(code);
  await button(page, words.ui("exchange:scan.take-text")).tap();
  await button(page, words.ui("exchange:scan.join")).tap();
  await expect(page.locator("[data-joined]")).toBeVisible();
}

test("a floor judge notes who says what, photographs the board and gives the case to the head judge, who reports it", async ({
  browser,
  baseURL,
}) => {
  const contexts = await Promise.all(
    [1, 2].map(() =>
      browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        acceptDownloads: true,
        permissions: ["clipboard-read", "clipboard-write"],
        serviceWorkers: "block",
      }),
    ),
  );
  const [theirs, mine] = await Promise.all(contexts.map((each) => each.newPage()));
  if (!theirs || !mine) throw new Error("no page");
  await join(mine, await head(theirs));

  await goTo(mine, "/investigations");
  await mine.getByRole("link", { name: t("new"), exact: true }).tap();
  await mine.getByLabel(t("person-a")).fill("Player 01");
  await mine.getByLabel(t("person-b")).fill("選手一");
  await mine.getByLabel(t("says-a")).fill("I drew one card.");
  await mine.getByLabel(t("says-b")).fill("他抽了兩張。");
  await mine.getByLabel(t("facts"), { exact: true }).fill("Eight cards in hand, seven allowed.");
  await mine.getByLabel(t("impressions"), { exact: true }).fill("NERVOUS");
  await mine.getByLabel(t("photo.take")).setInputFiles({ name: "board.jpg", mimeType: "image/jpeg", buffer: await photo(mine, 1800) });
  await expect(mine.locator("[data-photos='1'] img")).toBeVisible();
  await button(mine, t("statement.add")).tap();
  await mine.getByLabel(t("statement.of")).selectOption({ label: "選手一" });
  await mine.getByLabel(t("statement.language"), { exact: true }).selectOption("zh-TW");
  await mine.getByLabel(t("statement.text"), { exact: true }).fill("我看到他抽了兩張牌。");
  await expect(mine.locator("[data-kept='true']")).toBeVisible();
  const { violations } = await new AxeBuilder({ page: mine }).analyze();
  expect(violations.map((each) => each.id)).toEqual([]);

  // Nothing of it is lost by a reload, and the log knows nothing of it.
  await mine.reload();
  await expect(mine.getByLabel(t("says-b"))).toHaveValue("他抽了兩張。");
  await expect(mine.locator("[data-photos='1'] img")).toBeVisible();

  await mine.getByRole("link", { name: t("hand.open"), exact: true }).tap();
  await button(mine, t("hand.codes")).tap();
  await expect(mine.getByText(t("hand.too-large", { count: 1 }))).toBeVisible();
  await expect(mine.locator("canvas[data-place]")).toBeVisible();
  await button(mine, t("hand.stop")).tap();
  const saved = mine.waitForEvent("download");
  await button(mine, t("hand.file")).tap();
  const file = await (await saved).path();

  await goTo(theirs, "/exchange/file");
  await theirs.getByLabel(words.ui("exchange:file.choose")).setInputFiles(file);
  await expect(theirs.locator("[data-problem='case']")).toBeVisible();
  await goTo(theirs, "/investigations/take");
  await theirs.getByLabel(t("take.file")).setInputFiles(file);
  await expect(theirs.getByLabel(t("says-a"))).toHaveValue("I drew one card.");
  await expect(theirs.getByLabel(t("impressions"), { exact: true })).toHaveValue("");
  await expect(theirs.locator("[data-photos='1'] img")).toBeVisible();
  await expect(theirs.getByText(/Judge 02/)).toBeVisible();

  // The head judge's report about the ruling.
  await goTo(theirs, "/log");
  await theirs.locator("#content").getByRole("link").filter({ hasText: "Player 01" }).first().tap();
  await theirs.getByRole("link", { name: t("report.from-ruling"), exact: true }).tap();
  await theirs.getByLabel(t("check.separated")).check();
  await theirs.getByLabel(t("report.parts.proven")).fill("Eight cards were counted by two judges.");
  await theirs.getByLabel(t("report.parts.assumptions")).fill("It was on purpose.");
  await theirs.getByLabel(t("report.parts.reasoning")).fill("He looked before he drew.");
  await expect(theirs.locator("[data-kept='true']")).toBeVisible();
  await button(theirs, words.ui("desk:report.copy")).tap();
  const text = await theirs.evaluate(() => navigator.clipboard.readText());
  const order = ["infractions", "proven", "assumptions", "reasoning", "people", "statements", "record", "deadline"].map((part) =>
    text.indexOf(t(`report.parts.${part}`)),
  );
  expect(order.every((place, index) => place > (order[index - 1] ?? 0))).toBe(true);
  expect(text).toContain(EVENT_NAME);
  expect(text).toContain("Eight cards were counted by two judges.");
  expect(text).toContain(JUDGE);

  // Deleted is deleted.
  await goTo(mine, "/investigations");
  await mine.locator("#content").getByRole("listitem").getByRole("link").tap();
  await button(mine, t("delete")).tap();
  await button(mine, t("delete-do")).tap();
  await expect(mine.getByText(t("none"))).toBeVisible();
  for (const each of contexts) await each.close();
});
