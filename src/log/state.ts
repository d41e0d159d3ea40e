import { guides } from "#rules";
import { canonicalJson, isSameEvent } from "./chain.ts";
import { type Entry, entryOf, type Note, noteOf } from "./entry.ts";
import { compareEvents, compareText, type LogEvent, type PhoneRole, type Settings } from "./event.ts";
import { createFloor, type Floor, floorRecordOf, refreshFloor } from "./floor.ts";
import { type GuideFile, parseGuideFile } from "./guide-file.ts";
import { aliasesOf, type Player, playerOf } from "./player.ts";
import { isSameSteps, needsHeadJudge, type RoleStep, roleStepsOf, wasHeadAt } from "./roles.ts";
import { settingsOf } from "./settings.ts";
import { meaningOf, topicOf } from "./topic.ts";

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
  readonly events: Map<string, LogEvent>;
  /** Ids that came with different contents, with all of them. The first one is what `events` holds, the same on every phone. */
  readonly clashes: Map<string, readonly LogEvent[]>;
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

/** What a join code tells about an event before the first of its log arrives. */
export interface Origin {
  /** The phones that are head judge's from the start; without them, the phone that opened the event first. */
  readonly heads?: readonly string[];
  readonly settings?: Settings;
}

export function createLogState(tournament: string, origin: Origin = {}): LogState {
  return {
    origin,
    roleSteps: roleStepsOf([], origin.heads ?? []),
    invalid: new Set(),
    decided: new Set(),
    tournament,
    version: 0,
    clock: 0,
    events: new Map(),
    clashes: new Map(),
    heads: new Map(),
    topics: new Map(),
    entries: new Map(),
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

/** Takes one event in; whether it was new. The same event twice is once. */
export function addEvent(state: LogState, event: LogEvent): boolean {
  return addEvents(state, [event]) > 0;
}

/** Takes events in, in any order; how many were new. Many at once are far cheaper than one by one. */
export function addEvents(state: LogState, events: readonly LogEvent[]): number {
  const touched = new Set<string>();
  let added = 0;
  for (const event of events.length > 1 ? [...events].sort(compareEvents) : events) {
    if (take(state, event, touched)) added += 1;
  }
  if (touched.has("settings") || touched.has("roles")) refreshRoles(state, touched);
  for (const topic of touched) refresh(state, topic, state.topics.get(topic) ?? []);
  if (added > 0) state.version += 1;
  return added;
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
  return says || state.topics.get("roles")?.some(({ body }) => body.kind === "role-given" && body.phone === phone) === true;
}

export function resolve(state: LogState, player: string): string {
  return state.aliases.get(player) ?? player;
}

/** The entries of a person under all their spellings, in the order of the event. */
export function entriesOf(state: LogState, player: string): readonly Entry[] {
  const ids = state.byPlayer.get(resolve(state, player)) ?? [];
  return [...ids].flatMap((id) => state.entries.get(id) ?? []).sort(compareEntries);
}

type EntryPlace = Pick<Entry, "day" | "round" | "clock" | "id">;

/** By day, round and logical clock: no phone's clock decides. */
export function compareEntries(a: EntryPlace, b: EntryPlace): number {
  return a.day - b.day || a.round - b.round || a.clock - b.clock || compareText(a.id, b.id);
}

function take(state: LogState, event: LogEvent, touched: Set<string>): boolean {
  if (event.tournament !== state.tournament) return false;
  const known = state.events.get(event.id);
  if (known === event || (known && !clash(state, known, event, touched))) return false;
  if (!known) place(state, event, touched);
  state.clock = Math.max(state.clock, event.clock);
  const head = state.heads.get(event.phone);
  if (!head || isHigher(event, head)) state.heads.set(event.phone, event);
  return true;
}

function isHigher(event: LogEvent, head: LogEvent): boolean {
  return event.seq === head.seq ? canonicalJson(event) < canonicalJson(head) : event.seq > head.seq;
}

/** One id, two contents: both are kept and shown. One of them has to be worked with, and every phone takes the same. */
function clash(state: LogState, known: LogEvent, event: LogEvent, touched: Set<string>): boolean {
  const contents = state.clashes.get(event.id) ?? [known];
  const same = contents.find((each) => isSameEvent(each, event));
  if (same) return same === known && saysLess(event, known) && replace(state, known, event, touched);
  const sorted = [...contents, event].sort((a, b) => compareText(canonicalJson(a), canonicalJson(b)));
  state.clashes.set(event.id, sorted);
  return sorted[0] !== event || replace(state, known, event, touched);
}

/** Of two forms of one event the erased one stays; of two erased ones the same on every phone. */
function saysLess(event: LogEvent, known: LogEvent): boolean {
  if (event.body.kind !== "erased") return false;
  return known.body.kind !== "erased" || canonicalJson(event) > canonicalJson(known);
}

function replace(state: LogState, known: LogEvent, event: LogEvent, touched: Set<string>): true {
  const topic = topicOf(known);
  const events = state.topics.get(topic) ?? [];
  events.splice(events.indexOf(known), 1);
  touched.add(topic);
  place(state, event, touched);
  return true;
}

function place(state: LogState, event: LogEvent, touched: Set<string>) {
  state.events.set(event.id, event);
  const topic = topicOf(event);
  const events = state.topics.get(topic) ?? [];
  let index = events.length;
  while (index > 0 && compareEvents(events[index - 1] as LogEvent, event) > 0) index -= 1;
  events.splice(index, 0, event);
  state.topics.set(topic, events);
  touched.add(topic);
  if (needsHeadJudge(event) || topic === "guides") state.decided.add(topic);
}

/** A role that came or went late changes which decisions count, wherever they are. */
function refreshRoles(state: LogState, touched: Set<string>) {
  const events = [...(state.topics.get("settings") ?? []), ...(state.topics.get("roles") ?? [])];
  const steps = roleStepsOf(events, state.origin.heads ?? []);
  if (isSameSteps(steps, state.roleSteps)) return;
  state.roleSteps = steps;
  for (const topic of state.decided) touched.add(topic);
}

function refresh(state: LogState, topic: string, all: readonly LogEvent[]) {
  const events = state.decided.has(topic) ? all.filter((each) => isHeeded(state, each)) : all;
  if (topic === "settings") state.settings = settingsOf(state.origin.settings, events);
  else if (topic === "round") refreshRound(state, events);
  else if (topic === "house") refreshHouse(state, events);
  else if (topic === "guides") refreshGuides(state, events);
  else if (topic === "merges") refreshMerges(state, events);
  else if (topic.startsWith("player ")) refreshPlayer(state, topic.slice("player ".length), events);
  else if (topic === "erasures") refreshErasures(state, events);
  else if (topic.startsWith("entry ")) refreshEntry(state, topic.slice("entry ".length), events, all);
  else refreshFloor(state.floor, topic, events);
}

function isHeeded(state: LogState, event: LogEvent): boolean {
  if (!needsHeadJudge(event)) return true;
  const heeded = wasHeadAt(state.roleSteps, event);
  if (heeded) state.invalid.delete(event.id);
  else state.invalid.add(event.id);
  return heeded;
}

/** The furthest round counts; a step back only if it was made from there. */
function refreshRound(state: LogState, events: readonly LogEvent[]) {
  let now = { day: 1, round: 1 };
  for (const { body } of events) {
    if (body.kind !== "advanced") continue;
    const isForward = body.day - now.day || body.round - now.round;
    if (isForward > 0 || (body.from.day === now.day && body.from.round === now.round)) now = body;
  }
  state.day = now.day;
  state.round = now.round;
}

function refreshHouse(state: LogState, events: readonly LogEvent[]) {
  state.house.clear();
  for (const { body } of events) {
    if (body.kind !== "house-ruled") continue;
    if (body.penalties) state.house.set(`${body.infraction} ${body.level}`, body.penalties);
    else state.house.delete(`${body.infraction} ${body.level}`);
  }
}

/** The first that brought an edition holds, a head judge's before all others; a file that does not parse brings none. */
function refreshGuides(state: LogState, events: readonly LogEvent[]) {
  state.guides.clear();
  const heads = events.filter((each) => wasHeadAt(state.roleSteps, each));
  for (const { body } of [...heads, ...events]) {
    const parsed = body.kind === "guide-added" ? parseGuideFile(body.file, guides) : undefined;
    if (!parsed?.ok) continue;
    const key = `${parsed.value.guide.id} ${parsed.value.guide.edition}`;
    if (!state.guides.has(key)) state.guides.set(key, parsed.value);
  }
}

function refreshMerges(state: LogState, events: readonly LogEvent[]) {
  state.aliases.clear();
  for (const [key, into] of aliasesOf(events)) state.aliases.set(key, into);
  state.byPlayer.clear();
  for (const entry of state.entries.values()) index(state, entry);
}

function refreshPlayer(state: LogState, key: string, events: readonly LogEvent[]) {
  const player = playerOf(key, events);
  if (player) state.players.set(key, player);
  else state.players.delete(key);
}

function refreshEntry(state: LogState, id: string, written: readonly LogEvent[], all: readonly LogEvent[]) {
  const before = state.entries.get(id);
  if (before) state.byPlayer.get(resolve(state, before.player))?.delete(id);
  state.entries.delete(id);
  state.notes.delete(id);
  state.floor.records.delete(id);
  const events = written.map(withMeaning);
  const event = events.find((each) => each.id === id);
  if (!event) return;
  const record = floorRecordOf(event, events);
  if (record) state.floor.records.set(id, record);
  if (event.body.kind === "noted") state.notes.set(id, noteOf(event, event.body, events));
  if (event.body.kind !== "recorded") return;
  const entry = entryOf(event, event.body, events, all);
  state.entries.set(id, entry);
  index(state, entry);
}

/** An erased entry still counts, for nobody. */
function withMeaning(event: LogEvent): LogEvent {
  return event.body.kind === "erased" ? { ...event, body: meaningOf(event) } : event;
}

function refreshErasures(state: LogState, events: readonly LogEvent[]) {
  state.erasures.clear();
  for (const { body } of events) if (body.kind === "player-erased") state.erasures.add(body.tag);
}

function index(state: LogState, entry: Entry) {
  const key = resolve(state, entry.player);
  const ids = state.byPlayer.get(key);
  if (ids) ids.add(entry.id);
  else state.byPlayer.set(key, new Set([entry.id]));
}
