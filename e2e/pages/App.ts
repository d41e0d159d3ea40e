import { expect, type Page } from "@playwright/test";
import { type Body, type BodyOf, playerKey, type Role, type Settings } from "#log";
import { eventsOnDisk } from "./database.ts";
import { seed } from "./seed.ts";
import type { Shown } from "./words.ts";

export const EVENT_NAME = "Test Cup 7";
export const JUDGE = "Judge 01";
export const PLAYERS = ["Player 01", "選手一", "プレイヤー甲"] as const;

interface Phone {
  readonly level?: string;
  readonly matchForm?: Settings["matchForm"];
  readonly to?: string;
  readonly people?: readonly { readonly name: string; readonly role?: Role }[];
  readonly headJudge?: boolean;
  readonly language?: Shown;
  readonly round?: number;
  /** What is on the log beyond the event and its people. */
  readonly bodies?: readonly Body[];
}

/** Opens the app on a phone that has an event of the guide of 2005 with people. */
export async function openPhone(page: Page, phone: Phone = {}): Promise<void> {
  const { level = "rel-1", matchForm = "best-of-three", to = "2026-12-05", people = PLAYERS.map((name) => ({ name })) } = phone;
  const settings = { name: EVENT_NAME, from: "2026-12-05", to, guide: "dci-2005", edition: "2005-01-20", level, matchForm, decisions: {} };
  const added = (people as NonNullable<Phone["people"]>).map(
    ({ name, role = "player" }): Body => ({ kind: "player-added", player: playerKey({ name }), person: { name, role } }),
  );
  const moved: readonly Body[] = phone.round ? [{ kind: "advanced", day: 1, round: phone.round, from: { day: 1, round: 1 } }] : [];
  await seed(page, [{ kind: "opened", settings }, ...added, ...(phone.bodies ?? []), ...moved], {
    judge: JUDGE,
    headJudge: phone.headJudge ?? false,
    tournament: TOURNAMENT,
    language: phone.language ?? "en",
  });
}

export async function appReady(page: Page): Promise<void> {
  await expect(page.locator("html[data-app-ready]")).toBeAttached();
}

export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
}

interface Logged<Kept extends Body = Body> {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly body: Kept;
}

/** What this phone's log really holds beyond what was seeded, in the order of arrival. */
export async function logOf(page: Page): Promise<readonly Logged[]> {
  return ((await eventsOnDisk(page)) as unknown as readonly Logged[]).filter((each) => !/^event-\d+$/.test(each.id));
}

export async function logged<Kind extends Body["kind"]>(page: Page, kind: Kind): Promise<readonly Logged<BodyOf<Kind>>[]> {
  return (await logOf(page)).filter((each): each is Logged<BodyOf<Kind>> => each.body.kind === kind);
}

const TOURNAMENT = "seeded-event";
