import { expect, type Page, test } from "@playwright/test";
import { PlayersPage } from "./pages/PlayersPage.ts";
import { createBook, seed } from "./pages/seed.ts";
import { type Shown, wordsIn } from "./pages/words.ts";

const LOOKED = "122";

type Book = ReturnType<typeof createBook>;

async function openPlayers(page: Page, book: Book, language: Shown = "en"): Promise<PlayersPage> {
  await seed(page, book.happened, { language });
  const players = new PlayersPage(page, wordsIn(language));
  await players.open();
  return players;
}

test("the list tells who is here, what is on record and the heaviest of it; search finds name and number", async ({ page }) => {
  const book = createBook();
  const one = book.player("Player 01", "1001");
  book.player("選手一", "1002");
  book.player("プレイヤー甲");
  book.rule({ player: one, infraction: LOOKED, round: 1 });
  book.rule({ player: one, infraction: LOOKED, round: 2 });
  const players = await openPlayers(page, book);
  await expect(players.people()).toHaveCount(3);
  await expect(players.row("Player 01")).toContainText("2 on record");
  await expect(players.row("Player 01")).toContainText("Warning");
  await expect(players.row("選手一")).not.toContainText("on record");
  await players.search("ﾌﾟﾚｲﾔｰ");
  await expect(players.people()).toHaveText([/プレイヤー甲/]);
  await players.search("1002");
  await expect(players.people()).toHaveText([/選手一/]);
});

test("a typed name is added in one tap; the same name again is another person only when the judge says so", async ({ page }) => {
  const players = await openPlayers(page, createBook());
  await players.search("Player 01");
  await players.button("add.now", { name: "Player 01" }).click();
  await players.expectSaved(/“Player 01” added/);
  await expect(players.people()).toHaveCount(1);
  await players.search("player  01");
  await expect(players.button("add.now", { name: "player  01" })).toHaveCount(0);
  await players.button("add.same-name", { name: "player  01" }).click();
  await expect(page.getByRole("dialog")).toContainText(players.t("add.name-known"));
  await players.button("add.another").click();
  await players.expectSaved(/“player {2}01” added/);
  await page.reload();
  await expect(players.people()).toHaveCount(2);
});

test("a person's page gives the record in order and the next step for each infraction", async ({ page }) => {
  const book = createBook();
  const one = book.player("Player 01", "1001");
  book.rule({ player: one, infraction: LOOKED, round: 1 });
  book.rule({ player: one, infraction: LOOKED, round: 3, table: "7", by: "Judge B" });
  book.add({ kind: "noted", player: one, day: 1, round: 2, text: "Asked for more time" });
  const players = await openPlayers(page, book);
  await players.openPerson(one);
  await expect(players.next()).toHaveText([/2 on record.*Offence 3:.*Game Loss/]);
  await expect(players.record(2)).toHaveText([/R1.*Caution.*Judge A/, /R3.*Warning.*Table 7.*Judge B/]);
  await expect(page.getByText("Asked for more time")).toBeVisible();
  await expect(players.link("new-ruling")).toHaveAttribute("href", `#/?who=${encodeURIComponent(one)}`);
  await players.record(2).nth(1).click();
  await expect(page).toHaveURL(/#\/log\//);
});

test("a ruling that rested on a voided one shows both readings, and the next step is taken back", async ({ page }) => {
  const book = createBook();
  const one = book.player("Player 01", "1001");
  const first = book.rule({ player: one, infraction: LOOKED, round: 1 });
  book.rule({ player: one, infraction: LOOKED, round: 3 });
  book.add({ kind: "voided", target: first, reason: "Another player" });
  const players = await openPlayers(page, book);
  await players.openPerson(one);
  await expect(players.next()).toHaveText([/1 on record.*Offence 2:.*Warning/]);
  await expect(players.record(2).nth(0)).toContainText("Void");
  await expect(players.record(2).nth(1)).toContainText("Then: Warning (Offence 2)");
  await expect(players.record(2).nth(1)).toContainText("Now: Caution (Offence 1)");
});

test("a possible double is offered, shows beforehand what would count, and its merge can be undone later", async ({ page }) => {
  const book = createBook();
  const one = book.player("Player 01", "1001");
  const other = book.player("Player 01");
  book.rule({ player: one, infraction: LOOKED, round: 1 });
  book.rule({ player: other, infraction: LOOKED, round: 2 });
  const players = await openPlayers(page, book);
  await expect(players.people()).toHaveCount(2);
  await page.getByText(players.t("doubles.title", { count: 1 })).click();
  await page.getByRole("link", { name: players.t("doubles.name") }).click();
  await expect(players.afterwards()).toContainText(/Offence 3:\s*Game Loss/);
  await expect(players.afterwards()).toContainText("Then: Caution (Offence 1)");
  await expect(players.afterwards()).toContainText("Now: Warning (Offence 2)");
  await players.button("merge.submit", { name: "Player 01" }).click();
  await players.expectSaved(/merged/);
  await expect(page).toHaveURL(new RegExp(`players/${encodeURIComponent(one)}$`));
  await expect(players.next()).toHaveText([/2 on record.*Offence 3:.*Game Loss/]);

  await players.open();
  await expect(players.people()).toHaveCount(1);
  await page.reload();
  await players.openPerson(other);
  await players.button("merges.undo").click();
  await players.expectSaved(/separate again/);
  await expect(players.next()).toHaveText([/1 on record.*Offence 2:.*Warning/]);
  await players.open();
  await expect(players.people()).toHaveCount(2);
});

test("a name is corrected and still found by its old spelling; dropped is one tap, with the way back", async ({ page }) => {
  const book = createBook();
  const one = book.player("Playr 01", "1001");
  const players = await openPlayers(page, book);
  await players.openPerson(one);
  await players.button("edit.title").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(players.t("edit.nothing"));
  await dialog.getByLabel(players.t("field.name")).fill("Player 01");
  await dialog.getByRole("button", { name: players.common("action.save") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Player 01");
  await page.getByRole("switch", { name: players.t("person.dropped") }).click();
  await players.expectSaved(/dropped/);
  await page.getByRole("button", { name: players.common("action.undo") }).click();
  await players.expectSaved(/undone/);
  await expect(page.getByRole("switch", { name: players.t("person.dropped") })).not.toBeChecked();
  await players.open();
  await players.search("playr");
  await expect(players.people()).toHaveText([/Player 01/]);
});

test("a Big5 file: new, known and not taken are told, and the same file again brings nobody", async ({ page }) => {
  const book = createBook();
  book.player("Player 01", "1001");
  const players = await openPlayers(page, book);
  // name, number / 選手一,1002 / Player 01,1001 / (no name),1003
  const bytes = Buffer.from(
    "a96d a657 2c bd73 b8b9 0a bfef a4e2 a440 2c 31303032 0a 506c61796572203031 2c 31303031 0a 2c 31303033 0a".replaceAll(" ", ""),
    "hex",
  );
  await players.link("import.link").click();
  await players.chooseFile({ name: "list.csv", bytes });
  await expect(page.getByLabel(players.t("import.encoding"))).toHaveValue("big5");
  await expect(page.getByRole("region", { name: players.t("import.preview") })).toContainText("選手一");
  await expect(page.getByText(players.t("leftover.line", { line: 4, why: players.t("leftover.no-name") }))).toBeVisible();
  await page.getByLabel(players.t("import.encoding")).selectOption("shift_jis");
  await expect(page.getByRole("region", { name: players.t("import.preview") })).not.toContainText("選手一");
  await page.getByLabel(players.t("import.encoding")).selectOption("big5");
  await page.reload();
  await players.addAll(1);
  await players.expectSaved(/1 new, 1 known, 1 line not taken/);
  await players.link("to-list").click();
  await expect(players.people()).toHaveCount(2);
  await expect(players.row("選手一")).toContainText("1002");

  await players.link("import.link").click();
  await players.chooseFile({ name: "list.csv", bytes });
  await expect(page.getByText(players.t("import.nothing-new"))).toBeVisible();
  await expect(players.button("import.submit", { count: 1 })).toHaveCount(0);
});

test("pasted text is kept through a reload; columns can be chosen otherwise than guessed", async ({ page }) => {
  const players = await openPlayers(page, createBook());
  await players.link("import.link").click();
  await page.getByLabel(players.t("import.paste")).fill("1001,Player 01\n1002,選手一");
  await page.reload();
  await expect(page.getByLabel(players.t("import.paste"))).toHaveValue("1001,Player 01\n1002,選手一");
  await page.getByLabel(players.t("columns.number", { number: 1 })).selectOption("");
  await players.addAll(2);
  await players.expectSaved(/^.*2 new$/);
  await players.link("to-list").click();
  await expect(players.people()).toHaveText(["Player 01", "選手一"]);
});

test("a list of 2,000 is kept in one go, and its last person is found at once", async ({ page }) => {
  test.slow();
  const players = await openPlayers(page, createBook());
  await players.link("import.link").click();
  const lines = Array.from({ length: 2000 }, (_, index) => `Player ${index + 1},${70001 + index}`);
  await players.chooseFile({ name: "list.csv", bytes: Buffer.from(["name,id", ...lines].join("\n")) });
  await players.addAll(2000);
  await expect(players.status().filter({ hasText: "2000 new" })).toBeVisible({ timeout: 40_000 });
  await players.link("to-list").click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("2000 people");
  expect(await players.people().count()).toBeLessThan(60);
  await players.search("72000");
  await expect(players.people()).toHaveText([/Player 2000/]);
});

test("every text of these screens is translated", async ({ page }) => {
  const book = createBook();
  const one = book.player("選手一", "1001");
  const other = book.player("選手一");
  const first = book.rule({ player: one, infraction: LOOKED, round: 1, table: "7" });
  book.rule({ player: one, infraction: LOOKED, round: 2 });
  book.rule({ player: other, infraction: LOOKED, round: 2 });
  book.add({ kind: "voided", target: first, reason: "Void" });
  book.add({ kind: "noted", player: one, day: 1, round: 2, text: "筆記" });
  const players = await openPlayers(page, book, "cimode");
  const merge = `/players/${encodeURIComponent(one)}?merge=`;
  for (const route of [
    "/players",
    `/players/${encodeURIComponent(one)}`,
    merge,
    `${merge}${encodeURIComponent(other)}`,
    "/players/import",
  ]) {
    await players.open(route);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Test Open");
    expect(await foreignTexts(page)).toEqual([]);
  }
  await page.getByRole("textbox").fill("選手一,1001\n,1002");
  await expect(page.getByText("columns.title")).toBeVisible();
  expect(await foreignTexts(page)).toEqual([]);
});

/** Texts and labels that are neither keys nor what the test put in itself. */
function foreignTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const own = /^[\d\s·#:,]*$|選手一|筆記|^(cimode|繁體中文|日本語|English)$/;
    const key = /^[a-z][\w-]*(\.[\w-]+)*$/;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.getElementById("root") ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
      for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(element.getAttribute(name) ?? "");
    return texts.map((each) => each.trim()).filter((each) => each !== "" && !own.test(each) && !key.test(each));
  });
}
