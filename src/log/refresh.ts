import { guides } from "#rules";
import { entryOf, noteOf } from "./entry.ts";
import type { LogEvent } from "./event.ts";
import { floorRecordOf, refreshFloor } from "./floor.ts";
import { parseGuideFile } from "./guide-file.ts";
import { aliasesOf, playerOf } from "./player.ts";
import { isSameSteps, needsHeadJudge, roleStepsOf, wasHeadAt } from "./roles.ts";
import { settingsOf } from "./settings.ts";
import { eventsAbout, type LogState, resolve } from "./state.ts";
import { meaningOf } from "./topic.ts";

/** A role that came or went late changes which decisions count, wherever they are. */
export function refreshRoles(state: LogState, touched: Set<string>) {
  const events = [...eventsAbout(state, "settings"), ...eventsAbout(state, "roles")];
  const steps = roleStepsOf(events, state.origin.heads ?? []);
  if (isSameSteps(steps, state.roleSteps)) return;
  state.roleSteps = steps;
  for (const topic of state.decided) touched.add(topic);
}

export function refresh(state: LogState, topic: string, all: readonly LogEvent[]) {
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
  for (const row of state.entries.rows()) indexEntry(state, row);
}

function refreshPlayer(state: LogState, key: string, events: readonly LogEvent[]) {
  const player = playerOf(key, events);
  if (player) state.players.set(key, player);
  else state.players.delete(key);
}

function refreshEntry(state: LogState, id: string, written: readonly LogEvent[], all: readonly LogEvent[]) {
  const row = state.events.rowOf(id);
  if (row !== undefined) removeEntry(state, row);
  state.notes.delete(id);
  state.floor.records.delete(id);
  const events = written.map(withMeaning);
  const event = events.find((each) => each.id === id);
  if (!event) return;
  const record = floorRecordOf(event, events);
  if (record) state.floor.records.set(id, record);
  if (event.body.kind === "noted") state.notes.set(id, noteOf(event, event.body, events));
  if (row === undefined || event.body.kind !== "recorded") return;
  state.entries.keep(row, entryOf(event, event.body, events, all));
  indexEntry(state, row);
}

export function removeEntry(state: LogState, row: number) {
  if (!state.entries.isAt(row)) return;
  const known = state.byPlayer.get(resolve(state, state.entries.playerAt(row)));
  const place = known?.rows.indexOf(row) ?? -1;
  if (known && place >= 0) {
    known.rows.splice(place, 1);
    known.version = state.version + 1;
  }
  state.entries.remove(row);
}

/** An erased entry still counts, for nobody. */
function withMeaning(event: LogEvent): LogEvent {
  return event.body.kind === "erased" ? { ...event, body: meaningOf(event) } : event;
}

function refreshErasures(state: LogState, events: readonly LogEvent[]) {
  state.erasures.clear();
  for (const { body } of events) if (body.kind === "player-erased") state.erasures.add(body.tag);
}

export function indexEntry(state: LogState, row: number) {
  const key = resolve(state, state.entries.playerAt(row));
  const known = state.byPlayer.get(key);
  if (!known) state.byPlayer.set(key, { rows: [row], version: state.version + 1 });
  else {
    known.rows.push(row);
    known.version = state.version + 1;
  }
}
