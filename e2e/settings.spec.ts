import { expect, type Page, test } from "@playwright/test";
import { type Body, chained, formatBundle, type Head, hashOf, type LogEvent } from "#log";
import { guides } from "#rules";
import { appReady, goTo, logged, logOf, openPhone } from "./pages/App.ts";
import { offlineReady, openApp, startServer } from "./pages/own-server.ts";
import { SettingsPage } from "./pages/SettingsPage.ts";
import { wordsIn } from "./pages/words.ts";

const JUDGE = "Judge 01";

const opened: Body = {
  kind: "opened",
  settings: {
    name: "Other Cup",
    from: "2026-11-28",
    to: "2026-11-29",
    guide: "dci-2005",
    edition: "2005-01-20",
    level: "rel-1",
    matchForm: "best-of-three",
    decisions: {},
  },
};
const entry: Body = {
  kind: "recorded",
  player: "player-1",
  guide: "dci-2005",
  edition: "2005-01-20",
  level: "rel-1",
  infraction: "122",
  facts: {},
  issued: ["caution"],
  day: 1,
  round: 1,
};
const otherCup = chain([opened, { kind: "player-added", player: "player-1", person: { name: "Player 01", role: "player" } }, entry]);
const otherFile = { name: "other.json", text: bundle(otherCup) };

let settings: SettingsPage;

test.beforeEach(({ page }) => {
  settings = new SettingsPage(page);
});

test("a judge whose name is known has an event in two taps, offline", async ({ page, context }) => {
  await settings.open({ judge: JUDGE });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  await context.setOffline(true);
  await page.getByRole("link", { name: settings.common("no-event.open") }).tap();
  await settings.button("new.create").tap();

  await expect(page).toHaveURL(/#\/$/);
  const [event] = await logged(page, "opened");
  expect(event?.by).toBe(JUDGE);
  expect(event?.body.settings).toMatchObject({ level: "rel-1", matchForm: "best-of-three" });
  expect(event?.body.settings.decisions).toEqual({ "deck-penalties-deferred": false, "organizer-grace": false });
  await settings.showEvent();
  await expect(settings.place(1, 1)).toBeVisible();
});

test("without a name nothing is created, and the screen says what is missing and goes there", async ({ page }) => {
  await settings.open();
  await settings.show("events/new", settings.t("new.title"));
  await settings.button("new.create").tap();
  await expect(settings.says("missing.judge")).toBeVisible();
  await expect(settings.field("you.name")).toBeFocused();
  expect(await logOf(page)).toEqual([]);

  await settings.field("you.name").fill(JUDGE);
  await settings.field("form.name").fill(" ");
  await settings.button("new.create").tap();
  await expect(settings.says("missing.name")).toBeVisible();
  expect(await logOf(page)).toEqual([]);
  await settings.field("form.name").fill("Spring Cup");
  await settings.button("new.create").tap();
  await expect(page).toHaveURL(/#\/$/);
  expect((await logged(page, "opened")).map((each) => each.body.settings.name)).toEqual(["Spring Cup"]);
});

test("five taps on create make one event", async ({ page }) => {
  await settings.open({ judge: JUDGE });
  await settings.show("events/new", settings.t("new.title"));
  await settings.button("new.create").evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click();
  });
  await expect(page).toHaveURL(/#\/$/);
  expect(await logged(page, "opened")).toHaveLength(1);
});

test("a half-written event survives a reload, is announced, and can be dropped", async () => {
  await settings.open({ judge: JUDGE });
  await settings.show("events/new", settings.t("new.title"));
  await settings.field("form.name").fill("Half written");
  await settings.choice("REL 3").check();
  await settings.reload();
  await expect(settings.says("new.found")).toBeVisible();
  await expect(settings.field("form.name")).toHaveValue("Half written");
  await expect(settings.choice("REL 3")).toBeChecked();

  await settings.button("new.afresh").tap();
  await expect(settings.field("form.name")).not.toHaveValue("Half written");
  await settings.reload();
  await expect(settings.says("new.found")).toBeHidden();
});

test("what is chosen in the instant before a reload is there after it", async ({ page }) => {
  await settings.open({ judge: JUDGE });
  await settings.show("events/new", settings.t("new.title"));
  await settings.field("form.name").fill("Half written");
  await settings.choice("REL 3").evaluate((radio: HTMLInputElement) => {
    radio.click();
    location.reload();
  });
  await expect(settings.says("new.found")).toBeVisible();
  await expect(settings.field("form.name")).toHaveValue("Half written");
  await expect(settings.choice("REL 3")).toBeChecked();
  // It lies in the database again, and nowhere else.
  expect(await page.evaluate(() => localStorage.getItem("floorbook-last-drafts"))).toBeNull();
  await settings.reload();
  await expect(settings.choice("REL 3")).toBeChecked();
});

test("a full phone is a sentence beside the button, and the form stays", async ({ page }) => {
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given: Parameters<typeof add>) {
      if (this.name === "segments") throw new DOMException("full", "QuotaExceededError");
      return add.apply(this, given);
    };
  });
  await settings.open({ judge: JUDGE });
  await settings.show("events/new", settings.t("new.title"));
  await settings.field("form.name").fill("Too much");
  await settings.button("new.create").tap();
  await expect(page.getByText(settings.common("problem.full"))).toBeVisible();
  await expect(settings.field("form.name")).toHaveValue("Too much");
});

test("the round goes on, back, and to a place set by hand", async ({ page }) => {
  await settings.open({ judge: JUDGE });
  await settings.createEvent("Cup");
  await settings.showEvent();
  await settings.button("round.next", { round: 2 }).tap();
  await expect(settings.place(1, 2)).toBeVisible();
  await settings.button("round.back", { round: 1 }).tap();
  await expect(settings.place(1, 1)).toBeVisible();

  await settings.says("round.by-hand").tap();
  await settings.field("round.day").fill("2");
  await settings.field("round.round").fill("x");
  await settings.button("round.set").tap();
  await expect(settings.says("round.wrong")).toBeVisible();
  await settings.field("round.round").fill("7");
  await settings.button("round.set").tap();
  await expect(settings.place(2, 7)).toBeVisible();
  expect((await logged(page, "advanced")).map(({ body }) => [body.from.round, body.day, body.round])).toEqual([
    [1, 1, 2],
    [2, 1, 1],
    [1, 2, 7],
  ]);
});

test("a new level warns that earlier entries keep theirs, and only the level is written", async ({ page }) => {
  await openOther(page);
  await settings.showEvent();
  await page.getByRole("button", { name: settings.common("action.edit") }).tap();
  await expect(settings.says("event.keep-theirs", { entries: 1 })).toBeHidden();
  await settings.choice("REL 3").check();
  await expect(settings.says("event.keep-theirs", { entries: 1 })).toBeVisible();

  await settings.reload();
  await expect(settings.says("event.found")).toBeVisible();
  await expect(settings.choice("REL 3")).toBeChecked();
  await page.getByRole("button", { name: settings.common("action.save") }).tap();
  await expect(page.getByRole("heading", { level: 1, name: settings.t("event.title") })).toBeVisible();
  expect((await logged(page, "set")).map(({ body }) => body.settings)).toEqual([
    { level: "rel-3", decisions: { "deck-penalties-deferred": false } },
  ]);
  expect((await logged(page, "recorded")).map(({ body }) => body.level)).toEqual(["rel-1"]);
});

test("the head judge rules on a cell that the guide leaves open, under their name, and can take it back", async ({ page }) => {
  await settings.open({ judge: JUDGE });
  await settings.createEvent("Cup");
  await settings.showEvent();
  await settings.openCells();
  await expect(settings.houseRow("124")).toBeVisible();
  await expect(settings.houseRow("124").getByRole("button")).toHaveCount(0);

  await settings.headJudge.check();
  await settings.houseRow("124").getByRole("button").tap();
  await settings.button("house.save").tap();
  await expect(settings.says("house.missing")).toBeVisible();
  await settings.choice(settings.words.guide("penalties.warning.name")).check();
  await settings.button("house.save").tap();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(settings.houseRow("124")).toContainText(settings.words.guide("penalties.warning.name"));
  await expect(settings.houseRow("124")).toContainText(JUDGE);

  await settings.houseRow("124").getByRole("button").tap();
  await settings.button("house.clear").tap();
  await expect(settings.houseRow("124")).toContainText(settings.common("why-short.not-in-source"));
  expect((await logged(page, "house-ruled")).map(({ body }) => [body.infraction, body.level, body.penalties])).toEqual([
    ["124", "rel-1", ["warning"]],
    ["124", "rel-1", null],
  ]);
});

test("what one phone exports another one imports, once, and the events can be switched", async ({ page, browser }) => {
  test.slow();
  await settings.open({ judge: JUDGE });
  await settings.createEvent("Cup of phone A");
  await settings.showData();
  await expect(settings.figure("data.events")).toHaveText("1");
  const text = await settings.exported();
  const ofA = await logOf(page);

  const otherPhone = await browser.newContext();
  const pageB = await otherPhone.newPage();
  const phoneB = new SettingsPage(pageB);
  await phoneB.open({ judge: "Judge 02" });
  await phoneB.createEvent("Cup of phone B");
  await phoneB.showData();
  await phoneB.choose({ name: "a.json", text });
  await expect(phoneB.figure("import.fresh")).toHaveText(String(ofA.length));
  await expect(pageB.getByText("Cup of phone A")).toBeVisible();
  await phoneB.button("import.do", { fresh: ofA.length }).tap();
  await expect(phoneB.says("import.done")).toBeVisible();
  await expect(phoneB.figure("data.events")).toHaveText("2");
  expect(await logOf(pageB)).toEqual(expect.arrayContaining([...ofA]));

  const before = await logOf(pageB);
  await phoneB.choose({ name: "a.json", text });
  await expect(phoneB.says("import.nothing-new")).toBeVisible();
  await expect(phoneB.figure("import.known")).toHaveText(String(ofA.length));
  expect(await logOf(pageB)).toEqual(before);

  await phoneB.show("events", phoneB.t("events.title"));
  await pageB.getByRole("button", { name: /Cup of phone A/ }).tap();
  await expect(pageB.getByRole("link", { name: /Cup of phone A/ })).toContainText(phoneB.t("events.current"));
  await phoneB.reload();
  await phoneB.showEvent();
  await expect(pageB.getByText("Cup of phone A").first()).toBeVisible();

  // The log is there, the event's key is not: a phone restored from a backup goes on as the head judge's.
  await goTo(pageB, "/exchange/join");
  await expect(pageB.locator("[data-problem=no-key]")).toBeVisible();
  await pageB.getByRole("button", { name: "Go on as head judge's phone" }).tap();
  await expect(pageB.locator("canvas[data-code]")).toBeVisible();
  await otherPhone.close();
});

test("a dropped file is looked through like a chosen one, and a clash is told", async ({ page }) => {
  await openOther(page);
  await settings.showData();
  const clashing = chain([opened, { kind: "player-added", player: "player-1", person: { name: "Player 02", role: "player" } }]);
  await settings.drop({ name: "clash.json", text: bundle(clashing) });
  await expect(settings.figure("import.clashes")).toHaveText("1");
  await expect(settings.figure("import.known")).toHaveText("1");
  await expect(settings.says("import.clash-kept")).toBeVisible();
});

const spoilt: readonly (readonly [string, string, (text: string) => string, Readonly<Record<string, string | number>>?])[] = [
  ["cut off", "not-json", (text) => text.slice(0, 300)],
  ["of another program", "not-ours", () => '{"name":"something else"}'],
  ["of a newer Floorbook", "newer-file", (text) => text.replace('"version": 1', '"version": 9'), { version: 9 }],
  ["with a wrong field", "malformed", (text) => text.replace('"round": 1', '"round": "one"'), { where: "events.2.body.round" }],
  ["changed by hand", "altered", (text) => text.replace("Player 01", "Player 09"), { phone: "phone-x", seq: 3 }],
  ["without its end", "incomplete", (text) => without(text, 2), { phone: "phone-x", seq: 3 }],
  ["with a hole", "gap", (text) => without(text, 1), { phone: "phone-x", seq: 3 }],
];

for (const [what, kind, spoil, slots] of spoilt) {
  test(`a file ${what} is refused with a sentence, and nothing is changed`, async ({ page }) => {
    await settings.open({ judge: JUDGE });
    await settings.createEvent("Cup");
    const before = await logOf(page);
    await settings.showData();
    await settings.choose({ name: "spoilt.json", text: spoil(otherFile.text) });
    await expect(settings.says("import.refused", { file: "spoilt.json" })).toBeVisible();
    await expect(settings.says(`refusal.${kind}`, slots)).toBeVisible();
    await expect(settings.says("import.nothing-changed")).toBeVisible();
    await settings.choose(otherFile);
    await expect(settings.figure("import.fresh")).toHaveText("3");
    expect(await logOf(page)).toEqual(before);
  });
}

test("a phone that is full takes nothing of an import, says so, and takes all of it once there is room", async ({ page }) => {
  await settings.open({ judge: JUDGE });
  await settings.createEvent("Cup");
  const before = await logOf(page);
  await settings.showData();
  await settings.choose(otherFile);
  await expect(settings.button("import.do", { fresh: 3 })).toBeVisible();
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    Object.assign(globalThis, { letItWork: () => Object.assign(IDBObjectStore.prototype, { add }) });
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await settings.button("import.do", { fresh: 3 }).tap();
  await expect(settings.says("refusal.full")).toBeVisible();
  expect(await logOf(page)).toEqual(before);
  await page.evaluate(() => (globalThis as unknown as { letItWork: () => void }).letItWork());
  await settings.choose(otherFile);
  await settings.button("import.do", { fresh: 3 }).tap();
  await expect(settings.says("import.done")).toBeVisible();
  expect(await logOf(page)).toHaveLength(before.length + 3);
});

for (const [answer, key] of [
  [false, "storage.refused"],
  [true, "storage.kept"],
] as const) {
  test(`the browser's answer ${answer} to keeping the data is explained`, async ({ page }) => {
    await page.addInitScript((kept) => {
      navigator.storage.persisted = () => Promise.resolve(false);
      navigator.storage.persist = () => Promise.resolve(kept);
    }, answer);
    await settings.open();
    await settings.showData();
    await expect(settings.says("storage.evictable")).toBeVisible();
    await settings.button("storage.ask").tap();
    await expect(settings.says(key)).toBeVisible();
  });
}

test("a share sheet that is closed again is neither an export nor a fault; one that takes no file leaves the download", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const answers = ["AbortError", "NotAllowedError", "shared"];
    navigator.canShare = () => true;
    navigator.share = async () => {
      const answer = answers.shift();
      if (answer !== "shared") throw new DOMException("share", answer);
    };
  });
  await openPhone(page);
  await goTo(page, "/data");
  const { ui } = wordsIn("en");
  const last = page.getByText(ui("keeping:health.backup"), { exact: true }).locator("xpath=following-sibling::dd[1]");
  const doIt = page.getByRole("button", { name: ui("settings:export.do") });
  await doIt.tap();
  await expect(last).toHaveText(ui("keeping:health.none"));
  await expect(page.getByText(/^floorbook-.*\.json/)).toHaveCount(0);
  await expect(page.getByText(ui("settings:export.failed"))).toHaveCount(0);
  const download = page.waitForEvent("download");
  await doIt.tap();
  expect((await download).suggestedFilename()).toMatch(/^floorbook-/);
  await expect(last).not.toHaveText(ui("keeping:health.none"));
  await doIt.tap();
  await expect(page.getByText(/^floorbook-.*\.json/)).toBeVisible();
});

test("a browser that cannot say whether it keeps the data is no error", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "storage", { value: undefined }));
  await settings.open();
  await settings.showData();
  await expect(settings.says("storage.unknown")).toBeVisible();
  await expect(settings.figure("data.events")).toHaveText("0");
});

test("name, head judge, theme and language are remembered", async ({ page }) => {
  await settings.open();
  await settings.show("more", settings.common("nav.more"));
  await settings.field("you.name").fill("選手一");
  await settings.headJudge.check();
  await settings.choice(settings.t("theme.dark")).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator("#content").getByRole("combobox").selectOption("ja");
  const japanese = new SettingsPage(page, wordsIn("ja"));
  await expect(page.getByRole("heading", { level: 1, name: japanese.common("nav.more") })).toBeVisible();

  await settings.reload();
  await expect(japanese.field("you.name")).toHaveValue("選手一");
  await expect(japanese.headJudge).toBeChecked();
  await expect(japanese.choice(japanese.t("theme.dark"))).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
});

test("the version answers whether it is the newest, and the licences are on the phone with the server dead", async ({ page }) => {
  const server = await startServer();
  await openApp(page, server.url);
  await offlineReady(page);
  await settings.show("about", settings.t("about.title"));
  await expect(settings.says("about.offline-ready")).toBeVisible();
  await settings.button("about.check").tap();
  await expect(settings.says("about.update.none")).toBeVisible();

  await server.kill();
  await settings.button("about.check").tap();
  await expect(settings.says("about.update.offline")).toBeVisible();
  const licences = await page.getByRole("link", { name: settings.t("about.licences") }).evaluate((link: HTMLAnchorElement) => link.href);
  expect(await page.evaluate(async (url) => (await fetch(url)).text(), licences)).toContain("react");
});

test("no text of these screens is in code", async ({ page }) => {
  await openOther(page, "cimode");
  const seen = new Set<string>();
  for (const route of ["more", "events", "events/new", "events/current", "data", "about"]) {
    await goTo(page, `/${route}`);
    await page.waitForTimeout(500);
    for (const text of await page.evaluate(textsInSight)) seen.add(text);
  }
  expect(seen.size).toBeGreaterThan(60);
  // A publisher's notice stands word for word in English, whatever the language.
  const ours = ["Other Cup", JUDGE, "cimode", ...guides.flatMap((each) => each.notice ?? [])];
  expect([...seen].filter((text) => !ours.includes(text) && !/^[\w-]+(\.[\w-]+)*$/.test(text))).toEqual([]);
});

/** A phone on which somebody else's event was imported and opened. */
async function openOther(page: Page, language = "en") {
  await settings.open({ judge: JUDGE, language: "en" });
  await settings.showData();
  await settings.choose(otherFile);
  await settings.button("import.do", { fresh: 3 }).tap();
  await expect(settings.says("import.done")).toBeVisible();
  await settings.show("events", settings.t("events.title"));
  await page.getByRole("button", { name: /Other Cup/ }).tap();
  await expect(page.getByRole("link", { name: /Other Cup/ })).toBeVisible();
  await page.evaluate((shown) => {
    const remembered: unknown = JSON.parse(localStorage.getItem("floorbook") ?? "{}");
    localStorage.setItem("floorbook", JSON.stringify(Object.assign({}, remembered, { language: shown })));
  }, language);
  await page.reload();
  await appReady(page);
}

function chain(bodies: readonly Body[]): readonly LogEvent[] {
  let head: Head | undefined;
  return bodies.map((body, index) => {
    const stamp = { id: `x-${index + 1}`, tournament: "other-cup", phone: "phone-x", by: "Judge 09", at: "2026-11-28T10:00:00+08:00" };
    const event = chained(stamp, body, head, index);
    head = { seq: event.seq, hash: hashOf(event) };
    return event;
  });
}

function bundle(events: readonly LogEvent[]): string {
  return formatBundle(events, { exported: "2026-11-28T18:00:00+08:00", app: "test" });
}

/** The file as it would be with one event lost on the way. */
function without(text: string, index: number): string {
  const file = JSON.parse(text) as { events: unknown[] };
  file.events.splice(index, 1);
  return JSON.stringify(file);
}

/** Runs in the page: every text and every name that only a screen reader tells. */
function textsInSight(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("script, style, noscript, option[lang]")) continue;
    texts.push(node.textContent?.trim() ?? "");
  }
  for (const name of ["aria-label", "placeholder", "title", "alt"])
    for (const element of document.querySelectorAll(`body [${name}]`)) texts.push(element.getAttribute(name) ?? "");
  return texts.filter((each) => each !== "");
}
