import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { parseCsv } from "#csv";
import type { Body } from "#log";
import { logged } from "./pages/App.ts";
import { DeskPage } from "./pages/DeskPage.ts";
import { createBook, type Happened, seed } from "./pages/seed.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { type Shown, wordsIn } from "./pages/words.ts";

const ALL = ["", "/board", "/charts", "/judges", "/report", "/report?slips"] as const;

/** What another judge's phone wrote without knowing of the others. */
function onAnotherPhone(body: Body, id: string): Happened {
  return { body, id, by: "Judge B", phone: "phone-b" };
}

/** One of each that waits for the head judge. */
function eventful() {
  const book = createBook();
  const [one, two, three] = [book.player("Player 01", "0012345"), book.player("選手二"), book.player("プレイヤー丙")];
  book.rule({ player: one, infraction: "122", round: 1, table: "7" });
  const first = book.happened.at(-1)?.body;
  if (first?.kind !== "recorded") throw new Error("no ruling");
  book.rule({ player: two, infraction: "122", round: 2, issued: ["game-loss"], pending: true, note: "=1+1, said the player" });
  book.rule({ player: three, infraction: "111", round: 2, issued: ["warning"], deviation: "Told twice before", by: "Judge A" });
  book.rule({ player: three, infraction: "161", round: 3, issued: ["disqualification"], pending: true });
  return [
    ...book.happened,
    onAnotherPhone({ ...first, round: 4, table: "9" }, "missed"),
    onAnotherPhone({ ...first, player: two, round: 2 }, "twice"),
  ];
}

async function open(page: Page, happened: readonly Happened[], shown: Shown = "en"): Promise<DeskPage> {
  await seed(page, happened, { judge: "Judge H", headJudge: true, language: shown });
  return new DeskPage(page, shown);
}

test("a second offence that its judge took for the first is raised in two taps", async ({ page }) => {
  const desk = await open(page, eventful());
  await desk.open();
  await desk.cases("escalation").filter({ hasText: "Player 01" }).tap();
  await expect(page.getByText(desk.t("inbox.not-known"))).toBeVisible();
  await desk.option("follow", { penalty: desk.penalty("warning") }).tap();
  await expect(desk.saved).toBeVisible();

  const [corrected] = await logged(page, "corrected");
  expect(corrected?.body).toMatchObject({ target: "missed", ruling: { issued: ["warning"], recommended: { issue: ["warning"] } } });
  expect((await logged(page, "decided")).map(({ body }) => [body.target, body.decision])).toEqual([["missed", "confirmed"]]);
  await desk.open();
  await expect(desk.cases("escalation").filter({ hasText: "Player 01" })).toHaveCount(0);
});

test("a decision can be taken back where it was made", async ({ page }) => {
  const desk = await open(page, eventful());
  await desk.open();
  await desk.cases("disqualification").tap();
  await desk.option("confirm", { penalty: desk.penalty("disqualification") }).tap();
  await expect(desk.saved).toBeVisible();
  await desk.undo.tap();
  await expect(desk.option("confirm", { penalty: desk.penalty("disqualification") })).toBeVisible();
  await desk.open();
  await expect(desk.cases("disqualification")).toHaveCount(1);
});

test("focus is never lost at the desk: it goes to the case, to what was decided, and from a chip to the filters", async ({ page }) => {
  const desk = await open(page, eventful());
  const penalty = desk.penalty("disqualification");
  const status = page.getByRole("main").getByRole("status").filter({ hasText: /./ });
  await desk.open();
  await desk.cases("disqualification").press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await desk.option("confirm", { penalty }).press("Enter");
  await expect(desk.saved).toBeFocused();
  await desk.undo.press("Enter");
  await expect(desk.option("confirm", { penalty })).toBeVisible();
  await expect(status).toBeFocused();
  await desk.option("confirm", { penalty }).press("Enter");
  await page.getByRole("link", { name: desk.t("inbox.next", { topic: "" }) }).press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await desk.open("/board");
  await desk.button("board.filter").press("Enter");
  await page.getByLabel(desk.t("board.filters.round"), { exact: true }).selectOption("2");
  await page.getByRole("button", { name: desk.t("board.show", { count: 3 }) }).press("Enter");
  await page.getByRole("button", { name: desk.t("board.remove", { filter: desk.t("common:round", { round: 2 }) }) }).press("Enter");
  await expect(desk.button("board.filter")).toBeFocused();
});

test("what would follow stands on the button before anything is written", async ({ page }) => {
  const book = createBook();
  const player = book.player("Player 01");
  book.rule({ player, infraction: "122", round: 1, pending: true, id: "first" });
  book.rule({ player, infraction: "122", round: 3 });
  const desk = await open(page, book.happened);
  await desk.open();
  await desk.cases("pending").tap();
  const line = new RegExp(`Round 3.*${desk.penalty("warning")} → ${desk.penalty("caution")}`);
  await expect(desk.option("refuse")).toHaveText(line);
  await expect(desk.option("confirm", { penalty: desk.penalty("caution") })).toContainText(desk.t("follows.none"));
  expect(await logged(page, "decided")).toEqual([]);
  await desk.option("refuse").tap();
  await expect(desk.saved).toBeVisible();
  await desk.open();
  await expect(desk.cases("flagged")).toHaveCount(1);
});

test("one call on two phones keeps one entry", async ({ page }) => {
  const desk = await open(page, eventful());
  await desk.open();
  await desk.cases("duplicate").tap();
  await desk.option("one-call", { judge: "Judge H", penalty: desk.penalty("game-loss") }).tap();
  await expect(desk.saved).toBeVisible();
  expect((await logged(page, "voided")).map(({ body }) => [body.target, body.reason])).toEqual([["twice", "twice"]]);
  await desk.open();
  await expect(desk.group("duplicate")).toHaveCount(0);
});

test("a case that was settled meanwhile says so in the place of its buttons", async ({ page, context }) => {
  const desk = await open(page, eventful());
  await desk.open();
  await desk.cases("disqualification").tap();
  await expect(desk.option("refuse")).toBeVisible();
  const other = new DeskPage(await context.newPage());
  await other.page.goto("./");
  await other.open();
  await other.cases("disqualification").tap();
  await other.option("refuse").tap();
  await expect(other.saved).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: desk.t("inbox.gone") })).toBeVisible();
  await expect(desk.option("refuse")).toHaveCount(0);
});

test("two calls that were one after all are asked about again, in words", async ({ page }) => {
  const desk = await open(page, eventful(), "zh-TW");
  await desk.open();
  await desk.cases("duplicate").tap();
  await desk.option("two-calls").tap();
  await expect(desk.saved).toBeVisible();
  await desk.undo.tap();
  await expect(desk.option("two-calls")).toBeVisible();
  await desk.open();
  await expect(desk.cases("duplicate")).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = "/log/twice";
  });
  await expect(page.getByText(desk.t("journal:history.decided-undone"))).toBeVisible();
  await expect(page.getByText(desk.t("reasons.separate-undone"))).toBeVisible();
});

test("a reason typed for one decision is in the log, and five taps make one decision", async ({ page }) => {
  const desk = await open(page, eventful());
  await desk.open();
  await desk.cases("deviation").tap();
  await page.getByRole("textbox", { name: desk.t("inbox.reason") }).fill("Agreed at the table");
  const button = desk.option("confirm", { penalty: desk.penalty("warning") });
  await button.evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) element.click();
  });
  await expect(desk.saved).toBeVisible();
  expect((await logged(page, "decided")).map(({ body }) => body.reason)).toEqual(["Agreed at the table"]);
});

test("the board finds, filters by address, and goes back", async ({ page }) => {
  const desk = await open(page, eventful());
  await desk.open("/board");
  await expect(desk.rows).toHaveCount(6);
  await desk.search.fill("0012345");
  await expect(desk.rows).toHaveCount(2);
  await desk.search.fill("");
  await desk.button("board.filter").tap();
  await page.getByLabel(desk.t("board.filters.state"), { exact: true }).selectOption("pending");
  await page.getByRole("button", { name: desk.t("board.show", { count: 2 }) }).tap();
  await expect(desk.rows).toHaveCount(2);
  await desk.rows.first().getByRole("link").tap();
  await expect(page).toHaveURL(/#\/log\//);
  await page.goBack();
  await expect(desk.rows).toHaveCount(2);
  await page.goBack();
  await expect(desk.rows).toHaveCount(6);
});

test("back from an entry the board asks and stands as it did", async ({ page }) => {
  const book = createBook();
  const players = Array.from({ length: 60 }, (_, index) => book.player(`Player ${String(index).padStart(2, "0")}`));
  for (const player of players) book.rule({ player, infraction: "122", issued: ["caution"], round: 1 });
  const desk = await open(page, book.happened);
  await desk.open("/board");
  await desk.search.fill("player");
  const region = page.getByRole("region", { name: desk.t("board.region") });
  await region.evaluate((element) => element.scrollTo(0, 2000));
  const row = desk.rows.filter({ hasText: "Player 38" });
  await row.getByRole("link").tap();
  await expect(page).toHaveURL(/#\/log\//);
  await page.goBack();
  await expect(desk.search).toHaveValue("player");
  await expect(row).toBeInViewport();
  expect(await region.evaluate((element) => element.scrollTop)).toBe(2000);
  await row.getByRole("link").focus();
  await region.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(region).toBeFocused();
  await desk.search.fill("player 0");
  await expect(desk.rows).toHaveCount(15);
  expect(await region.evaluate((element) => element.scrollTop)).toBe(0);
});

/** The first rows wholly in sight, and what has the focus. */
function inSight(page: Page): Promise<{ readonly rows: readonly string[]; readonly focus: string }> {
  return page.evaluate(() => {
    const focus = document.activeElement?.getAttribute("href") ?? "";
    const region = document.querySelector("main section:has(a[data-entry])");
    const top = region?.getBoundingClientRect().top ?? 0;
    const links = [...(region?.querySelectorAll("a[data-entry]") ?? [])].filter((each) => each.getBoundingClientRect().top >= top);
    return { rows: links.slice(0, 3).map((each) => each.getAttribute("href") ?? ""), focus };
  });
}

test("what is read on the board stays in its place when an entry comes in above it, and after a look at an entry", async ({
  page,
  context,
}) => {
  const book = createBook();
  for (let nth = 0; nth < 60; nth += 1) book.rule({ player: book.player(`Player ${nth}`), infraction: "122", table: String(nth + 1) });
  const desk = await open(page, book.happened);
  // By a tap, as a judge comes: an address that is typed counts as a way back.
  await desk.open();
  await page.getByRole("link", { name: desk.t("nav.board"), exact: true }).tap();
  await expect(desk.rows.first()).toBeVisible();
  const region = page.getByRole("region", { name: desk.t("board.region") });
  await region.evaluate((element) => element.scrollTo(0, 2000));
  await expect.poll(async () => (await inSight(page)).rows[0]).toContain("event-");
  const before = (await inSight(page)).rows;
  await region.locator(`a[href="${before[1]}"]`).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));

  const other = await context.newPage();
  await other.goto("./");
  const wizard = new WizardPage(other);
  await wizard.addPlayer("Player 99");
  await wizard.happened("122");
  await wizard.record();
  await expect(page.getByRole("status").filter({ hasText: desk.t("board.found", { count: 61 }) })).toBeAttached();
  expect(await inSight(page)).toEqual({ rows: before, focus: before[1] });

  await page.getByRole("combobox").first().selectOption("ja");
  await expect(page.getByRole("heading", { level: 1, name: wordsIn("ja").ui("desk:title") })).toBeVisible();
  const japanese = page.locator("main section:has(a[data-entry])");
  await expect.poll(() => japanese.evaluate((element) => element.scrollTop)).toBeGreaterThan(1900);
  await page.getByRole("combobox").first().selectOption("en");
  await expect(region).toBeVisible();

  for (const top of [150, 2400]) {
    await region.evaluate((element, wanted) => element.scrollTo(0, wanted), top);
    await expect.poll(async () => (await inSight(page)).rows).not.toEqual(before);
    await page.waitForTimeout(200);
    const { rows } = await inSight(page);
    await region.locator(`a[href="${rows[1]}"]`).tap();
    await expect(page).toHaveURL(/#\/log\//);
    await page.goBack();
    await expect(region).toBeVisible();
    await expect.poll(async () => (await inSight(page)).rows).toEqual(rows);
  }
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1180, height: 820 }, isMobile: false, hasTouch: false });

  test("the board is a table whose columns sort, and holds only what is in sight of two thousand", async ({ page }) => {
    const book = createBook();
    const players = Array.from({ length: 50 }, (_, index) => book.player(`Player ${String(index).padStart(2, "0")}`));
    for (let nth = 0; nth < 2000; nth += 1)
      book.rule({ player: players[nth % 50] ?? "", infraction: "122", issued: nth % 7 ? ["caution"] : ["warning"], round: 1 + (nth % 9) });
    const desk = await open(page, book.happened);
    await desk.open("/board");
    await expect(desk.header("place")).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "2001");
    await desk.header("player").getByRole("button").click();
    await expect(desk.header("player")).toHaveAttribute("aria-sort", "ascending");
    await expect(page.locator("tbody tr").first()).toContainText("Player 00");
    await desk.header("player").getByRole("button").click();
    await expect(desk.header("player")).toHaveAttribute("aria-sort", "descending");
    await expect(page.locator("tbody tr").first()).toContainText("Player 49");
    expect(await page.locator("tbody tr").count()).toBeLessThan(80);

    const region = page.getByRole("region", { name: desk.t("board.region") });
    await region.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.locator(`tr[aria-rowindex="2001"]`)).toBeVisible();
    await expect(page.locator(`tr[aria-rowindex="2001"]`)).toContainText("Player 00");
  });
});

test("each judge is told with when the log came here, and with a clock that differs", async ({ page }) => {
  const [first] = eventful();
  const joined = (judge: string, phone: string): Happened => ({
    body: { kind: "joined", judge, app: "0.1.0" },
    id: phone,
    by: judge,
    phone,
  });
  const desk = await open(page, first ? [first, joined("Judge B", "phone-b"), joined("Judge C", "phone-c")] : [], "ja");
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("floorbook");
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = db.transaction("receipts", "readwrite");
    const receipt = { tournament: "event-1", received: "2026-12-05T14:31:00+08:00" };
    transaction.objectStore("receipts").put({ ...receipt, phone: "phone-b", clockOffset: -12 });
    transaction.objectStore("receipts").put({ ...receipt, phone: "phone-c", clockOffset: 1 });
    await new Promise((resolve) => transaction.addEventListener("complete", resolve));
    db.close();
  });
  await desk.open("/judges");
  const judge = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(judge("Judge B")).toContainText("14:31");
  await expect(judge("Judge B")).toContainText(desk.t("exchange:clock.behind", { count: 12 }));
  await expect(judge("Judge C")).toContainText(desk.t("judges.same-clock"));
  await expect(judge("Judge H")).not.toContainText(desk.t("judges.clock"));
});

test("each chart has its table", async ({ page }) => {
  const desk = await open(page, eventful());
  await desk.open("/charts");
  const rounds = page.getByRole("region", { name: desk.t("charts.rounds") });
  await rounds.getByText(desk.t("charts.table")).tap();
  await expect(rounds.getByRole("row")).toHaveText([/Round/, /Round 1\s*1/, /Round 2\s*3/, /Round 3\s*1/, /Round 4\s*1/]);
  const judges = page.getByRole("region", { name: desk.t("charts.judges") });
  await judges.getByText(desk.t("charts.table")).tap();
  await expect(judges.getByRole("row")).toHaveText([
    /Judge/,
    /Judge H\s*3\s*1 above/,
    /Judge B\s*2\s*at the mean/,
    /Judge A\s*1\s*1 below/,
  ]);
  const repeats = page.getByRole("region", { name: desk.t("charts.repeats") });
  await repeats.getByText(desk.t("charts.table")).tap();
  await expect(repeats.getByRole("link")).toHaveText(["Player 01", "選手二"]);
});

test.describe("what goes out", () => {
  // A share sheet cannot be tested; without touch the same bytes are downloaded.
  test.use({ isMobile: false, hasTouch: false });

  test("the table keeps zeros and line breaks, runs no formula, and has notes only on request", async ({ page }) => {
    const desk = await open(page, eventful());
    await desk.open("/report");
    const plain = await desk.saveAs("report.csv-action");
    expect(plain.startsWith("\uFEFF")).toBe(true);
    expect(plain).toContain(`"'0012345"`);
    expect(plain).not.toContain("said the player");
    expect(plain).not.toContain("Told twice before");
    await page.getByRole("checkbox", { name: desk.t("report.notes") }).check();
    const full = await desk.saveAs("report.csv-action");
    expect(full).toContain(`"'=1+1, said the player"`);
    const parsed = parseCsv(full);
    const rows = parsed.ok ? parsed.value : [];
    expect(rows).toHaveLength(7);
    expect(rows.some((row) => row.includes("0012345"))).toBe(true);
    expect(rows.some((row) => row.includes("=1+1, said the player"))).toBe(true);
  });

  test("what a floor judge's phone decided, and does not count, is not told as the head judge's word", async ({ page }) => {
    const book = createBook();
    book.rule({ player: book.player("Player 01"), infraction: "122", pending: true, id: "first" });
    const confirmed: Body = { kind: "decided", target: "first", decision: "confirmed", reason: "Seen on the spot" };
    const desk = await open(page, [
      ...book.happened,
      { body: confirmed, id: "decision" },
      onAnotherPhone({ ...confirmed, decision: "refused", reason: "I was not asked" }, "no-decision"),
    ]);
    await desk.open("/report");
    await page.getByRole("checkbox", { name: desk.t("report.notes") }).check();
    const table = await desk.saveAs("report.csv-action");
    expect(table).toContain(desk.t("report.decision", { reason: "Seen on the spot" }));
    expect(table).not.toContain("I was not asked");
  });

  test("the summary names nobody", async ({ page }) => {
    const desk = await open(page, eventful());
    await desk.open("/report");
    const text = await desk.saveAs("report.summary-csv");
    for (const name of ["Player 01", "選手二", "プレイヤー丙", "Judge", "0012345", "said the player"]) expect(text).not.toContain(name);
    expect(text).toContain(desk.penalty("game-loss"));
  });

  for (const [count, format, atMost] of [
    [1, "A4", 1],
    [40, "Letter", 4],
    [300, "A4", 30],
  ] as const)
    test(`${count} penalties are printed on ${format}, black on white from the dark theme`, async ({ page }) => {
      const book = createBook();
      for (let nth = 0; nth < count; nth += 1)
        book.rule({
          player: book.player(`Player ${nth}`),
          infraction: "122",
          round: 1 + (nth % 9),
          note: "對手說玩家看到了額外的牌".repeat(1 + (nth % 4)),
        });
      const desk = await open(page, book.happened);
      await page.evaluate(() => {
        document.documentElement.dataset["theme"] = "dark";
      });
      await desk.open("/report");
      await expect(desk.button("report.print-action")).toBeVisible();
      // What the browser is about to print, looked at between its two events.
      const paper = await page.evaluate(async () => {
        const seen = new Promise<{ rows: number; ink: string; paper: string; text: string }>((resolve) => {
          globalThis.addEventListener("beforeprint", () => {
            const printout = document.querySelector("[data-printout]");
            resolve({
              rows: printout?.querySelectorAll("tbody").length ?? 0,
              ink: printout ? getComputedStyle(printout.querySelector("th") ?? printout).color : "",
              paper: getComputedStyle(document.body).backgroundColor,
              text: printout?.textContent ?? "",
            });
          });
        });
        globalThis.dispatchEvent(new Event("beforeprint"));
        return seen;
      });
      expect(paper.rows).toBe(count);
      expect(paper.ink).toBe("rgb(0, 0, 0)");
      expect(paper.text).not.toContain("額外的牌");
      const pdf = await page.pdf({ format, printBackground: true });
      const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(pages).toBeGreaterThanOrEqual(Math.ceil(count / 30));
      expect(pages).toBeLessThanOrEqual(atMost);
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => globalThis.dispatchEvent(new Event("beforeprint")));
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await page.evaluate(() => globalThis.dispatchEvent(new Event("afterprint")));
      await expect(page.locator("[data-printout]")).toHaveCount(0);
    });

  test("the publisher's note stands on the table and on paper where the guide asks for it", async ({ page }) => {
    const book = createBook({ guide: "mtg-ipg", level: "competitive" });
    book.rule({ player: book.player("Player 01"), infraction: "2.5" });
    const desk = await open(page, book.happened, "ja");
    await desk.open("/report");
    const note = "unofficial Fan Content permitted under the Fan Content Policy";
    expect(await desk.saveAs("report.csv-action")).toContain(note);
    expect(await desk.saveAs("report.summary-csv")).toContain(note);
    await page.evaluate(() => globalThis.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("[data-printout] [lang=en]")).toContainText(note);
  });
});

test("slips come in the order of the form, which is remembered", async ({ page }) => {
  const book = createBook();
  book.rule({ player: book.player("Anna Example"), infraction: "122" });
  const desk = await open(page, book.happened);
  await desk.open("/report?slips");
  const slip = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: desk.button("report.copy-of", { player: "Anna Example" }) });
  const terms = () => slip.getByRole("term").allTextContents();
  await expect(slip).toContainText("Example, Anna");
  const field = (name: string) => desk.t(`report.fields.${name}`);
  expect(await terms()).toEqual(["judge", "player", "infraction", "penalty", "comment"].map(field));
  await page.getByText(desk.t("report.slip-form"), { exact: true }).tap();
  await page.getByRole("button", { name: desk.t("report.up", { field: field("player") }) }).tap();
  await page.getByRole("checkbox", { name: field("comment") }).uncheck();
  await page.getByLabel(desk.t("report.player-name")).selectOption("typed");
  await page.reload();
  await expect(slip).toContainText("Anna Example");
  expect(await terms()).toEqual(["player", "judge", "infraction", "penalty"].map(field));
});

test("nothing overflows on a narrow phone with large text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const desk = await open(page, eventful());
  for (const size of ["100%", "200%"])
    for (const place of ALL) {
      await desk.open(place);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted;
      }, size);
      await expect(page.getByRole("main").locator("> *").first()).toBeAttached();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, `${place} at ${size}`).toBeLessThanOrEqual(0);
    }
});

// Every screen in every language and both themes: accessibility.spec.ts. Here with a full desk.
for (const [language, theme] of [
  ["zh-TW", "light"],
  ["ja", "dark"],
] as const)
  test(`axe finds nothing on the desk in ${language}, ${theme}`, async ({ page }) => {
    const desk = await open(page, eventful(), language);
    await page.evaluate((wanted) => {
      document.documentElement.dataset["theme"] = wanted;
    }, theme);
    for (const place of ALL) {
      await desk.open(place);
      await expect(page.getByRole("main").locator("> *").first()).toBeAttached();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${place} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await desk.open();
    await desk.cases("escalation").first().tap();
    await expect(page.getByRole("heading", { name: desk.t("inbox.decide"), exact: true })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `case ${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

test("no text on the desk stands outside the languages' files", async ({ page }) => {
  const desk = await open(page, eventful(), "cimode");
  for (const place of ALL) {
    await desk.open(place);
    await expect(page.getByRole("main").locator("> *").first()).toBeAttached();
    expect(await strangeTexts(page), place).toEqual([]);
  }
  await desk.open();
  await page.getByRole("main").getByRole("link").first().tap();
  await expect(page.getByRole("heading", { name: "inbox.decide" })).toBeVisible();
  expect(await strangeTexts(page), "case").toEqual([]);
});

/** What is neither a key, nor a number, a time or an edition, nor typed by this test. */
function strangeTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const known = [
      /^[a-z][\w-]*(\.[\w-]+)*$/,
      /^[\d\s.:/-]*$/,
      /^(Player 01|選手二|プレイヤー丙|Judge [ABH]|Test Open|English|日本語|繁體中文|cimode)$/,
      /^(Table|T)? ?\d+$/,
      /^(=1\+1, said the player|Told twice before)$/,
    ];
    const texts = [...document.querySelectorAll("body *")].flatMap((element) => {
      if (element.closest("script, style, noscript")) return [];
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim() ?? "");
      const attributes = ["aria-label", "placeholder", "title", "alt"].flatMap((name) => element.getAttribute(name) ?? []);
      return [...own, ...attributes];
    });
    return [...new Set(texts)].filter((text) => text !== "" && !known.some((each) => each.test(text)));
  });
}
