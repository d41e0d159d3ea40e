/** Phones with a log of a given size, written as the app itself keeps it. */
import { putPhoneOnDisk } from "../e2e/pages/database.ts";
import {
  type Body,
  chained,
  createLogState,
  type Head,
  hashOf,
  type LogEvent,
  playerKey,
  recommendationOf,
  recordOf,
} from "../src/log/index.ts";
import { assess, guides } from "../src/rules/index.ts";
import { newProfile, type Opened, openBrowser, pause } from "./browser.ts";

const TOURNAMENT = "bench";
const OWN_PHONE = "phone-of-the-bench";
const PHONES = [OWN_PHONE, "phone-2", "phone-3", "phone-4"];
export const ENTRIES_OF_A_PLAYER = 10;

/** Everybody has the same number of entries, none of them a repetition, so that the guide gives the same for each. */
export function logWith(entries: number): readonly LogEvent[] {
  const [guide] = guides.filter(({ id }) => id === "dci-2005");
  if (!guide) throw new Error("no guide");
  const level = guide.levels[0]?.id ?? "";
  const when = { day: 1, round: 1 };
  const bodies = guide.infractions.slice(0, ENTRIES_OF_A_PLAYER).map(({ id: infraction }) => {
    const ruling = assess(guide, { infraction, level, ...when, facts: {} }, recordOf(createLogState("none"), "none", guide, when));
    const recommended = recommendationOf(ruling);
    const given = recommended.issue ? { issued: [...recommended.issue] } : {};
    return {
      kind: "recorded",
      guide: guide.id,
      edition: guide.edition,
      level,
      infraction,
      facts: {},
      recommended,
      ...given,
      ...when,
    } as const;
  });
  const random = randomFrom(entries);
  const heads = new Map<string, Head>();
  const events: LogEvent[] = [];
  const write = (body: Body, phone: string) => {
    const stamp = { id: idFrom(random), tournament: TOURNAMENT, phone, by: `Judge ${phone.slice(-1)}`, at: timeOf(events.length) };
    const event = chained(stamp, body, heads.get(phone), events.length);
    heads.set(phone, { seq: event.seq, hash: hashOf(event) });
    events.push(event);
  };
  write(
    {
      kind: "opened",
      settings: {
        name: "Bench Open",
        from: "2026-12-05",
        to: "2026-12-05",
        guide: guide.id,
        edition: guide.edition,
        level,
        matchForm: "best-of-three",
        decisions: {},
      },
    },
    OWN_PHONE,
  );
  for (let player = 0; player < entries / ENTRIES_OF_A_PLAYER; player++) {
    const name = nameOf(player);
    const key = playerKey({ name });
    write({ kind: "player-added", player: key, person: { name, role: "player" } }, OWN_PHONE);
    for (const body of bodies) write({ ...body, player: key }, PHONES[player % PHONES.length] ?? OWN_PHONE);
  }
  return events;
}

function idFrom(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-9$4-$5");
}

function timeOf(place: number): string {
  const [minutes, seconds] = [540 + (Math.floor(place / 40) % 600), (place * 7) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return `2026-12-05T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}+08:00`;
}

/** The same trials at every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function nameOf(player: number): string {
  return `Player ${String(player).padStart(5, "0")}`;
}

/** At the start screen, with everything read. */
export async function openPhoneWith(url: string, events: readonly LogEvent[]): Promise<Opened> {
  const opened = await openBrowser(newProfile());
  const { page } = opened;
  page.setDefaultTimeout(180_000);
  await page.goto(url);
  await page.evaluate(
    (text) => localStorage.setItem("floorbook", text),
    JSON.stringify({ tournament: TOURNAMENT, judge: "Judge 01", headJudge: true }),
  );
  await page.reload();
  await page.locator("html[data-app-ready]").waitFor({ state: "attached" });
  while (!(await putPhoneOnDisk(page, events, OWN_PHONE))) await pause(200);
  await page.reload();
  await page.locator("#root [data-people] button").first().waitFor();
  await opened.cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return opened;
}
