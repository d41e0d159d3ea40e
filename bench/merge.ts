/** Figure 6: 5,000 signed events of another phone into 100,000, checked and durable, against rows of Dexie. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { putEventsOnDisk } from "../e2e/pages/database.ts";
import { formatExchangeFile, parseJoinCode } from "../src/exchange/index.ts";
import { type Body, coverageFor, eventsOf, type LogEvent, type Settings } from "../src/log/index.ts";
import { createStorePhone, must, openState } from "../src/store/testing/phones.ts";
import { newProfile, openBrowser } from "./browser.ts";
import { logWith } from "./entries.ts";
import { type Figure, median, type Options, paired, rounded, say } from "./figure.ts";
import { growth, LINEAR } from "./growth.ts";
import { timed, untilThere, watchFor } from "./in-page.ts";
import { serveFolder } from "./static-server.ts";

const [FEW, MANY] = [1_000, 100_000];
const MERGED = 5_000;
const EVENT = "bench";

export async function measureMerge({ dist, rounds }: Options): Promise<readonly Figure[]> {
  const held = logWith(MANY);
  const [opened] = held;
  if (opened?.body.kind !== "opened") throw new Error("the log does not begin with its opening");
  const { joinCode, files } = await filesOf(opened.body.settings, rounds);
  const server = await serveFolder(dist);
  const few = await mergeAll(server.url, { joinCode, files, held: logWith(FEW), size: FEW });
  const many = await mergeAll(server.url, { joinCode, files, held, size: MANY });
  await server.kill();
  return [
    paired({
      figure: "6",
      what: "5,000 signed events into 100,000: the file checked, durable and shown, against 5,000 rows of Dexie in one transaction",
      unit: "ms",
      values: wholeOf(many),
      limits: many.rows,
      most: 0.1,
      goal: "≥ 10 × faster than Dexie with a row per event (ratio ≤ 0.1)",
      note: `${rounded(median(many.checked))} ms of it until the file was checked, beside the page, and ${rounded(median(many.merged))} ms from the tap`,
    }),
    growth(
      "6, merge",
      [
        [FEW, wholeOf(few)],
        [MANY, wholeOf(many)],
      ],
      LINEAR,
    ),
  ];
}

interface Merging {
  readonly joinCode: string;
  readonly files: readonly string[];
  readonly held: readonly LogEvent[];
  readonly size: number;
}

/** Milliseconds for each file. */
interface Merges {
  readonly checked: readonly number[];
  readonly merged: readonly number[];
  readonly rows: readonly number[];
}

function wholeOf({ checked, merged }: Merges): readonly number[] {
  return merged.map((each, round) => each + (checked[round] ?? 0));
}

async function mergeAll(url: string, { joinCode, files, held, size }: Merging): Promise<Merges> {
  const { page, cdp, context } = await openBrowser(newProfile());
  page.setDefaultTimeout(300_000);
  await page.goto(url);
  await page.evaluate((text) => localStorage.setItem("floorbook", text), JSON.stringify({ judge: "Judge 01" }));
  await startAt(page, "/exchange/scan");
  await page.locator("#root details summary").last().click();
  await page.locator("#root textarea").fill(joinCode);
  await page.locator("#root details button").last().click();
  await page.locator('#root [class*="_foot_"] [class*="_primary_"]').click();
  await page.locator("[data-joined]").waitFor();
  await putEventsOnDisk(page, held);
  await page.evaluate(dexie());
  await page.evaluate(fillRows, size);
  await startAt(page, "/log");
  await page.locator(`[aria-setsize="${size}"]`).first().waitFor();
  await page.evaluate(dexie());
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const [checked, merged, rows]: [number[], number[], number[]] = [[], [], []];
  for (const file of files) {
    await page.evaluate(() => {
      location.hash = "/exchange/file";
    });
    await page.locator('#root input[type="file"]').waitFor({ state: "attached" });
    await watchFor(page, `[data-plan="${MERGED}"]`);
    await page.locator('#root input[type="file"]').setInputFiles(file);
    await page.locator(`[data-plan="${MERGED}"]`).waitFor();
    checked.push(await untilThere(page));
    merged.push(await timed(page, { target: '#root section [class*="_primary_"]', shown: '#root main [class*="_pair_"] a' }));
    rows.push(await page.evaluate(addRows, MERGED));
    say(
      `  into ${size}: checked ${rounded(checked.at(-1) ?? 0)}, merged ${rounded(merged.at(-1) ?? 0)}, rows ${rounded(rows.at(-1) ?? 0)}`,
    );
    await page.evaluate(() => {
      location.hash = "/more";
    });
    // A page that is left and come back to in one instant stays as it was.
    await page.locator('#root main [class*="_pair_"]').first().waitFor({ state: "detached" });
  }
  await context.close();
  return { checked, merged, rows };
}

/** From the page itself: a navigation from outside is dropped while the app sets its own place in the history. */
async function startAt(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await page.reload();
}

function dexie(): string {
  return readFileSync(createRequire(import.meta.url).resolve("dexie/dist/dexie.min.js"), "utf8");
}

/** Files of a phone that wrote 5,000 entries for each, signed and sealed as any other's. */
async function filesOf(settings: Settings, rounds: number): Promise<{ readonly joinCode: string; readonly files: readonly string[] }> {
  const [head, floor] = [createStorePhone("Head judge"), createStorePhone("Floor judge")];
  must(await head.store.write(EVENT, [{ body: { kind: "opened", settings } }]));
  const joinCode = must(await head.store.exchange.joinCode(EVENT));
  must(await floor.store.exchange.join(must(parseJoinCode(joinCode))));
  const state = await openState(floor.store, EVENT);
  const folder = mkdtempSync(join(tmpdir(), "floorbook-bench-"));
  const files: string[] = [];
  const { guide, edition, level } = settings;
  for (let round = 0; round < rounds; round++) {
    const before = coverageFor(EVENT, round === 0 ? [] : eventsOf(state), floor.time);
    const bodies = Array.from({ length: MERGED - (round === 0 ? 1 : 0) }, (_, index): Body => {
      const place = { day: 1, round: 1 + (index % 9), table: String(index % 200) };
      const ruling = { guide, edition, level, infraction: "111", facts: {}, issued: ["caution"] };
      return { kind: "recorded", player: `@player${String(index % 5_000).padStart(5, "0")}`, ...ruling, ...place };
    });
    must(
      await floor.store.write(
        EVENT,
        bodies.map((body) => ({ body })),
      ),
    );
    const { bytes } = must(await floor.store.exchange.exportBatch(EVENT, before));
    const file = join(folder, `${round}.floorbook`);
    writeFileSync(file, formatExchangeFile(bytes));
    files.push(file);
  }
  return { joinCode, files };
}

/** Runs in the page: the same table as in the first version of the app, a row for each event. */
async function fillRows(count: number): Promise<void> {
  const { Dexie } = window as unknown as { Dexie: typeof import("dexie").Dexie };
  const db = new Dexie("bench-rows");
  db.version(1).stores({
    events: "++arrival, &hash, id, [tournament+arrival], [tournament+phone+seq], [tournament+clock], [kind+tournament]",
  });
  for (let at = 0; at < count; at += 5_000) {
    await db.table("events").bulkAdd(
      Array.from({ length: 5_000 }, (_, index) => {
        const seq = at + index;
        const event = { text: "x".repeat(300), seq };
        return {
          id: crypto.randomUUID(),
          tournament: "t",
          phone: "p",
          seq,
          clock: seq,
          kind: "recorded",
          hash: crypto.randomUUID(),
          event,
        };
      }),
    );
  }
  db.close();
}

/** Runs in the page; milliseconds. */
async function addRows(count: number): Promise<number> {
  const { Dexie } = window as unknown as { Dexie: typeof import("dexie").Dexie };
  const db = new Dexie("bench-rows", { chromeTransactionDurability: "strict" });
  await db.open();
  const rows = Array.from({ length: count }, (_, seq) => {
    const event = { text: "x".repeat(300), seq };
    return { id: crypto.randomUUID(), tournament: "t", phone: "q", seq, clock: seq, kind: "recorded", hash: crypto.randomUUID(), event };
  });
  const began = performance.now();
  await db.table("events").bulkAdd(rows);
  const took = performance.now() - began;
  db.close();
  return took;
}
