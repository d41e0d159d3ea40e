import { canonicalJson, isSameEvent } from "./chain.ts";
import { compareEvents, compareText, type LogEvent } from "./event.ts";
import { indexEntry, refresh, refreshRoles, removeEntry } from "./refresh.ts";
import { needsHeadJudge } from "./roles.ts";
import { eventsAbout, type LogState, rowsAbout } from "./state.ts";
import { topicOf } from "./topic.ts";

/** Takes one event in; whether it was new. The same event twice is once. */
export function addEvent(state: LogState, event: LogEvent): boolean {
  return addEvents(state, [event]) > 0;
}

/** Takes events in, in any order; how many were new. Many at once are far cheaper than one by one. */
export function addEvents(state: LogState, events: readonly LogEvent[]): number {
  const touched = new Set<string>();
  let added = 0;
  state.events.reserve(events.length);
  for (const event of events.length > 1 ? [...events].sort(compareEvents) : events) {
    if (take(state, event, touched)) added += 1;
  }
  if (touched.has("settings") || touched.has("roles")) refreshRoles(state, touched);
  for (const topic of touched) refresh(state, topic, eventsAbout(state, topic));
  if (added > 0) state.version += 1;
  return added;
}

function take(state: LogState, event: LogEvent, touched: Set<string>): boolean {
  if (event.tournament !== state.tournament) return false;
  const row = state.events.rowOf(event.id);
  if (row === undefined) place(state, state.events.add(event), event, touched);
  else if (!clash(state, row, event, touched)) return false;
  state.clock = Math.max(state.clock, event.clock);
  const head = state.heads.get(event.phone);
  if (!head || isHigher(event, head)) state.heads.set(event.phone, event);
  return true;
}

function isHigher(event: LogEvent, head: LogEvent): boolean {
  return event.seq === head.seq ? canonicalJson(event) < canonicalJson(head) : event.seq > head.seq;
}

/** One id, two contents: both are kept and shown. One of them has to be worked with, and every phone takes the same. */
function clash(state: LogState, row: number, event: LogEvent, touched: Set<string>): boolean {
  const known = state.events.at(row);
  const contents = state.clashes.get(event.id) ?? [known];
  const same = contents.find((each) => isSameEvent(each, event));
  if (same) return isSameEvent(same, known) && saysLess(event, known) && replace(state, row, known, event, touched);
  const sorted = [...contents, event].sort((a, b) => compareText(canonicalJson(a), canonicalJson(b)));
  state.clashes.set(event.id, sorted);
  return sorted[0] !== event || replace(state, row, known, event, touched);
}

/** Of two forms of one event the erased one stays; of two erased ones the same on every phone. */
function saysLess(event: LogEvent, known: LogEvent): boolean {
  if (event.body.kind !== "erased") return false;
  return known.body.kind !== "erased" || canonicalJson(event) > canonicalJson(known);
}

function replace(state: LogState, row: number, known: LogEvent, event: LogEvent, touched: Set<string>): true {
  const topic = topicOf(known);
  const left = rowsAbout(state, topic).filter((each) => each !== row);
  if (state.topics.has(topic)) state.topics.set(topic, left);
  touched.add(topic);
  removeEntry(state, row);
  state.events.put(row, event);
  place(state, row, event, touched);
  return true;
}

function place(state: LogState, row: number, event: LogEvent, touched: Set<string>) {
  const topic = topicOf(event);
  if (needsHeadJudge(event) || topic === "guides") state.decided.add(topic);
  if (!state.topics.has(topic) && topic === ownTopic(event.id)) {
    // Nothing else speaks of it: it need not be in the list of topics, and an entry is what was recorded.
    if (event.body.kind !== "recorded" || touched.has(topic)) touched.add(topic);
    else {
      state.entries.record(row, event);
      indexEntry(state, row);
    }
    return;
  }
  state.topics.set(topic, inOrder(state, rowsAbout(state, topic), row, event));
  touched.add(topic);
}

function ownTopic(id: string): string {
  return `entry ${id}`;
}

/** With one row more; a list that is there already is kept in place. */
function inOrder(state: LogState, before: readonly number[], row: number, event: LogEvent): number | number[] {
  if (before.length === 0) return row;
  const rows = before as number[];
  let index = rows.length;
  while (index > 0 && compareEvents(state.events.at(rows[index - 1] ?? 0), event) > 0) index -= 1;
  rows.splice(index, 0, row);
  return rows;
}
