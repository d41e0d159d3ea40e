import { expect, type Page, test } from "@playwright/test";
import { playerKey } from "#log";
import { appReady, EVENT_NAME, goTo, openPhone, PLAYERS } from "./pages/App.ts";
import { allThatLies, filesIn, placesOf } from "./pages/at-rest.ts";
import { isLocked, lockUp, unlock } from "./pages/lock.ts";
import { offlineReady } from "./pages/own-server.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { wordsIn } from "./pages/words.ts";

const { ui } = wordsIn("en");
const t = (key: string, slots = {}) => ui(`privacy:${key}`, slots);
const [NAME] = PLAYERS;
/** A phone that recognises its judge, as Chromium plays it. */
const AUTHENTICATOR = {
  protocol: "ctap2",
  ctap2Version: "ctap2_1",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  hasPrf: true,
} as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the head judge erases a person: no name is left on the phone, the penalty counts on", async ({ page }) => {
  const player = playerKey({ name: NAME });
  const ruling = { guide: "dci-2005", edition: "2005-01-20", level: "rel-1", infraction: "122", facts: {}, issued: ["warning"] };
  await openPhone(page, { headJudge: true, bodies: [{ kind: "recorded", player, ...ruling, day: 1, round: 1, note: `${NAME} was late` }] });
  expect(JSON.stringify(await allThatLies(page))).toContain(NAME);
  await goTo(page, `/players/${encodeURIComponent(player)}`);
  await button(page, t("erase.start")).tap();
  await button(page, t("erase.do")).tap();
  await expect(page.getByText(t("erase.first"))).toBeVisible();
  await page.getByRole("switch", { name: t("erase.sure") }).check({ force: true });
  await button(page, t("erase.do")).tap();
  await expect(page.getByText(t("erase.done"))).toBeVisible();
  expect(JSON.stringify(await allThatLies(page))).not.toContain(NAME);
  await goTo(page, "/log");
  await expect(page.getByText(ui("common:erased-person"))).toBeVisible();
});

test("an event goes from the phone when its judge says so, and a count stays", async ({ page }) => {
  await openPhone(page);
  await goTo(page, "/events/current");
  await button(page, t("retention.suggest", { date: "2027-01-04" })).tap();
  await expect(page.getByText(t("retention.kept", { date: "2027-01-04" }))).toBeVisible();
  await button(page, t("retention.now")).tap();
  await page.getByRole("switch", { name: t("erase.sure") }).check({ force: true });
  await button(page, t("erase.do")).tap();
  await expect(page.getByText(EVENT_NAME)).toBeVisible();
  expect(JSON.stringify(await allThatLies(page))).not.toContain(NAME);
  await button(page, t("retention.again")).tap();
  await expect(page.getByText(t("retention.allowed"))).toBeVisible();
});

test("with the lock on the phone's data is unreadable without the secret, and the guides are not", async ({ page }) => {
  await openPhone(page);
  await lockUp(page);
  const lying = JSON.stringify(await allThatLies(page));
  for (const word of [NAME, EVENT_NAME]) expect(lying).not.toContain(word);

  await page.getByRole("link", { name: ui("common:nav.guide") }).tap();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(t("lock.screen"));
  await expect(page.locator("main a").first()).toBeVisible();
  await page.getByRole("link", { name: t("lock.open") }).tap();
  await page.getByLabel(t("lock.secret")).fill("wrong one");
  await button(page, t("lock.open")).tap();
  await expect(page.getByText(t("lock.wrong"))).toBeVisible();
  await unlock(page);
  await goTo(page, "/players");
  await expect(page.getByText(NAME)).toBeVisible();
});

test("a forgotten secret: what lies here is erased and not missed afterwards, and another tab follows", async ({ page, context }) => {
  await openPhone(page);
  await lockUp(page);
  const other = await context.newPage();
  await other.goto("./");
  await isLocked(other);
  await button(page, t("lock.forgotten")).tap();
  await button(page, t("lock.erase-all")).tap();
  await expect(page.getByText(t("erase.first"))).toBeVisible();
  await page.getByRole("switch").tap();
  await button(page, t("lock.erase-all")).tap();
  for (const tab of [page, other]) {
    await appReady(tab);
    await goTo(tab, "/");
    await expect(tab.getByRole("link", { name: ui("common:no-event.open") })).toBeVisible();
    await expect(tab.getByText(ui("keeping:lost.title"))).toHaveCount(0);
  }
});

test("a locked phone has no name of a person or of the judge anywhere, and the judge's own comes back", async ({ page }) => {
  const judge = "Xanthippe Vogelsang";
  const person = "Quirin Zabłocki";
  await openPhone(page, { people: [{ name: person }] });
  await goTo(page, "/more");
  await page.getByLabel(ui("settings:you.name")).fill(judge);
  const wizard = new WizardPage(page);
  await wizard.home();
  await wizard.nextRound(2);
  await wizard.choose(person);
  await wizard.happened("122");
  await wizard.note.fill(`${person} says so`);
  await wizard.home();
  await expect
    .poll(async () => placesOf(await allThatLies(page), [person, judge]), { timeout: 30_000 })
    .toEqual([
      "IndexedDB drafts",
      "IndexedDB kept",
      "IndexedDB segments",
      "files log-1.floorbook",
      "localStorage floorbook",
      "localStorage floorbook:screen",
    ]);
  await lockUp(page);
  expect(placesOf(await allThatLies(page), [person, judge])).toEqual([]);

  await page.getByRole("link", { name: ui("common:nav.guide") }).tap();
  await page.getByRole("link", { name: t("lock.open") }).tap();
  await unlock(page);
  await goTo(page, "/more");
  await expect(page.getByLabel(ui("settings:you.name"))).toHaveValue(judge);
  await wizard.home();
  await wizard.nextRound(3);
  await wizard.home();
  // A sealed copy of what was written under the lock stands beside the one that was made with it.
  await expect.poll(async () => filesIn(await allThatLies(page)), { timeout: 30_000 }).toEqual(["log-1.floorbook", "log-2.floorbook"]);
  await page.reload();
  await isLocked(page);
  expect(placesOf(await allThatLies(page), [person, judge])).toEqual([]);
});

test("a passkey opens the lock without typing, offline too; refused or gone, the secret opens", async ({ page, context }) => {
  const phone = await context.newCDPSession(page);
  await phone.send("WebAuthn.enable");
  const { authenticatorId } = await phone.send("WebAuthn.addVirtualAuthenticator", { options: AUTHENTICATOR });
  await openPhone(page);
  await lockUp(page);
  await expect(button(page, t("lock.open-passkey"))).toHaveCount(0);
  await unlock(page);
  await goTo(page, "/privacy");
  await button(page, t("lock.passkey-add")).tap();
  await expect(page.getByText(t("lock.passkey-there"))).toBeVisible();
  // The copy beside the database can be opened by it too, should the database be lost.
  await expect
    .poll(async () => placesOf(await allThatLies(page), ['"passkey":']))
    .toEqual(["IndexedDB locks", expect.stringMatching(/^files /)]);

  await offlineReady(page);
  await context.setOffline(true);
  await page.reload();
  await button(page, t("lock.open-passkey")).tap();
  await appReady(page);
  await goTo(page, "/players");
  await expect(page.getByText(NAME)).toBeVisible();

  await page.reload();
  await isLocked(page);
  await phone.send("WebAuthn.clearCredentials", { authenticatorId });
  await button(page, t("lock.open-passkey")).tap();
  await expect(page.getByText(t("lock.passkey-not-given"))).toBeVisible();
  await unlock(page);
  await goTo(page, "/privacy");
  await button(page, t("lock.passkey-remove")).tap();
  await expect(page.getByText(t("lock.passkey-none"))).toBeVisible();
  await page.reload();
  await isLocked(page);
  await expect(button(page, t("lock.open-passkey"))).toHaveCount(0);
});

test("a phone whose passkeys give no secret says so, and the secret opens as before", async ({ page, context }) => {
  const phone = await context.newCDPSession(page);
  await phone.send("WebAuthn.enable");
  await phone.send("WebAuthn.addVirtualAuthenticator", { options: { ...AUTHENTICATOR, hasPrf: false } });
  await openPhone(page);
  await lockUp(page);
  await unlock(page);
  await goTo(page, "/privacy");
  await button(page, t("lock.passkey-add")).tap();
  await expect(page.getByText(t("lock.passkey-cannot"))).toBeVisible();
  await page.reload();
  await isLocked(page);
  await expect(button(page, t("lock.open-passkey"))).toHaveCount(0);
  await unlock(page);
});

test("names are covered while the app is in the background", async ({ page }) => {
  await openPhone(page);
  await goTo(page, "/players");
  await expect(page.getByText(NAME)).toBeVisible();
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await expect(page.getByText(NAME)).toBeHidden();
  await hide(false);
  await expect(page.getByText(NAME)).toBeVisible();
});
