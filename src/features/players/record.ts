import {
  asMerged,
  type Entry,
  entriesOf,
  eventsAbout,
  type Flag,
  flagsOf,
  houseRuling,
  type LogEvent,
  type LogState,
  type Note,
  recordOf,
  resolve,
} from "#log";
import { eventFacts, findGuide, knownGuides, type OpenEvent, toneOf } from "#parts";
import { assess, type Guide, type PenaltyId, type Ruling } from "#rules";

/** Whether an entry is on somebody's record: undecided, refused and voided ones are not. */
export function counts({ state }: Entry): boolean {
  return state === "standing" || state === "pending" || state === "confirmed";
}

export interface Heaviest {
  readonly guide: Guide;
  readonly penalty: PenaltyId;
}

/** The heaviest penalty that stands, by what it does. */
export function heaviestOf(entries: readonly Entry[]): Heaviest | undefined {
  let heaviest: (Heaviest & { readonly weight: number }) | undefined;
  for (const entry of entries.filter(counts)) {
    const guide = findGuide(entry.guide, entry.edition) ?? findGuide(entry.guide);
    for (const penalty of (guide && entry.issued) ?? []) {
      if (!guide) continue;
      const rank = guide.ladder.find((each) => each.id === penalty)?.rank ?? 0;
      const weight = toneOf(guide, penalty) * 1000 + rank;
      if (!heaviest || weight > heaviest.weight) heaviest = { guide, penalty, weight };
    }
  }
  return heaviest;
}

/** What somebody has for one infraction, and what the next offence of it would bring now. */
export interface Prospect {
  readonly infraction: string;
  readonly entries: readonly Entry[];
  readonly ruling: Ruling;
}

/** For each infraction on record under the event's guide, the latest first. */
export function prospectsOf({ guide, settings }: OpenEvent, state: LogState, player: string): readonly Prospect[] {
  const record = recordOf(state, player, guide);
  const byInfraction = new Map<string, Entry[]>();
  for (const entry of entriesOf(state, player)) {
    const { infraction } = entry;
    if (entry.guide !== guide.id || infraction === undefined || !counts(entry)) continue;
    if (!guide.infractions.some((each) => each.id === infraction)) continue;
    const entries = byInfraction.get(infraction) ?? [];
    byInfraction.delete(infraction);
    byInfraction.set(infraction, [...entries, entry]);
  }
  const { level } = settings;
  return [...byInfraction].reverse().map(([infraction, entries]) => {
    const house = houseRuling(state, guide, infraction, level);
    const incident = { infraction, level, day: state.day, round: state.round, facts: eventFacts(settings), ...(house ? { house } : {}) };
    return { infraction, entries, ruling: assess(guide, incident, record) };
  });
}

export function notesOf(state: LogState, player: string): readonly Note[] {
  const key = resolve(state, player);
  return [...state.notes.values()]
    .filter((each) => each.player !== undefined && resolve(state, each.player) === key)
    .sort((a, b) => a.day - b.day || a.round - b.round || a.clock - b.clock);
}

/** Rulings that a merge would make others: those that were not flagged before, or otherwise. */
export function newFlags(state: LogState, from: string, into: string): readonly Flag[] {
  const before = [from, into].flatMap((each) => flagsOf(state, each, knownGuides())).map((each) => JSON.stringify(each));
  return flagsOf(asMerged(state, from, into), into, knownGuides()).filter((each) => !before.includes(JSON.stringify(each)));
}

/** A merge that holds, and by which event. */
export interface Merge {
  readonly event: LogEvent;
  readonly player: string;
  readonly into: string;
}

export function mergesOf(state: LogState, player: string): readonly Merge[] {
  const events = eventsAbout(state, "merges");
  const undone = new Set(events.flatMap(({ body }) => (body.kind === "players-unmerged" ? [body.target] : [])));
  const key = resolve(state, player);
  return events.flatMap((event): Merge[] => {
    const { body } = event;
    if (body.kind !== "players-merged" || undone.has(event.id) || resolve(state, body.into) !== key) return [];
    return [{ event, player: body.player, into: body.into }];
  });
}
