/**
 * Kills the browser while the built app records, imports, merges and migrates, and looks for what its screens had shown as saved:
 * npm run --silent chaos -- --kills 200 [--seed 1]
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { newProfile, openBrowser, startServer } from "../e2e/pages/own-server.ts";
import { wordsIn } from "../e2e/pages/words.ts";
import { type Body, chained, formatBundle, type Head, hashOf, type LogEvent } from "../src/log/index.ts";
import { seededNumbers } from "../src/rules/seeded-numbers.ts";
import { readDisk, recordForEver, type Shown, writeFirstVersion } from "./chaos-page.ts";

const option = (name: string, or: number) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || or;
const [wanted, seed] = [option("kills", 20), option("seed", 1)];
const below = seededNumbers(String(seed));
/** A profile's log would grow for ever, and with it the time that a life takes. */
const LIVES = 40;
const PLAYERS = ["Player 01", "選手一", "プレイヤー甲"] as const;
const { ui, guide } = wordsIn("en");

/** One phone: its profile outlives its browsers. */
interface Phone {
  readonly profile: string;
  readonly tournament: string;
  /** Ids that a screen showed as saved. */
  readonly saved: Set<string>;
  lives: number;
}

const server = await startServer();
const total = { kills: 0, saved: 0, lost: 0, doubled: 0 };
let phone = await newPhone();
let browser = await openBrowser(phone.profile);
while (total.kills < wanted) {
  const turn = below(10);
  if (turn === 0) await killWhileMigrating();
  else if (turn < 3) await killWhileImporting(turn === 1 ? phone.tournament : uuid());
  else await killWhileRecording();
  if (total.kills % 10 === 0) process.stderr.write(`${total.kills} kills, ${total.saved + phone.saved.size} shown as saved\n`);
}
await endOf(phone);
await server.kill();
process.stdout.write(`kills ${total.kills}, shown as saved ${total.saved}, lost ${total.lost}, doubled ${total.doubled}\n`);
process.exitCode = total.lost + total.doubled > 0 ? 1 : 0;

async function killWhileRecording() {
  const page = await openApp(browser);
  await page.exposeFunction("shown", (id: string) => void phone.saved.add(id));
  void page.evaluate(recordForEver, words()).catch(() => undefined);
  await pause(300 + below(2200));
  await killAndLook();
}

async function killWhileImporting(tournament: string) {
  const page = await openApp(browser, "#/data");
  const events = logOfAnotherPhone(tournament);
  const text = formatBundle(events, { exported: "2026-12-05T20:00:00+08:00", app: "0.1.0" });
  await page.locator("input[type=file]").setInputFiles({ name: "log.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: ui("settings:import.do", { fresh: events.length }) }).click();
  const shown = page.getByText(ui("settings:import.done"), { exact: true }).waitFor();
  const isShown = await Promise.race([shown.then(() => true), pause(below(800)).then(() => false)]).catch(() => false);
  if (isShown) for (const { id } of events) phone.saved.add(id);
  await killAndLook();
}

/** A phone that still has the database of the first version, opened by this app. */
async function killWhileMigrating() {
  await browser.close();
  const profile = newProfile();
  const events = logOfAnotherPhone(uuid());
  const morning = await openBrowser(profile);
  const page = await pageOf(morning);
  await page.goto(`${server.url}licences.txt`);
  await page.evaluate(writeFirstVersion, JSON.stringify(events.map((event) => ({ event, hash: hashOf(event) }))));
  await morning.close();
  const old: Phone = { profile, tournament: events[0]?.tournament ?? "", saved: new Set(events.map((each) => each.id)), lives: 0 };
  const begun = await openBrowser(profile);
  await (await pageOf(begun)).goto(server.url, { waitUntil: "commit" });
  await pause(below(900));
  await kill(begun, profile);
  const after = await openBrowser(profile);
  await look(old, after);
  await after.close();
  total.saved += old.saved.size;
  rmSync(profile, { recursive: true, force: true });
  browser = await openBrowser(phone.profile);
}

async function killAndLook() {
  await kill(browser, phone.profile);
  phone.lives += 1;
  browser = await openBrowser(phone.profile);
  await look(phone, browser);
  if (phone.lives < LIVES) return;
  await endOf(phone);
  phone = await newPhone();
  browser = await openBrowser(phone.profile);
}

/** The app starts, and its disk has everything that was shown, once. */
async function look(of: Phone, context: BrowserContext) {
  const page = await openApp(context);
  const ids = await page.evaluate(readDisk);
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  const lost = [...of.saved].filter((id) => !times.has(id));
  total.lost += lost.length;
  total.doubled += [...times.values()].filter((each) => each > 1).length;
  if (lost.length > 0) process.stderr.write(`kill ${total.kills}: lost ${lost.join(" ")}\n`);
}

async function endOf({ profile, saved }: Phone) {
  total.saved += saved.size;
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}

async function newPhone(): Promise<Phone> {
  const profile = newProfile();
  const context = await openBrowser(profile);
  const page = await openApp(context);
  await page.evaluate(() => localStorage.setItem("floorbook", JSON.stringify({ judge: "Judge 01", headJudge: true, language: "en" })));
  await page.reload();
  await page.goto(`${server.url}#/events/new`);
  await page.getByRole("button", { name: ui("settings:new.create") }).click();
  for (const name of PLAYERS) {
    await page.goto(`${server.url}#/`);
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("button", { name: ui("wizard:home.add", { name }), exact: true }).click();
    await page.getByRole("heading", { name: ui("wizard:what.title"), exact: true }).waitFor();
  }
  const tournament = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("floorbook") ?? "{}") as { tournament: string }).tournament,
  );
  await context.close();
  return { profile, tournament, saved: new Set(), lives: 0 };
}

function words(): Shown {
  const record = ["ruling.record", "ruling.record-change", "ruling.record-open", "ruling.record-none"];
  return {
    players: [...PLAYERS].sort(() => below(2) - 0.5),
    tile: guide("sections.122.short"),
    record: record.map((key) => ui(`wizard:${key}`, { penalty: "" }).trim()),
  };
}

function logOfAnotherPhone(tournament: string): readonly LogEvent[] {
  const device = uuid();
  const players = PLAYERS.map((name): Body => ({ kind: "player-added", player: `@${name}`, person: { name, role: "player" } }));
  const notes = Array.from({ length: 50 + below(700) }, (_, at): Body => ({ kind: "noted", day: 1, round: 1, text: `note ${at}` }));
  let head: Head | undefined;
  return [...players, ...notes].map((body, index) => {
    const stamp = { id: uuid(), tournament, phone: device, by: "Judge 02", at: "2026-12-05T10:00:00+08:00" };
    const event = chained(stamp, body, head, index);
    head = { seq: event.seq, hash: hashOf(event) };
    return event;
  });
}

async function openApp(context: BrowserContext, route = ""): Promise<Page> {
  const page = await pageOf(context);
  await page.goto(`${server.url}${route}`);
  await page.locator("html[data-app-ready]").waitFor({ state: "attached" });
  return page;
}

/** A browser that was killed may come up without its page. */
async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** SIGKILL to the browser and all of its processes, as a phone without memory does it. */
async function kill(context: BrowserContext, profile: string) {
  total.kills += 1;
  const closed = context.waitForEvent("close");
  for (const id of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    if (commandOf(id).includes(`--user-data-dir=${profile}`)) process.kill(Number(id), "SIGKILL");
  }
  await closed;
}

function commandOf(id: string): string {
  try {
    return readFileSync(join("/proc", id, "cmdline"), "utf8");
  } catch {
    return "";
  }
}

function uuid(): string {
  const digits = Array.from({ length: 32 }, () => below(16).toString(16)).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
