import { type Page, expect as that } from "@playwright/test";
import {
  addEvents,
  type Body,
  chained,
  createLogState,
  type Head,
  hashOf,
  type LogEvent,
  playerKey,
  recommendationOf,
  recordOf,
} from "#log";
import { assess, type Facts, guides } from "#rules";
import { putPhoneOnDisk } from "./database.ts";

/** Something that happened, as far as a test cares; the rest follows from the order. */
export interface Happened {
  readonly body: Body;
  readonly id?: string;
  readonly by?: string;
  readonly at?: string;
  readonly phone?: string;
}

interface SeedOptions {
  readonly judge?: string;
  readonly headJudge?: boolean;
  readonly tournament?: string;
  readonly language?: string;
}

/** The phone under test. It wrote what names no other phone, the opening too: so it is the head judge's. */
const OWN_PHONE = "phone-of-the-test";

/**
 * Puts events into the app's own database, in proper chains, and opens their tournament.
 *
 * The page is at the start screen afterwards. Thousands of events take a second.
 */
export async function seed(page: Page, happened: readonly (Body | Happened)[], options: SeedOptions = {}): Promise<readonly LogEvent[]> {
  const { judge = "Judge A", headJudge = false, tournament = "event-1", language } = options;
  const events = eventsOf(happened, judge, tournament);
  const preferences = { tournament, judge, headJudge, ...(language === undefined ? {} : { language }) };
  await page.goto("./");
  await page.evaluate((text) => localStorage.setItem("floorbook", text), JSON.stringify(preferences));
  // The app makes the database, so that its shape is never written down twice.
  await page.reload();
  await that(page.locator("html[data-app-ready]")).toBeAttached();
  await that.poll(() => putPhoneOnDisk(page, events, OWN_PHONE), { timeout: 60_000 }).toBe(true);
  await page.reload();
  await that(page.locator("html[data-app-ready]")).toBeAttached();
  return events;
}

function eventsOf(happened: readonly (Body | Happened)[], judge: string, tournament: string): readonly LogEvent[] {
  const heads = new Map<string, Head>();
  return happened.map((each, index) => {
    const {
      body,
      id = `event-${index}`,
      by = judge,
      at = timeOf(index),
      phone = "phone-of-the-test",
    } = "kind" in each ? { body: each } : each;
    const event = chained({ id, tournament, phone, by, at }, body, heads.get(phone), index);
    heads.set(phone, { seq: event.seq, hash: hashOf(event) });
    return event;
  });
}

/** From ten o'clock in Taipei, a minute for each event, again from ten when the day is over. */
function timeOf(index: number): string {
  const minutes = 600 + (index % 600);
  return `2026-12-05T${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}:00+08:00`;
}

interface Ruled {
  readonly player: string;
  readonly infraction: string;
  readonly round?: number;
  readonly day?: number;
  readonly table?: string;
  readonly facts?: Facts;
  /** What was given instead of what the guide gives. */
  readonly issued?: readonly string[];
  readonly deviation?: string;
  readonly pending?: true;
  readonly note?: string;
  readonly id?: string;
  readonly by?: string;
  readonly at?: string;
}

/** An event with its people and rulings, for `seed`: each ruling is what the guide gives over the record before it. */
export function createBook({ guide: guideId = "dci-2005", level = "rel-1", to = "2026-12-05" } = {}) {
  const guide = guides.find((each) => each.id === guideId);
  if (!guide) throw new Error(`no guide ${guideId}`);
  const state = createLogState("book");
  const happened: Happened[] = [];

  function add(body: Body, about: Omit<Happened, "body"> = {}): string {
    const id = about.id ?? `event-${happened.length}`;
    happened.push({ ...about, id, body });
    const stamp = { id, tournament: "book", phone: "book", by: "book", at: timeOf(0) };
    addEvents(state, [chained(stamp, body, undefined, happened.length - 1)]);
    return id;
  }

  add({
    kind: "opened",
    settings: {
      name: "Test Open",
      from: "2026-12-05",
      to,
      guide: guide.id,
      edition: guide.edition,
      level,
      matchForm: "best-of-three",
      decisions: {},
    },
  });

  return {
    happened,
    add,
    /** The key of a new player. */
    player(name: string, ref?: string): string {
      const player = playerKey({ name, ref });
      add({ kind: "player-added", player, person: { name, role: "player", ...(ref === undefined ? {} : { ref }) } });
      return player;
    },
    /** The id of a new entry. */
    rule({ infraction, day = 1, round = 1, facts = {}, player, issued, id, by, at, ...rest }: Ruled): string {
      const ruling = assess(guide, { infraction, level, day, round, facts }, recordOf(state, player, guide, { day, round }));
      const recommended = recommendationOf(ruling);
      const given = issued ?? recommended.issue;
      return add(
        {
          kind: "recorded",
          player,
          guide: guide.id,
          edition: guide.edition,
          level,
          infraction,
          facts,
          recommended,
          ...(given ? { issued: [...given] } : {}),
          day,
          round,
          ...rest,
        },
        { ...(id === undefined ? {} : { id }), ...(by === undefined ? {} : { by }), ...(at === undefined ? {} : { at }) },
      );
    },
  };
}
