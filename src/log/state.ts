import type { Entry, Note } from "./entry.ts";
import { compareText, type LogEvent, type PhoneRole, type Settings } from "./event.ts";
import { createFloor, type Floor } from "./floor.ts";
import type { GuideFile } from "./guide-file.ts";
import { createEntryTable, type EntryTable } from "./packed/entries.ts";
import { createEventTable, type EventTable } from "./packed/events.ts";
import { createPool } from "./packed/pool.ts";
import { createRows } from "./packed/rows.ts";
import type { Player } from "./player.ts";
import { type RoleStep, roleStepsOf } from "./roles.ts";
import { topicOf } from "./topic.ts";

/**
 * One tournament's log, taken together. It is the same whatever the order in which the events came.
 *
 * Kept up to date in place by `addEvents`; `version` grows with every change.
 */
export interface LogState {
  readonly tournament: string;
  version: number;
  /** The highest logical clock seen. */
  clock: number;
  readonly events: EventTable;
  /** Ids that came with different contents, with all of them. The first one is what `events` holds, the same on every phone. */
  readonly clashes: Map<string, readonly LogEvent[]>;
  readonly heads: Map<string, LogEvent>;
  /** Rows of events by what they speak of: an entry, a player, or one of the tournament's own topics. Ask `eventsAbout`. */
  readonly topics: Map<string, number | number[]>;
  readonly entries: EntryTable;
  readonly notes: Map<string, Note>;
  readonly players: Map<string, Player>;
  /** From a merged player's key to the key that stands for both. */
  readonly aliases: Map<string, string>;
  /** Whose entries are where, aliases resolved. */
  readonly byPlayer: Map<string, EntriesOfPlayer>;
  /** Penalties of the head judge's rulings, by "infraction level". */
  readonly house: Map<string, readonly string[]>;
  /** Guides that are not built in, by "id edition". */
  readonly guides: Map<string, GuideFile>;
  readonly origin: Origin;
  /** Undefined while nobody is known to be head judge; then every decision counts. */
  roleSteps: readonly RoleStep[] | undefined;
  /** Ids of decisions that do not count, because no head judge's phone wrote them. Kept, and shown as such. */
  readonly invalid: Set<string>;
  /** Topics that follow from who is head judge. */
  readonly decided: Set<string>;
  /** Clocks, tables, deck checks and what else a judge's day has beside penalties. */
  readonly floor: Floor;
  /** Tags of the persons that the head judge has erased. */
  readonly erasures: Set<string>;
  settings: Settings | undefined;
  day: number;
  round: number;
}

/** Rows of a player's entries, and the version of the log with which something about them changed last. */
export interface EntriesOfPlayer {
  readonly rows: number[];
  version: number;
}

/** What a join code tells about an event before the first of its log arrives. */
export interface Origin {
  /** The phones that are head judge's from the start; without them, the phone that opened the event first. */
  readonly heads?: readonly string[];
  readonly settings?: Settings;
}

export function createLogState(tournament: string, origin: Origin = {}): LogState {
  const rows = createRows();
  const pools = { by: createPool(), player: createPool(), table: createPool() };
  const events = createEventTable(tournament, rows, pools);
  return {
    origin,
    roleSteps: roleStepsOf([], origin.heads ?? []),
    invalid: new Set(),
    decided: new Set(),
    tournament,
    version: 0,
    clock: 0,
    events,
    clashes: new Map(),
    heads: new Map(),
    topics: new Map(),
    entries: createEntryTable(rows, events, pools),
    notes: new Map(),
    players: new Map(),
    aliases: new Map(),
    byPlayer: new Map(),
    house: new Map(),
    guides: new Map(),
    floor: createFloor(),
    erasures: new Set(),
    settings: origin.settings,
    day: 1,
    round: 1,
  };
}

/** A phone's role now; a phone that was given none is a floor judge's. */
export function roleOf(state: LogState, phone: string): PhoneRole {
  return state.roleSteps?.at(-1)?.roles.get(phone) ?? "floor";
}

/**
 * Whether the judge of a phone decides. `says`: the judge's own word, which counts while nobody is known to be head judge, and on the phone that
 * opened the event; the role that a head judge gave counts without it.
 */
export function isHeadJudge(state: LogState | undefined, phone: string | undefined, says: boolean): boolean {
  if (!state?.roleSteps || phone === undefined) return says;
  if (roleOf(state, phone) !== "head") return false;
  return says || eventsAbout(state, "roles").some(({ body }) => body.kind === "role-given" && body.phone === phone);
}

/** The events that speak of an entry ("entry …"), a player, a phone, or one of the tournament's own topics, in the log's order. */
export function eventsAbout(state: LogState, topic: string): readonly LogEvent[] {
  return rowsAbout(state, topic).map(state.events.at);
}

export function resolve(state: LogState, player: string): string {
  return state.aliases.get(player) ?? player;
}

/** The entries of a person under all their spellings, in the order of the event. */
export function entriesOf(state: LogState, player: string): readonly Entry[] {
  const rows = state.byPlayer.get(resolve(state, player))?.rows ?? [];
  return rows.flatMap((row) => state.entries.at(row) ?? []).sort(compareEntries);
}

type EntryPlace = Pick<Entry, "day" | "round" | "clock" | "id">;

/** By day, round and logical clock: no phone's clock decides. */
export function compareEntries(a: EntryPlace, b: EntryPlace): number {
  return a.day - b.day || a.round - b.round || a.clock - b.clock || compareText(a.id, b.id);
}

/** Rows of what `eventsAbout` gives. */
export function rowsAbout(state: LogState, topic: string): readonly number[] {
  const rows = state.topics.get(topic);
  if (rows !== undefined) return typeof rows === "number" ? [rows] : rows;
  const own = topic.startsWith("entry ") ? state.events.rowOf(topic.slice("entry ".length)) : undefined;
  return own !== undefined && topicOf(state.events.at(own)) === topic ? [own] : [];
}
