import { expect, type Page, test } from "@playwright/test";
import { JournalPage } from "./pages/JournalPage.ts";
import { createBook, seed } from "./pages/seed.ts";

/** A small event: somebody with three second looks, one slip, one open entry, one that waits, and a note. */
function smallBook() {
  const book = createBook();
  const [one, two, three] = [book.player("Player 01"), book.player("選手二", "4711"), book.player("Player 03")];
  book.rule({ id: "first", player: one, infraction: "122", round: 1, table: "12", note: "Top card" });
  book.rule({ id: "slip", player: two, infraction: "111", round: 1, by: "Judge B" });
  book.rule({ id: "second", player: one, infraction: "122", round: 2, by: "Judge B" });
  book.add({ kind: "noted", player: three, day: 1, round: 2, text: "Asks for the time" }, { id: "note" });
  book.rule({ id: "third", player: one, infraction: "122", round: 3, pending: true });
  const ruling = { guide: "dci-2005", edition: "2005-01-20", level: "rel-1", facts: {} };
  book.add({ kind: "recorded", player: three, ...ruling, day: 1, round: 3 }, { id: "open" });
  return book;
}

async function smallEvent(page: Page, headJudge = false): Promise<JournalPage> {
  await seed(page, smallBook().happened, { headJudge });
  return new JournalPage(page);
}

test.describe("the log", () => {
  test("puts what waits for somebody on top, and everything below, newest first", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open();
    await expect(journal.todo.getByRole("heading", { level: 3 })).toHaveText(["Still to decide", "Waiting for the head judge"]);
    await expect(journal.todo.getByRole("link")).toHaveText([/Player 03.*R3/, /Player 01.*R3.*Game Loss.*Looked at extra cards/]);
    await expect(journal.rows).toHaveText([
      /Player 03/,
      /Player 01.*Game Loss/,
      /Asks for the time/,
      /Warning/,
      /選手二/,
      /Player 01.*Caution/,
    ]);
    await journal.todo.getByRole("link").first().click();
    await expect(page).toHaveURL(/#\/log\/open$/);
    await expect(page.getByRole("link", { name: "Decide now" })).toHaveAttribute("href", "#/rule/new?entry=open");
  });

  test("keeps its filters in the address: back from an entry, back from a filter", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open();
    await journal.filter("Infraction", "Looked at extra cards");
    await expect(journal.rows).toHaveCount(3);
    await expect(journal.todo).toBeHidden();
    await journal.filter("Judge", "Judge B");
    await expect(journal.rows).toHaveText([/R2.*Warning/]);
    await expect(journal.chips).toHaveText(["Looked at extra cards", "Judge B"]);

    await journal.rows.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Player 01");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(journal.rows).toHaveText([/R2.*Warning/]);

    await page.reload();
    await expect(journal.rows).toHaveText([/R2.*Warning/]);
    await page.goBack();
    await expect(journal.chips).toHaveText(["Looked at extra cards"]);
    await expect(journal.rows).toHaveCount(3);
    await journal.chips.click();
    await expect(journal.rows).toHaveCount(6);
  });

  test("finds a player while typing, whatever the width, and keeps what was typed", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open();
    await journal.search.pressSequentially("ｐｌａｙｅｒ ０３", { delay: 5 });
    await expect(journal.search).toHaveValue("ｐｌａｙｅｒ ０３");
    await expect(journal.rows).toHaveText([/Player 03/, /Asks for the time/]);
    await journal.rows.first().getByRole("link").click();
    await expect(page).toHaveURL(/#\/log\/./);
    await page.goBack();
    await expect(journal.search).toHaveValue("ｐｌａｙｅｒ ０３");
    await expect(journal.rows).toHaveCount(2);
    await journal.search.fill("4711");
    await expect(journal.rows).toHaveText([/選手二/]);
    await journal.search.fill("nobody");
    await page.getByRole("button", { name: "Show all entries" }).click();
    await expect(journal.rows).toHaveCount(6);
    await expect(journal.search).toHaveValue("");
  });

  test("says what to do while it is empty, and while no event is open", async ({ page }) => {
    await page.goto("./#/log");
    await expect(page.getByRole("link", { name: "Open an event" })).toHaveAttribute("href", "#/events/new");
    await seed(page, createBook().happened);
    await page.goto("./#/log");
    await expect(page.getByRole("link", { name: "Make a ruling" })).toHaveAttribute("href", "#/");
  });

  test("is instant with ten thousand entries", async ({ page }) => {
    test.setTimeout(180_000);
    const book = createBook();
    const players = Array.from({ length: 500 }, (_, index) => book.player(`Player ${String(index + 1).padStart(3, "0")}`));
    const infractions = ["111", "112", "122", "141", "151"];
    for (let index = 0; index < 10_000; index += 1) {
      const infraction = infractions[(index * 7) % 5] ?? "111";
      book.rule({ player: players[index % 500] ?? "", infraction, round: 1 + Math.floor(index / 1000), issued: ["caution"] });
    }
    await seed(page, book.happened);
    const journal = new JournalPage(page);
    await journal.open("log/event-600");
    await expect(journal.history).toHaveCount(1);
    const opening = await workOf(page, async () => {
      await page.getByRole("link", { name: "Log", exact: true }).click();
      await expect(journal.rows.first()).toHaveText(/R10/);
    });
    expect(await journal.rows.count()).toBeLessThan(60);
    await expect(journal.rows.first()).toHaveAttribute("aria-setsize", "10000");
    const typing = await workOf(page, async () => {
      await journal.search.fill("Player 123");
      await expect(journal.rows.first()).toHaveText(/Player 123/);
    });
    await expect(journal.rows.first()).toHaveAttribute("aria-setsize", "20");
    await journal.search.fill("");
    await expect(journal.rows.first()).toHaveAttribute("aria-setsize", "10000");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[aria-posinset="10000"]')).toBeVisible();
    test.info().annotations.push({ type: "milliseconds of work", description: `opening ${opening}, typing ${typing}` });
    expect(opening).toBeLessThan(1500);
    expect(typing).toBeLessThan(1500);
  });
});

test.describe("an entry", () => {
  test("shows the ruling first, then what counted, why, and its history", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/third");
    await expect(journal.section("Ruling")).toContainText("Game Loss");
    await expect(journal.section("Ruling")).toContainText("Waiting for the head judge");
    await expect(journal.section("Ruling").getByRole("link")).toHaveAttribute("href", "#/guide/dci-2005/122");
    const counted = journal.section("Earlier entries that counted").getByRole("link");
    await expect(counted).toHaveText([/Round 1, Judge A.*Caution/, /Round 2, Judge B.*Warning/]);
    await expect(journal.section("Why, by today's record")).toContainText("Section 40: 2 earlier, so Game Loss this time.");
    await expect(journal.section("Details")).toContainText("(UTC+08:00)");
    await expect(journal.section("Details")).toContainText("Edition of 2005-01-20");
    await counted.first().click();
    await expect(page).toHaveURL(/#\/log\/first$/);
    await expect(journal.steps).toHaveText(["Recorded"]);
  });

  test("voided: says beforehand what follows, flags the later rulings, and can be undone", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/first");
    await journal.act("Make void");
    await expect(journal.dialog.getByRole("listitem")).toHaveText([/Round 2.*Warning → Caution/, /Round 3.*Game Loss → Warning/]);
    await journal.submit("Make void");
    await expect(journal.dialog.getByRole("alert")).toHaveText("Choose a reason or type one.");
    await journal.choose("It did not happen that way");
    await journal.submit("Make void");
    await expect(journal.status).toContainText(/Saved \d\d:\d\d: void/);
    await expect(journal.section("Ruling")).toContainText("It did not happen that way");
    await expect(journal.steps).toHaveText(["Recorded", "Made void"]);

    await page.reload();
    await expect(journal.steps).toHaveText(["Recorded", "Made void"]);
    await journal.open("log");
    await expect(journal.todo.getByRole("heading", { level: 3 })).toContainText(["Would be another ruling today"]);
    await journal.open("log/third");
    const flag = journal.section("Would differ today");
    await expect(flag.getByRole("definition")).toHaveText(["Game Loss", "Warning"]);
    await expect(journal.section("Ruling")).toContainText("Game Loss");
    await expect(journal.section("Earlier entries that counted")).toContainText("Counts no more (Void)");

    await journal.open("log/first");
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(journal.status).toContainText("restored");
    await journal.open("log/third");
    await expect(journal.section("Ruling")).toContainText("Waiting for the head judge");
    await expect(journal.section("Would differ today")).toBeHidden();
  });

  test("undone in the same place, by a further event", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/second");
    await journal.act("Make void");
    await journal.choose("Another reason");
    await journal.dialog.getByRole("textbox", { name: "Reason" }).fill("Meant somebody else's table");
    await journal.submit("Make void");
    await expect(journal.section("Ruling")).toContainText("Meant somebody else's table");
    await journal.status.getByRole("button", { name: "Undo" }).click();
    await expect(journal.status).toContainText("undone");
    await expect(journal.section("Ruling")).toContainText("Stands");
    await expect(journal.steps).toHaveText(["Recorded", "Made void", "Restored"]);
  });

  test("is voided once, however often the button is tapped", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/first");
    await journal.act("Make void");
    await journal.choose("Recorded twice");
    await journal.dialog.getByRole("button", { name: "Make void" }).evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 5; tap += 1) button.click();
    });
    await expect(journal.status).toContainText("void");
    await page.reload();
    await expect(journal.history).toHaveCount(2);
  });

  test("keeps the form and says why when the phone cannot store it", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/first");
    await page.evaluate(() => {
      const { add } = IDBObjectStore.prototype;
      Object.assign(window, { letItWork: () => Object.assign(IDBObjectStore.prototype, { add }) });
      IDBObjectStore.prototype.add = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await journal.act("Edit details");
    await journal.dialog.getByLabel("Note").fill("Seen by both players");
    await journal.submit("Save");
    await expect(journal.dialog.getByRole("alert")).toContainText("Not saved – The phone's storage is full.");
    await expect(journal.dialog.getByLabel("Note")).toHaveValue("Seen by both players");
    await page.keyboard.press("Escape");
    await expect(journal.section("Details")).toContainText("Top card");
    await page.evaluate(() => (window as unknown as { letItWork: () => void }).letItWork());
    await journal.act("Edit details");
    await expect(journal.dialog.getByLabel("Note")).toHaveValue("Seen by both players");
    await journal.submit("Save");
    await expect(journal.section("Details")).toContainText("Seen by both players");
  });

  test("corrected in its details: only what differs, and both stay readable", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/first");
    await journal.act("Edit details");
    await journal.submit("Save");
    await expect(journal.dialog.getByRole("alert")).toHaveText("Nothing has been changed yet.");
    await journal.dialog.getByLabel("Round").fill("x");
    await journal.submit("Save");
    await expect(journal.dialog.getByRole("alert")).toContainText("Type the round as a number");
    await journal.dialog.getByLabel("Round").fill("１");
    await journal.dialog.getByLabel("Table").fill("");
    await journal.submit("Save");
    await expect(journal.history).toHaveText([/Recorded/, /Details corrected.*Table removed/]);
    await expect(page.getByText("Table 12", { exact: true })).toBeHidden();
    await journal.status.getByRole("button", { name: "Undo" }).click();
    await expect(journal.history.last()).toContainText("Table 12");
    await expect(page.getByRole("banner").getByText("Table 12")).toBeVisible();
  });

  test("moved to the right player, known or new, and back", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/second");
    await journal.act("Wrong player");
    await journal.submit("Move");
    await expect(journal.dialog.getByRole("alert")).toHaveText("Choose the player it belongs to.");
    await journal.dialog.getByLabel("Whose record is it?").fill("４７１１");
    await journal.choose("選手二 · 4711");
    await expect(journal.dialog.getByRole("listitem")).toHaveText([/This entry.*Warning → Caution/, /Round 3.*Game Loss → Warning/]);
    await journal.submit("Move to 選手二");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("選手二");
    await expect(journal.history.last()).toContainText("Player 01 → 選手二");
    await journal.status.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Player 01");

    await journal.act("Wrong player");
    await journal.dialog.getByLabel("Whose record is it?").fill("Player 99");
    await journal.choose("New: Player 99");
    await journal.submit("Move to Player 99");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Player 99");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Player 99");
  });

  test("decided by the head judge: changed with a reason, undone, confirmed", async ({ page }) => {
    const journal = await smallEvent(page, true);
    await journal.open("log/third");
    await page.getByRole("button", { name: "Head judge's decision" }).click();
    await journal.submit("Save");
    await expect(journal.dialog.getByRole("alert")).toHaveText("Choose what the head judge decided.");
    await journal.choose("Change");
    await journal.choose("Warning");
    await journal.submit("Save");
    await expect(journal.dialog.getByRole("alert")).toHaveText("Write the reason in a few words.");
    await journal.dialog.getByLabel("Reason").fill("Nothing was seen");
    await journal.submit("Save");
    await expect(journal.section("Ruling")).toContainText("Warning");
    await expect(journal.section("Ruling")).toContainText("Confirmed");
    await expect(journal.history.last()).toContainText(/Head judge: changed.*Warning.*Nothing was seen/);

    await journal.status.getByRole("button", { name: "Undo" }).click();
    await expect(journal.section("Ruling")).toContainText("Game Loss");
    await expect(journal.section("Ruling")).toContainText("Waiting for the head judge");
    await page.getByRole("button", { name: "Head judge's decision" }).click();
    await journal.choose("Confirm");
    await journal.submit("Save");
    await expect(journal.section("Ruling")).toContainText("Game Loss");
    await expect(journal.section("Ruling")).toContainText("Confirmed");
  });

  test("refused by the head judge counts no more, and says why", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/second");
    await journal.act("Head judge's decision");
    await journal.choose("Refuse");
    await expect(journal.dialog.getByRole("listitem")).toHaveText([/Round 3.*Game Loss → Warning/]);
    await journal.dialog.getByLabel("Reason").fill("Opponent caused it");
    await journal.submit("Save");
    await expect(journal.section("Ruling")).toContainText("Refused");
    await expect(journal.section("Ruling")).toContainText("Opponent caused it");
  });

  test("is decided by the head judge's phone only", async ({ page }) => {
    const [opened, ...rest] = smallBook().happened;
    if (!opened) throw new Error("the book is empty");
    const byFloor = { id: "by-floor", body: { kind: "decided", target: "third", decision: "refused", reason: "Own word" } } as const;
    await seed(page, [{ ...opened, phone: "head-phone" }, ...rest, byFloor]);
    const journal = new JournalPage(page);
    await journal.open("log/third");
    await expect(journal.section("Ruling")).toContainText("Waiting for the head judge");
    await expect(journal.history.last()).toContainText("Does not count");
    await page.getByRole("button", { name: "Head judge's decision" }).click();
    await expect(journal.dialog).toContainText("Only the head judge's phone decides.");
    await expect(journal.dialog.getByRole("radio")).toHaveCount(0);
  });

  test("written in one language is read in another", async ({ page }) => {
    const journal = await smallEvent(page);
    await journal.open("log/first");
    await journal.act("Make void");
    await journal.choose("Overturned on appeal");
    await journal.submit("Make void");
    await expect(journal.history.last()).toContainText("Overturned on appeal");
    await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
    await expect(page.getByText("上訴で覆った").first()).toBeVisible();
    await expect(page.getByText("ドローの誤り−過剰のカードを見てしまった場合")).toBeVisible();
    await expect(page.getByText("Overturned on appeal")).toBeHidden();
  });
});

test("a note that is no penalty stands in the log and can be put right", async ({ page }) => {
  const journal = await smallEvent(page);
  await journal.open();
  await journal.filter("State", "Notes without a penalty");
  await journal.rows.getByRole("link").click();
  await page.getByRole("button", { name: "Edit the note" }).click();
  await journal.dialog.getByLabel("Note").fill("Asks for the time, twice");
  await journal.submit("Save");
  await expect(journal.status).toContainText("details corrected");
  await journal.act("Make void");
  await journal.choose("Recorded twice");
  await journal.submit("Make void");
  await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
  await journal.open();
  await expect(journal.rows).toHaveCount(6);
  await expect(journal.rows.filter({ hasText: "twice" })).toContainText("Void");
});

/** How long the page's main thread is busy with something, in milliseconds: other processes do not count. */
async function workOf(page: Page, action: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const before = await busy();
  await action();
  const work = Math.round(((await busy()) - before) * 1000);
  await devtools.detach();
  return work;
}
