import { expect, test } from "@playwright/test";
import { JUDGE, logged, logOf, openPhone, PLAYERS } from "./pages/App.ts";
import { WizardPage } from "./pages/WizardPage.ts";

const [PLAYER, SECOND] = PLAYERS;

/** Runs in the page: five clicks before anything can be drawn. */
function clickFiveTimes(button: HTMLElement | SVGElement): void {
  for (let times = 0; times < 5; times += 1) if (button instanceof HTMLElement) button.click();
}

/** The first ten places of the grid. */
const COMMONEST = ["122", "121", "112", "111", "late-over-3", "102", "141", "101", "114", "151"] as const;

test("each of the ten commonest: three taps from the home screen to a logged entry for a player on the phone", async ({ page }) => {
  test.setTimeout(120_000);
  const people = COMMONEST.map((_, index) => ({ name: `Player ${index + 10}` }));
  await openPhone(page, { people });
  for (const [index, infraction] of COMMONEST.entries()) {
    const wizard = new WizardPage(page);
    await wizard.home();
    await wizard.choose(`Player ${index + 10}`);
    await wizard.happened(infraction);
    await wizard.tap(wizard.recordButton);
    await expect(wizard.saved).toBeVisible();
    expect(wizard.taps, infraction).toBe(3);
  }
  const entries = await logged(page, "recorded");
  expect(entries.map(({ by, body }) => [by, body.player, body.infraction, body.level, body.round])).toEqual(
    COMMONEST.map((infraction, index) => [JUDGE, `@player${index + 10}`, infraction.startsWith("late") ? "115" : infraction, "rel-1", 1]),
  );
});

test("the ten commonest are the first ten of the grid, all in sight without scrolling", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  const foot = await wizard.page.getByRole("searchbox").boundingBox();
  for (const [index, infraction] of COMMONEST.entries()) {
    await expect(wizard.tiles.nth(index)).toContainText(
      wizard.words.guide(infraction.startsWith("late") ? `tiles.${infraction}` : `sections.${infraction}.short`),
    );
    const box = await wizard.tiles.nth(index).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
  expect(await wizard.tiles.count()).toBeLessThanOrEqual(16);
});

test("each tile says what this player already has there, and nobody else's", async ({ page }) => {
  await openPhone(page, { round: 2 });
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await expect(wizard.tile("122")).not.toContainText("earlier");
  await wizard.happened("122");
  await wizard.record("caution");
  await wizard.home();
  await wizard.choose(PLAYER);
  await expect(wizard.tile("122").getByText(wizard.t("what.earlier", { count: 1, round: "R2" }))).toBeVisible();
  await expect(wizard.tile("122")).toContainText(wizard.words.guide("penalties.warning.abbr"));
  await expect(wizard.tile("121")).not.toContainText("R2");
  await wizard.home();
  await wizard.choose(SECOND);
  await expect(wizard.tile("122")).not.toContainText("R2");
});

test("recording five times in one instant makes one entry", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await wizard.recordButton.evaluate(clickFiveTimes);
  await expect(wizard.saved).toBeVisible();
  await page.waitForTimeout(300);
  expect(await logged(page, "recorded")).toHaveLength(1);
});

test("five quick taps where the button is make one entry, and hit nothing that comes after it", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  const box = await wizard.recordButton.boundingBox();
  if (!box) throw new Error("no button to record");
  for (let times = 0; times < 5; times += 1) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(wizard.saved).toBeVisible();
  await page.waitForTimeout(300);
  const kinds = (await logOf(page)).map((each) => each.body.kind);
  expect(kinds.filter((each) => each !== "joined")).toEqual(["recorded"]);
});

test("adding somebody five times in one instant makes one person and one draft", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.search.fill("Player 77");
  await wizard.button("home.add", { name: "Player 77" }).evaluate(clickFiveTimes);
  await expect(wizard.heading("what.title")).toBeVisible();
  await page.waitForTimeout(300);
  const added = await logged(page, "player-added");
  expect(added).toHaveLength(1);
  await wizard.home();
  await expect(page.getByRole("link", { name: wizard.t("draft.continue", { who: "Player 77" }) })).toHaveCount(1);
});

test("another player with the same name, added five times in one instant, is one more person", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.search.fill(PLAYER);
  await wizard.button("home.add-same-name").evaluate(clickFiveTimes);
  await expect(wizard.heading("what.title")).toBeVisible();
  await page.waitForTimeout(300);
  const added = await logged(page, "player-added");
  expect(added).toHaveLength(1);
  await wizard.home();
  await expect(wizard.person(PLAYER)).toHaveCount(2);
});

test("after saving the same place says so; undo voids and deletes nothing, and can be taken back", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await wizard.record("caution");
  const recorded = await logged(page, "recorded");
  await wizard.button("saved.again").waitFor({ state: "detached" });
  await expect(wizard.saved.getByRole("heading")).toHaveText(/Saved \d\d:\d\d/);
  await page.getByRole("button", { name: wizard.common("action.undo"), exact: true }).evaluate(clickFiveTimes);
  await expect(wizard.saved).toContainText(wizard.t("saved.undone"));
  await page.waitForTimeout(300);
  const voids = await logged(page, "voided");
  expect(voids.map((each) => each.body.target)).toEqual(recorded.map((each) => each.id));
  expect(await logged(page, "recorded")).toEqual(recorded);
  await wizard.home();
  await wizard.choose(PLAYER);
  await expect(wizard.tile("122")).not.toContainText("R1");
  await page.goBack();
  await page.goBack();
  await expect(wizard.saved).toBeVisible();
  await wizard.tap(wizard.button("saved.again"));
  await expect(wizard.saved.getByRole("heading")).toHaveText(/Saved/);
  await wizard.home();
  await wizard.choose(PLAYER);
  await expect(wizard.tile("122")).toContainText("R1");
});

test("a note is added to the saved entry afterwards", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await wizard.record("caution");
  await wizard.tap(wizard.button("saved.note"));
  await wizard.note.fill("Saw the top card.\nSecond line.");
  await wizard.tap(page.getByRole("button", { name: wizard.common("action.save"), exact: true }));
  await expect(wizard.saved).toContainText(wizard.t("saved.note-saved"));
  const [correction] = await logged(page, "corrected");
  expect(correction?.body.note).toBe("Saw the top card.\nSecond line.");
});

test("“decide later” is open, counts for nothing and heads the to-do list", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.tap(wizard.button("what.later"));
  await expect(wizard.saved).toContainText(wizard.common("state.open"));
  const [entry] = await logged(page, "recorded");
  expect(entry?.body.issued).toBeUndefined();

  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("113");
  await wizard.record("game-loss");
  await wizard.home();
  const todo = page.getByRole("region", { name: wizard.t("home.todo") }).getByRole("link");
  await expect(todo).toHaveText([wizard.t("home.todo-open", { count: 1 }), wizard.t("home.todo-pending", { count: 1 })]);
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await expect(wizard.onRecord).toHaveAttribute("data-on-record", "0");
});

test("an open entry with its infraction still counts for nothing", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await wizard.depart("open");
  await wizard.tap(wizard.recordButton);
  await expect(wizard.saved).toContainText(wizard.common("state.open"));
  await wizard.home();
  await wizard.choose(PLAYER);
  await expect(wizard.tile("122")).not.toContainText("R1");
  await wizard.happened("122");
  await expect(wizard.onRecord).toHaveAttribute("data-on-record", "0");
  await expect(wizard.recordButton).toHaveText(wizard.t("ruling.record", { penalty: "Caution" }));
});

test("a note that is no penalty is kept, and no entry is made of it", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.table.fill("12");
  await wizard.tap(wizard.button("what.note"));
  await wizard.tap(wizard.button("note.save"));
  await expect(page.getByRole("alert").filter({ hasText: wizard.t("note.missing") })).toBeVisible();
  await page.getByLabel(wizard.t("note.text")).fill("Asked for a judge twice.");
  await wizard.tap(wizard.button("note.save"));
  await expect.poll(() => logged(page, "noted")).toHaveLength(1);
  const [note] = await logged(page, "noted");
  expect(note?.body).toMatchObject({ player: "@player01", text: "Asked for a judge twice.", table: "12", round: 1 });
  expect(await logged(page, "recorded")).toEqual([]);
  await wizard.home();
  await expect(wizard.draft(PLAYER)).toHaveCount(0);
});

test("a departure needs a reason, and both readings are stored", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await wizard.depart("warning");
  await wizard.tap(wizard.recordButton);
  await expect(page.getByText(wizard.t("ruling.deviation-missing"))).toBeVisible();
  await expect(page.getByLabel(wizard.t("ruling.deviation-reason"))).toBeFocused();
  expect(await logged(page, "recorded")).toEqual([]);
  await page.getByLabel(wizard.t("ruling.deviation-reason")).fill("   ");
  await wizard.tap(wizard.recordButton);
  expect(await logged(page, "recorded")).toEqual([]);
  await page.getByLabel(wizard.t("ruling.deviation-reason")).fill("Told twice this morning.");
  await wizard.record("warning");
  const [entry] = await logged(page, "recorded");
  expect(entry?.body).toMatchObject({ recommended: { issue: ["caution"] }, issued: ["warning"], deviation: "Told twice this morning." });
});

test("the same step once more, to teach, is the judge's choice at a low level and does not move the ladder", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  for (const expected of ["caution", "warning"]) {
    await wizard.home();
    await wizard.choose(PLAYER);
    await wizard.happened("122");
    if (expected === "warning") await wizard.tap(wizard.button("ruling.teach-choose", { penalty: "Caution" }));
    await wizard.record("caution");
  }
  const entries = await logged(page, "recorded");
  expect(entries.map((each) => each.body.repeatedStep)).toEqual([undefined, true]);
  expect(entries[1]?.body).toMatchObject({ recommended: { issue: ["warning"] }, issued: ["caution"] });
  expect(entries[1]?.body.deviation).toBeUndefined();
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await expect(wizard.recordButton).toHaveText(wizard.t("ruling.record", { penalty: "Warning" }));
});

test("at REL 3 the same step is not offered once more", async ({ page }) => {
  await openPhone(page, { level: "rel-3" });
  const wizard = new WizardPage(page);
  for (const penalty of ["caution", "warning"]) {
    await wizard.home();
    await wizard.choose(PLAYER);
    await wizard.happened("111");
    await expect(wizard.button("ruling.teach-choose", { penalty: "Caution" })).toHaveCount(0);
    await wizard.record(penalty);
  }
});

test("a game loss by a floor judge waits for the head judge; by the head judge it stands", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("113");
  await expect(page.getByText(wizard.t("ruling.pending"))).toBeVisible();
  await wizard.record("game-loss");
  await expect(wizard.saved).toContainText(wizard.common("state.pending"));
  expect((await logged(page, "recorded"))[0]?.body.pending).toBe(true);

  await page.evaluate(() =>
    localStorage.setItem("floorbook", JSON.stringify({ ...JSON.parse(localStorage["floorbook"]), headJudge: true })),
  );
  await page.reload();
  await wizard.home();
  await wizard.choose(SECOND);
  await wizard.happened("113");
  await expect(page.getByText(wizard.t("ruling.pending"))).toHaveCount(0);
  await wizard.record("game-loss");
  await expect(wizard.saved).toContainText(wizard.common("state.standing"));
  expect((await logged(page, "recorded"))[1]?.body.pending).toBeUndefined();
});

test("both players of a table at once: two entries, each with its own step", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await wizard.record("caution");
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.tap(wizard.button("subject.add-second"));
  await page.getByRole("dialog").getByRole("button", { name: SECOND }).evaluate(clickFiveTimes);
  await wizard.table.fill("7");
  await wizard.happened("122");
  await expect(page.locator("[data-on-record]")).toHaveCount(2);
  await wizard.recordButton.evaluate(clickFiveTimes);
  await expect(wizard.saved).toBeVisible();
  const entries = await logged(page, "recorded");
  expect(entries.map((each) => [each.body.player, each.body.issued, each.body.table])).toEqual([
    ["@player01", ["caution"], undefined],
    ["@player01", ["warning"], "7"],
    ["@選手一", ["caution"], "7"],
  ]);
  expect(new Set(entries.slice(1).map((each) => each.body.group)).size).toBe(1);
  expect(entries[1]?.body.group).toBeDefined();
});

test("the second player can be typed at the moment of need, even if the name begins like another's", async ({ page }) => {
  await openPhone(page, { people: [{ name: "Player 01" }, { name: "Player 012" }] });
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose("Player 012");
  await wizard.tap(wizard.button("subject.add-second"));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill("Player 0");
  await expect(dialog.getByRole("button", { name: "Player 01" })).toBeVisible();
  await dialog.getByRole("button", { name: wizard.t("home.add", { name: "Player 0" }) }).tap();
  await expect(dialog).toBeHidden();
  await wizard.happened("122");
  await wizard.tap(wizard.recordButton);
  await expect(wizard.saved).toBeVisible();
  expect((await logged(page, "recorded")).map((each) => each.body.player)).toEqual(["@player012", "@player0"]);
});

test("two players of one name at a table are two people", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.tap(wizard.button("subject.add-second"));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(PLAYER);
  await dialog.getByRole("button", { name: wizard.t("home.add-same-name") }).tap();
  await wizard.happened("122");
  await wizard.tap(wizard.recordButton);
  await expect(wizard.saved).toBeVisible();
  const players = (await logged(page, "recorded")).map((each) => each.body.player);
  expect(new Set(players).size).toBe(2);
});

for (const role of ["spectator", "coach", "judge"] as const) {
  test(`a ${role} can be penalised`, async ({ page }) => {
    await openPhone(page);
    const wizard = new WizardPage(page);
    await wizard.home();
    await wizard.addOther("Somebody 05", role);
    await wizard.happened("151");
    await wizard.tap(wizard.recordButton);
    await expect(wizard.saved).toBeVisible();
    const person = (await logged(page, "player-added")).at(-1);
    expect(person?.body.person).toEqual({ name: "Somebody 05", role });
    expect((await logged(page, "recorded")).map((each) => each.body.player)).toEqual([person?.body.player]);
    await wizard.home();
    await expect(wizard.person("Somebody 05")).toContainText(wizard.common(`role.${role}`));
  });
}

test("“not this but that” leads to the other infraction, with what was typed", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.table.fill("3");
  await wizard.happened("111");
  await wizard.note.fill("Drew too early");
  await page.getByRole("button", { name: wizard.words.guide("sections.111.boundaries.clear-disruption").replace(/\[\[|\]\]/g, "") }).tap();
  await expect(page.getByRole("heading", { level: 1, name: wizard.words.guide("sections.112.short") })).toBeVisible();
  await expect(wizard.note).toHaveValue("Drew too early");
  await wizard.record("warning");
  expect((await logged(page, "recorded"))[0]?.body).toMatchObject({ infraction: "112", table: "3", note: "Drew too early" });
});

test("the questions lead to every infraction of the guide, and back", async ({ page }) => {
  test.setTimeout(180_000);
  await openPhone(page);
  const wizard = new WizardPage(page);
  const found = new Set<string>();
  const walk = async (path: readonly number[]): Promise<void> => {
    await wizard.home();
    await wizard.choose(PLAYER);
    await wizard.tap(wizard.button("what.tree"));
    const options = page.locator("#content").getByRole("listitem").getByRole("button");
    for (const index of path) {
      const asked = await page.locator("#content").getByRole("heading", { level: 2 }).textContent();
      await options.nth(index).tap();
      await expect(page.locator("#content").getByRole("heading", { level: 2 })).not.toHaveText(asked ?? "");
    }
    const count = await options.count();
    const leaves: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const section = /\d{3}$/.exec(((await options.nth(index).textContent()) ?? "").trim())?.[0];
      if (section) {
        found.add(section);
        leaves.push(index);
      } else walkLater.push([...path, index]);
    }
    if (leaves[0] !== undefined) {
      const section = /\d{3}$/.exec(((await options.nth(leaves[0]).textContent()) ?? "").trim())?.[0] ?? "";
      await options.nth(leaves[0]).tap();
      await expect(page.getByRole("heading", { level: 1, name: wizard.words.guide(`sections.${section}.short`) })).toBeVisible();
    }
  };
  const walkLater: (readonly number[])[] = [[]];
  for (let next = walkLater.shift(); next; next = walkLater.shift()) await walk(next);
  const all = "101 102 103 104 105 106 111 112 113 114 115 116 121 122 123 124 131 132 141 142 151 152 153 161 162 163 164".split(" ");
  expect([...found].sort()).toEqual(all);
});

test("a cell that the text does not give has no penalty and is left to the head judge", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await expect(wizard.tile("121")).toContainText(wizard.common("why-short.not-in-source"));
  await wizard.happened("121");
  await expect(page.getByText(wizard.common("why.not-in-source"), { exact: true })).toBeVisible();
  await expect(page.locator("#content").getByText(wizard.common("penalty.no-answer"), { exact: true })).toBeVisible();
  await wizard.tap(wizard.recordButton);
  await expect(wizard.saved).toContainText(wizard.common("state.open"));
  const [entry] = await logged(page, "recorded");
  expect(entry?.body.issued).toBeUndefined();
  expect(entry?.body.recommended).toMatchObject({ why: "not-in-source" });
});

test("the head judge fixes a missing cell for the event: used from then on, and marked", async ({ page }) => {
  await openPhone(page, { headJudge: true });
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("121");
  await page.getByLabel(wizard.t("ruling.choose")).selectOption("warning");
  await wizard.button("ruling.house", { penalty: "Warning" }).tap();
  await expect(page.getByText(wizard.common("from.house"))).toBeVisible();
  await wizard.record("warning");
  expect((await logged(page, "house-ruled")).map((each) => each.body)).toEqual([
    { kind: "house-ruled", infraction: "121", level: "rel-1", penalties: ["warning"] },
  ]);
  await wizard.home();
  await wizard.choose(SECOND);
  await expect(wizard.tile("121")).toContainText("W");
  await wizard.happened("121");
  await expect(page.getByText(wizard.common("from.house"))).toBeVisible();
  await wizard.record("warning");
  const entries = await logged(page, "recorded");
  expect(entries.map((each) => each.body.recommended?.house)).toEqual([true, true]);
  expect(entries[1]?.body.deviation).toBeUndefined();
});

test("in single-game matches a game loss is the match", async ({ page }) => {
  await openPhone(page, { matchForm: "single-game" });
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("113");
  await expect(page.getByText(wizard.common("single-game"))).toBeVisible();
  await wizard.home();
  await wizard.choose(SECOND);
  await wizard.happened("122");
  await expect(page.getByText(wizard.common("single-game"))).toHaveCount(0);
});

test("player, table and round stay in sight on every step, however far one scrolls", async ({ page }) => {
  await openPhone(page, { round: 4 });
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.table.fill("31");
  const inSight = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const header = page.getByRole("banner");
    await expect(header.getByText(PLAYER, { exact: true })).toBeInViewport();
    await expect(header.getByText(wizard.common("round", { round: 4 }))).toBeInViewport();
    await expect(wizard.table).toBeInViewport();
    await expect(wizard.table).toHaveValue("31");
  };
  await inSight();
  await wizard.button("what.note").tap();
  await inSight();
  await page.goBack();
  await wizard.happened("112");
  await inSight();
  await wizard.record("warning");
  await inSight();
});

const SCREENS = ["home", "what", "tree", "found", "ruling", "second player", "note", "saved"] as const;

/** Calls back on every screen of the main job, with what is longest on it. */
async function onEachScreen(wizard: WizardPage, look: (screen: (typeof SCREENS)[number]) => Promise<void>) {
  const { page } = wizard;
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("112");
  await wizard.record("warning");
  await wizard.home();
  await wizard.choose(SECOND);
  await wizard.tap(wizard.button("what.later"));
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.table.fill("12");
  await wizard.home();
  await expect(wizard.draft(PLAYER)).toBeVisible();
  await look("home");
  await wizard.draft(PLAYER).tap();
  await expect(wizard.tiles.first()).toBeVisible();
  await look("what");
  await wizard.button("what.tree").tap();
  await look("tree");
  await page.getByRole("searchbox").fill("11");
  await expect(page.locator("#content").getByRole("listitem").first()).toBeVisible();
  await look("found");
  await page.getByRole("searchbox").fill("");
  await wizard.button("what.tree-back").tap();
  await wizard.button("subject.add-second").tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("second player");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: wizard.common("action.close") })
    .tap();
  await wizard.button("what.note").tap();
  await look("note");
  await page.goBack();
  await wizard.happened("112");
  await wizard.depart("match-loss");
  await look("ruling");
  await page.getByLabel(wizard.t("ruling.deviation-reason")).fill("Seen before.");
  await wizard.tap(wizard.recordButton);
  await expect(wizard.saved).toBeVisible();
  await wizard.button("saved.note").tap();
  await look("saved");
}

test("every target of the main job is at least 48 px high and wide", async ({ page }) => {
  test.setTimeout(120_000);
  await openPhone(page);
  const small: string[] = [];
  await onEachScreen(new WizardPage(page), async (screen) => {
    small.push(...(await page.evaluate(tooSmall)).map((each) => `${screen}: ${each}`));
  });
  expect(small).toEqual([]);
});

/** Runs in the page. A link inside a sentence has the sentence's size, and a box inside its label has the label's. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary, label:has(input)")].flatMap(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      const isHidden = width < 2 || !element.checkVisibility();
      const isInLabel = element.matches("label input");
      const isInSentence = element.matches("p a, label a, li span a") && getComputedStyle(element).display === "inline";
      if (isHidden || isInLabel || isInSentence || (width > 47.5 && height > 47.5)) return [];
      return [
        `${element.tagName} ${(element.textContent || element.ariaLabel || "").trim().slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`,
      ];
    },
  );
}
