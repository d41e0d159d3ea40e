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
const AT = "2026-12-05T14:00:00+08:00";
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
  const heads = new Map<string, Head>();
  const events: LogEvent[] = [];
  const write = (body: Body, phone: string) => {
    const event = chained(
      { id: `e${events.length}`, tournament: TOURNAMENT, phone, by: "Judge 01", at: AT },
      body,
      heads.get(phone),
      events.length,
    );
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
