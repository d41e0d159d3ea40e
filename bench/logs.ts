/** Figures 3, 5, 7, 9 and 10: what does the size of the log cost the judge? */
import { join } from "node:path";
import { newProfile, type Opened, openBrowser } from "./browser.ts";
import { ENTRIES_OF_A_PLAYER, logWith, openPhoneWith } from "./entries.ts";
import { type Figure, type Options, paired, rounded, say } from "./figure.ts";
import { FLAT, type Grown, growth, LINEAR } from "./growth.ts";
import { fling, rawPut, timed, untilDurable, watchWrites } from "./in-page.ts";
import { serveFolder } from "./static-server.ts";

const SIZES = [1_000, 10_000, 100_000] as const;
const RULING = 'main [class*="_panel_"]';
const BOARD = '[class*="_scroller_"]';
/** Asked of the guide, of which there is as much on every phone. */
const QUERIES = ["draw", "slow", "marked"];
/** Each finds ten people in every log: a word that found all would change nothing on the screen. */
const WORDS = ["player 0000", "player 0001", "player 0002"];

interface Phone {
  readonly size: number;
  readonly opened: Opened;
  readonly ruling: number[];
  readonly search: number[];
  readonly filter: number[];
  readonly limitFilter: number[];
  readonly frames: number[][];
  heap: Heap;
}

interface Heap {
  readonly objects: number;
  /** Memory of typed arrays, which the JS heap does not count. */
  readonly buffers: number;
}

export async function measureLogs({ dist, rounds }: Options): Promise<readonly Figure[]> {
  const server = await serveFolder(dist);
  const limit = await openLimit();
  const phones: Phone[] = [];
  for (const size of [ENTRIES_OF_A_PLAYER, ...SIZES]) {
    say(`  a phone with ${size} entries`);
    const opened = await openPhoneWith(server.url, logWith(size));
    phones.push({ size, opened, ruling: [], search: [], filter: [], limitFilter: [], frames: [], heap: { objects: 0, buffers: 0 } });
  }
  const [saved, durable, raw, rawDurable]: number[][] = [[], [], [], []];
  const written = phones.at(-1);
  if (!written || !saved || !durable || !raw || !rawDurable) throw new Error("a phone is missing");
  await watchWrites(written.opened.page);
  for (let round = -1; round < rounds; round++) {
    for (const phone of phones) {
      const took = await rule(phone, round + 1);
      if (round >= 0) phone.ruling.push(took);
    }
    const took = await record(written);
    const tookDurable = await untilDurable(written.opened.page);
    const put = await rawPut(written.opened.page);
    if (round < 0) continue;
    saved.push(took);
    durable.push(tookDurable);
    raw.push(put.shown);
    rawDurable.push(put.durable);
    say(
      `  ruling ${round + 1}: ${phones.map(({ size, ruling }) => `${size}: ${rounded(ruling.at(-1) ?? 0)}`).join(" · ")} · durable ${rounded(tookDurable)}, shown ${rounded(took)}, raw ${rounded(put.durable)}, ${rounded(put.shown)}`,
    );
  }
  for (const phone of phones.slice(1)) await openGuide(phone);
  for (let round = -QUERIES.length; round < rounds; round++) {
    for (const { opened, search } of phones.slice(1)) {
      const took = await ask(opened, QUERIES[(round + QUERIES.length) % QUERIES.length] ?? "");
      if (round >= 0) search.push(took);
    }
  }
  for (const phone of phones) await openBoard(phone);
  const limitFrames: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const text = WORDS[round % WORDS.length] ?? "";
    for (const phone of phones.slice(1)) {
      phone.filter.push(await filter(phone.opened, text));
      phone.limitFilter.push(await limit.filter(phone.size, text));
    }
    written.frames.push([...(await fling(written.opened.page, BOARD))]);
    limitFrames.push([...(await limit.fling())]);
    say(
      `  board ${round + 1}: ${phones
        .slice(1)
        .map(({ size, filter: took, limitFilter }) => `${size}: ${rounded(took.at(-1) ?? 0)}/${rounded(limitFilter.at(-1) ?? 0)}`)
        .join(" · ")}`,
    );
  }
  for (const phone of phones) phone.heap = await heapOf(phone.opened);
  const grown = await afterAnHour(phones[1]);
  for (const { opened } of phones) await opened.context.close();
  await limit.close();
  await server.kill();
  const [none, small, middle, large] = phones;
  if (!none || !small || !middle || !large) throw new Error("a phone is missing");
  const grow = (pick: (phone: Phone) => readonly number[]) => [small, middle, large].map((phone): Grown => [phone.size, pick(phone)]);
  const frames = large.frames.flat();
  const slow = frames.filter((each) => each > 50).length;
  return [
    paired({
      figure: "3",
      what: "tap to ruling painted, 100,000 entries against this player's alone",
      unit: "ms",
      values: large.ruling,
      limits: none.ruling,
      most: 1.1,
      goal: "≤ 1.1 × the same rendering with the record in memory",
    }),
    paired({
      figure: "3",
      what: "tap to ruling painted, 100,000 entries against 10,000",
      unit: "ms",
      values: large.ruling,
      limits: middle.ruling,
      most: 1.2,
      goal: "≤ 1.2 ×",
    }),
    paired({
      figure: "5",
      what: "tap to durable, 100,000 entries, against one raw strict put",
      unit: "ms",
      values: durable,
      limits: rawDurable,
      most: 1.25,
      goal: "≤ 1.25 × raw IndexedDB put",
    }),
    paired({
      figure: "5",
      what: "tap to durable and shown, against one raw strict put and a bare frame",
      unit: "ms",
      values: saved,
      limits: raw,
      most: 1.25,
      goal: "visible in the next frame (≤ 1.25 ×)",
    }),
    heapFigure(large.heap, none.heap),
    {
      figure: "7",
      what: "heap after an hour's rulings against before",
      unit: "MB",
      value: rounded(grown),
      goal: "no growth (≤ 0.5 MB)",
      met: grown <= 0.5,
      note: "sixty rulings begun and left, 1,000 entries",
    },
    paired({
      figure: "9",
      what: "board of 100,000: word typed to rows painted, against a hand-written list",
      unit: "ms",
      values: large.filter,
      limits: large.limitFilter,
      most: 1.2,
      goal: "≤ 1.2 × the hand-written list",
    }),
    paired({
      figure: "9",
      what: "board of 100,000: mean frame of a fling, against a hand-written list",
      unit: "ms",
      values: large.frames.map(mean),
      limits: limitFrames.map(mean),
      most: 1.1,
      goal: "≤ 1.1 × and none over 50 ms",
      alsoMet: slow === 0,
      note: `${slow} of ${frames.length} frames over 50 ms`,
    }),
    growth(
      "3, tap to ruling",
      grow(({ ruling }) => ruling),
      FLAT,
    ),
    growth(
      "4, search",
      grow(({ search }) => search),
      FLAT,
    ),
    growth(
      "9, board filter",
      grow(({ filter: took }) => took),
      LINEAR,
    ),
  ];
}

function heapFigure(large: Heap, none: Heap): Figure {
  const value = rounded((large.objects - none.objects) / 1024 / 1024);
  const note = `and ${rounded((large.buffers - none.buffers) / 1024 / 1024)} MB of buffers`;
  return { figure: "7", what: "JS heap that 100,000 entries add, board open", unit: "MB", value, goal: "≤ 8 MB", met: value <= 8, note };
}

async function rule({ opened: { page }, size }: Phone, round: number): Promise<number> {
  await page.evaluate(() => {
    location.hash = "/";
  });
  const rows = "#root [data-people] button";
  await page.locator(rows).first().waitFor();
  await page
    .locator(rows)
    .nth(size < 100 ? 0 : round % 20)
    .click();
  await page.locator('main [class*="_tile_"]').first().waitFor();
  return timed(page, { target: 'main [class*="_tile_"]', shown: RULING });
}

/** Of the ruling that is on the screen. */
function record({ opened: { page } }: Phone): Promise<number> {
  return timed(page, { target: '[class*="_foot_"] [class*="_primary_"]', shown: '[class*="_saved_"]' });
}

async function openGuide({ opened: { page } }: Phone): Promise<void> {
  await page.evaluate(() => {
    location.hash = "/guide/dci-2005";
  });
  await page.locator('#root a[href="#/guide/dci-2005/122"]').first().waitFor();
}

async function ask({ page }: Opened, type: string): Promise<number> {
  const took = await timed(page, { target: "#root input[type=search]", type, shown: "#root main", changes: true });
  await timed(page, { target: "#root input[type=search]", type: "", shown: "#root main", changes: true });
  return took;
}

async function openBoard({ opened: { page } }: Phone): Promise<void> {
  await page.evaluate(() => {
    location.hash = "/desk/board";
  });
  await page.locator(`${BOARD} li`).first().waitFor();
}

async function filter({ page }: Opened, text: string): Promise<number> {
  const took = await timed(page, { target: "#root input[type=search]", type: text, shown: "[class*='_found_']", changes: true });
  await timed(page, { target: "#root input[type=search]", type: "", shown: "[class*='_found_']", changes: true });
  return took;
}

async function heapOf({ cdp }: Opened): Promise<Heap> {
  await cdp.send("HeapProfiler.enable");
  for (let time = 0; time < 3; time++) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await cdp.send("Runtime.getHeapUsage");
  return { objects: usedSize, buffers: backingStorageSize };
}

/** A ruling a minute; megabytes that stay, after a first few that warm things up. */
async function afterAnHour(phone: Phone | undefined): Promise<number> {
  if (!phone) return Number.NaN;
  for (let minute = 0; minute < 10; minute++) await rule(phone, minute);
  const before = await heapOf(phone.opened);
  for (let minute = 0; minute < 60; minute++) await rule(phone, minute);
  return ((await heapOf(phone.opened)).objects - before.objects) / 1024 / 1024;
}

async function openLimit() {
  const server = await serveFolder(join(import.meta.dirname, "limit", "board"));
  const opened = await openBrowser(newProfile());
  const { page } = opened;
  await opened.cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return {
    filter: async (size: number, text: string) => {
      if (!page.url().endsWith(`?${size}`)) await page.goto(`${server.url}?${size}`);
      const took = await timed(page, { target: "input", type: text, shown: "p", changes: true });
      await timed(page, { target: "input", type: "", shown: "p", changes: true });
      return took;
    },
    fling: () => fling(page, "#list"),
    close: async () => {
      await opened.context.close();
      await server.kill();
    },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
