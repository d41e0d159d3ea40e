import { defined } from "./defined.ts";
import { type Entry, entryOf, type Note, noteOf } from "./entry.ts";
import { compareEvents, compareText, type LogEvent, type Person, type Settings } from "./event.ts";

/** A person as the log knows them now. */
export interface Player extends Person {
  readonly key: string;
  readonly dropped: boolean;
  readonly language?: string;
  /** Every spelling on record, the current one first. */
  readonly spellings: readonly string[];
}

/**
 * One tournament's log, taken together. It is the same whatever the order in which the events came.
 *
 * Kept up to date in place by `addEvent`; `version` grows with every change.
 */
export interface LogState {
  readonly tournament: string;
  version: number;
  /** The highest logical clock seen. */
  clock: number;
  readonly events: Map<string, LogEvent>;
  readonly heads: Map<string, LogEvent>;
  /** Events by what they speak of: an entry, a player, or one of the tournament's own topics. */
  readonly topics: Map<string, LogEvent[]>;
  readonly entries: Map<string, Entry>;
  readonly notes: Map<string, Note>;
  readonly players: Map<string, Player>;
  /** From a merged player's key to the key that stands for both. */
  readonly aliases: Map<string, string>;
  /** Entry ids by player, aliases resolved. */
  readonly byPlayer: Map<string, Set<string>>;
  /** Penalties of the head judge's rulings, by "infraction level". */
  readonly house: Map<string, readonly string[]>;
  settings: Settings | undefined;
  day: number;
  round: number;
}

export function createLogState(tournament: string): LogState {
  return {
    tournament,
    version: 0,
    clock: 0,
    events: new Map(),
    heads: new Map(),
    topics: new Map(),
    entries: new Map(),
    notes: new Map(),
    players: new Map(),
    aliases: new Map(),
    byPlayer: new Map(),
    house: new Map(),
    settings: undefined,
    day: 1,
    round: 1,
  };
}

/** Takes one event in; whether it was new. The same event twice is once. */
export function addEvent(state: LogState, event: LogEvent): boolean {
  if (event.tournament !== state.tournament || state.events.has(event.id)) return false;
  state.events.set(event.id, event);
  state.clock = Math.max(state.clock, event.clock);
  const head = state.heads.get(event.phone);
  if (!head || head.seq < event.seq) state.heads.set(event.phone, event);
  const topic = topicOf(event);
  const events = state.topics.get(topic) ?? [];
  insert(events, event);
  state.topics.set(topic, events);
  refresh(state, topic, events);
  state.version += 1;
  return true;
}

export function resolve(state: LogState, player: string): string {
  return state.aliases.get(player) ?? player;
}

/** The entries of a person under all their spellings, in the order of the event. */
export function entriesOf(state: LogState, player: string): readonly Entry[] {
  const ids = state.byPlayer.get(resolve(state, player)) ?? new Set();
  return [...ids].flatMap((id) => state.entries.get(id) ?? []).sort(compareEntries);
}

/** By day, round and logical clock: no phone's clock decides. */
export function compareEntries(a: Entry, b: Entry): number {
  return a.day - b.day || a.round - b.round || a.clock - b.clock || compareText(a.id, b.id);
}

/** An entry whose `recorded` event has the same id as a note cannot be: ids are unique across kinds. */
function topicOf(event: LogEvent): string {
  const { body } = event;
  switch (body.kind) {
    case "opened":
    case "set":
      return "settings";
    case "advanced":
      return "round";
    case "joined":
      return `phone ${event.phone}`;
    case "house-ruled":
      return "house";
    case "players-merged":
    case "players-unmerged":
      return "merges";
    case "player-added":
    case "player-changed":
      return `player ${body.player}`;
    case "recorded":
    case "noted":
      return `entry ${event.id}`;
    default:
      return `entry ${body.target}`;
  }
}

function insert(events: LogEvent[], event: LogEvent) {
  let place = events.length;
  while (place > 0 && compareEvents(events[place - 1] as LogEvent, event) > 0) place -= 1;
  events.splice(place, 0, event);
}

function refresh(state: LogState, topic: string, events: readonly LogEvent[]) {
  if (topic === "settings") refreshSettings(state, events);
  else if (topic === "round") refreshRound(state, events);
  else if (topic === "house") refreshHouse(state, events);
  else if (topic === "merges") refreshMerges(state, events);
  else if (topic.startsWith("player ")) refreshPlayer(state, topic.slice("player ".length), events);
  else if (topic.startsWith("entry ")) refreshEntry(state, topic.slice("entry ".length), events);
}

function refreshSettings(state: LogState, events: readonly LogEvent[]) {
  let settings: Settings | undefined;
  for (const { body } of events) {
    if (body.kind === "opened") settings = body.settings;
    if (body.kind === "set" && settings) settings = { ...settings, ...defined(body.settings) };
  }
  state.settings = settings;
}

function refreshRound(state: LogState, events: readonly LogEvent[]) {
  const last = events.at(-1)?.body;
  if (last?.kind !== "advanced") return;
  state.day = last.day;
  state.round = last.round;
}

function refreshHouse(state: LogState, events: readonly LogEvent[]) {
  state.house.clear();
  for (const { body } of events) {
    if (body.kind !== "house-ruled") continue;
    if (body.penalties) state.house.set(`${body.infraction} ${body.level}`, body.penalties);
    else state.house.delete(`${body.infraction} ${body.level}`);
  }
}

function refreshMerges(state: LogState, events: readonly LogEvent[]) {
  const undone = new Set(events.flatMap(({ body }) => (body.kind === "players-unmerged" ? [body.target] : [])));
  const merges = events.filter((each) => !undone.has(each.id)).flatMap(({ body }) => (body.kind === "players-merged" ? [body] : []));
  state.aliases.clear();
  for (const { player, into } of merges) {
    const from = state.aliases.get(player) ?? player;
    const to = state.aliases.get(into) ?? into;
    if (from === to) continue;
    state.aliases.set(from, to);
    for (const [key, target] of state.aliases) if (target === from) state.aliases.set(key, to);
  }
  state.byPlayer.clear();
  for (const entry of state.entries.values()) index(state, entry);
}

function refreshPlayer(state: LogState, key: string, events: readonly LogEvent[]) {
  let player: Player | undefined;
  for (const { body } of events) {
    if (body.kind === "player-added") {
      const name = player?.name ?? body.person.name;
      player = { dropped: false, ...player, ...body.person, name, key, spellings: spellings(player, body.person.name) };
    }
    if (body.kind === "player-changed") {
      const known: Player = player ?? { key, name: key.slice(1), role: "player", dropped: false, spellings: [] };
      const { kind, player: _, ...changes } = body;
      player = {
        ...known,
        ...defined(changes),
        spellings: changes.name ? [changes.name, ...known.spellings.filter((each) => each !== changes.name)] : known.spellings,
      };
    }
  }
  if (player) state.players.set(key, player);
}

function spellings(player: Player | undefined, name: string): readonly string[] {
  if (!player) return [name];
  return player.spellings.includes(name) ? player.spellings : [...player.spellings, name];
}

function refreshEntry(state: LogState, id: string, events: readonly LogEvent[]) {
  const recorded = events.find((each) => each.id === id);
  if (recorded?.body.kind === "noted") state.notes.set(id, noteOf(recorded, recorded.body, events));
  if (recorded?.body.kind !== "recorded") return;
  const before = state.entries.get(id);
  if (before) state.byPlayer.get(resolve(state, before.player))?.delete(id);
  const entry = entryOf(recorded, recorded.body, events);
  state.entries.set(id, entry);
  index(state, entry);
}

function index(state: LogState, entry: Entry) {
  const key = resolve(state, entry.player);
  const ids = state.byPlayer.get(key);
  if (ids) ids.add(entry.id);
  else state.byPlayer.set(key, new Set([entry.id]));
}
