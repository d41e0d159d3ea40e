import { expect, type Page, test } from "@playwright/test";
import type { Picture } from "./camera.ts";
import { appReady, EVENT_NAME, goTo, JUDGE, openPhone } from "./pages/App.ts";
import { ExchangePage } from "./pages/ExchangePage.ts";
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

/** A photo of which nothing can be left out, drawn in the page. */
async function photo(page: Page, side: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (pixels) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = pixels;
    const context = canvas.getContext("2d");
    const noise = context?.createImageData(pixels, pixels);
    let seed = 7;
    for (let index = 0; noise && index < noise.data.length; index += 1) {
      seed = Math.imul(seed, 1_664_525) + 1_013_904_223;
      noise.data[index] = index % 4 === 3 ? 255 : seed >>> 24;
    }
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
  await mine.getByLabel(t("round"), { exact: true }).fill("３");
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
  // No browser of the tests has a voice: it says so, and for which language.
  await button(mine, words.ui("common:aloud.start")).tap();
  await expect(mine.getByText(words.ui("common:aloud.no-voice", { language: "Chinese (Taiwan)" }))).toBeVisible();
  await expect(button(mine, words.ui("common:aloud.start"))).toBeEnabled();
  for (const _ of [1, 2]) {
    await mine
      .getByLabel(t("statement.photo"))
      .setInputFiles({ name: "hand.jpg", mimeType: "image/jpeg", buffer: await photo(mine, 1800) });
  }
  await expect(mine.locator("[data-photos='2'] img")).toHaveCount(2);
  await expect(mine.locator("[data-kept='true']")).toBeVisible();

  // Nothing of it is lost by a reload, and the log knows nothing of it.
  await mine.reload();
  await expect(mine.getByLabel(t("says-b"))).toHaveValue("他抽了兩張。");
  await expect(mine.locator("[data-photos='1'] img")).toBeVisible();

  await mine.getByRole("link", { name: t("hand.open"), exact: true }).tap();
  await button(mine, t("hand.codes")).tap();
  await expect(mine.getByText(t("hand.too-large", { count: 3 }))).toBeVisible();
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
  await expect(theirs.locator("[data-photos='2'] img")).toHaveCount(2);
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
  await button(theirs, words.ui("common:action.copy")).tap();
  const text = await theirs.evaluate(() => navigator.clipboard.readText());
  const order = ["infractions", "proven", "assumptions", "reasoning", "people", "statements", "record", "deadline"].map((part) =>
    text.indexOf(t(`report.parts.${part}`)),
  );
  expect(order.every((place, index) => place > (order[index - 1] ?? 0))).toBe(true);
  expect(text).toContain(EVENT_NAME);
  // The notes that led to the ruling are its case.
  expect(text).toContain("我看到他抽了兩張牌。");
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

/** A table with cards, as a phone's camera gives it: larger than codes carry. */
async function board(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2400, 1800];
    const context = canvas.getContext("2d");
    if (!context) return "";
    context.fillStyle = "#35603f";
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (let card = 0; card < 24; card += 1) {
      const [left, top] = [60 + (card % 8) * 290, 80 + Math.floor(card / 8) * 560];
      context.fillStyle = `hsl(${card * 47} 55% 82%)`;
      context.fillRect(left, top, 250, 350);
      context.fillStyle = "#161616";
      context.font = "20px serif";
      for (let line = 0; line < 14; line += 1) context.fillText(`Card ${card}, line ${line} of its text`, left + 8, top + 30 + line * 23);
    }
    return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

test("a case goes from screen to camera, offline, with the photo of the board, made smaller for the codes", async ({ baseURL }) => {
  test.setTimeout(150_000);
  const phone = (judge: string, headJudge: boolean) => ExchangePage.start(baseURL ?? "", { judge, headJudge });
  const [head, floor] = await Promise.all([phone("Judge 01", true), phone("Judge 02", false)]);
  await head.createEvent();
  await floor.joinByPaste(await head.joinText());

  const mine = floor.page;
  await goTo(mine, "/investigations/new");
  await mine.getByLabel(t("person-a")).fill("Player 01");
  await mine.getByLabel(t("says-a")).fill("I drew one card.");
  await mine.getByLabel(t("photo.take")).setInputFiles({ name: "board.jpg", mimeType: "image/jpeg", buffer: await board(mine) });
  await expect(mine.locator("[data-photos='1'] img")).toBeVisible();
  await mine.getByLabel(t("photo.caption")).fill("Seven cards");
  await mine.getByRole("link", { name: t("hand.open"), exact: true }).tap();
  await button(mine, t("hand.codes")).tap();
  await expect(mine.getByText(t("hand.smaller", { count: 1 }))).toBeVisible();
  const film = withLosses(await floor.film(Math.ceil((await floor.needed()) * 1.5) + 2));
  await button(mine, t("hand.done")).tap();

  const theirs = head.page;
  head.lookAt(film);
  await goTo(theirs, "/investigations");
  await theirs.getByRole("link", { name: t("take.open"), exact: true }).tap();
  await expect(theirs.getByLabel(t("says-a"))).toHaveValue("I drew one card.", { timeout: 60_000 });
  await expect(theirs.getByLabel(t("photo.caption"))).toHaveValue("Seven cards");
  await expect(theirs.getByText(/Judge 02/)).toBeVisible();
  const photo = theirs.locator("[data-photos='1'] img");
  await expect.poll(() => photo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThanOrEqual(700);
  for (const each of [head, floor]) {
    expect(each.troubles).toEqual([]);
    await each.close();
  }
});

/** A third of the codes is never seen. */
function withLosses(pictures: readonly Picture[]): readonly Picture[] {
  return pictures.filter((_, index) => index % 3 !== 1);
}
