import { assess, type Guide, type Incident, issuedBy, type PenaltyId, type Prior, type Ruling } from "#rules";
import type { Entry } from "./entry.ts";
import type { Recommendation } from "./event.ts";
import { compareEntries, entriesOf, type LogState } from "./state.ts";

/** An entry as the rules look at it; undefined while no infraction is chosen. */
export function priorOf(entry: Entry): Prior | undefined {
  if (entry.infraction === undefined) return undefined;
  return {
    id: entry.id,
    infraction: entry.infraction,
    issued: entry.issued ?? [],
    day: entry.day,
    round: entry.round,
    voided: entry.state === "voided" || entry.state === "refused",
    open: entry.state === "open",
    repeatedStep: entry.repeatedStep === true,
    ...(entry.draft === undefined ? {} : { draft: entry.draft }),
  };
}

/** A place in the event: of an entry, or of a ruling that is being made (no `clock`: after all that this round already has). */
export interface Place {
  readonly day: number;
  readonly round: number;
  readonly clock?: number;
  readonly id?: string;
}

/**
 * What a person had on record under this guide, at a place of the event or in all; entries under other guides never count.
 *
 * A penalty of round 1 that is written down in round 3 has nothing of round 3 before it.
 */
export function recordOf(state: LogState, player: string, guide: Guide, before?: Place): readonly Prior[] {
  const entries = entriesOf(state, player);
  return priors(before ? entries.filter((each) => isBefore(each, before)) : entries, guide);
}

function isBefore(entry: Entry, place: Place): boolean {
  return (
    compareEntries(entry, { day: place.day, round: place.round, clock: place.clock ?? Number.POSITIVE_INFINITY, id: place.id ?? "" }) < 0
  );
}

function priors(entries: readonly Entry[], guide: Guide): readonly Prior[] {
  return entries.filter((each) => each.guide === guide.id).flatMap((each) => priorOf(each) ?? []);
}

/** The penalty that the head judge fixed for a cell that the guide does not give; a penalty that the guide does not know is none. */
export function houseRuling(state: LogState, guide: Guide, infraction: string, level: string): readonly PenaltyId[] | undefined {
  const penalties = state.house.get(`${infraction} ${level}`);
  return penalties?.every((id) => guide.ladder.some((each) => each.id === id)) ? penalties : undefined;
}

/** What the guide gave, in the form that an entry keeps. */
export function recommendationOf(ruling: Ruling): Recommendation {
  const issue = issuedBy(ruling);
  return {
    ...(issue ? { issue } : {}),
    ...(ruling.outcome.kind === "no-answer" ? { why: ruling.outcome.why } : {}),
    offence: ruling.offence,
    counted: ruling.counted,
    ...(ruling.reasons.some((each) => each.kind === "base" && each.from === "house") ? { house: true as const } : {}),
  };
}

/** A ruling that would be another one today, since an entry before it was voided, restored, moved or became known. */
export interface Flag {
  readonly entry: string;
  readonly before: Recommendation;
  readonly now: Recommendation;
}

/** The flags of one person's entries. What was issued stays as it is. */
export function flagsOf(state: LogState, player: string, guides: readonly Guide[]): readonly Flag[] {
  const entries = entriesOf(state, player);
  return entries.flatMap((entry, index) => {
    const guide = guides.find((each) => each.id === entry.guide && each.edition === entry.edition);
    const incident = guide && incidentOf(state, guide, entry);
    if (!incident || !entry.recommended || entry.state === "voided" || entry.state === "refused" || entry.state === "open") return [];
    const now = recommendationOf(assess(guide, incident, priors(entries.slice(0, index), guide)));
    return sameRecommendation(entry.recommended, now) ? [] : [{ entry: entry.id, before: entry.recommended, now }];
  });
}

/** The incident of an entry, to ask the guide again; undefined where this guide does not know what the entry speaks of. */
export function incidentOf(state: LogState, guide: Guide, entry: Entry): Incident | undefined {
  const { infraction, level, day, round, facts, draft } = entry;
  if (!guide.infractions.some((each) => each.id === infraction) || !guide.levels.some((each) => each.id === level)) return undefined;
  if (infraction === undefined) return undefined;
  const house = houseRuling(state, guide, infraction, level);
  const singleGame = state.settings?.matchForm === "single-game";
  return { infraction, level, day, round, facts, singleGame, ...(house ? { house } : {}), ...(draft === undefined ? {} : { draft }) };
}

function sameRecommendation(a: Recommendation, b: Recommendation): boolean {
  return a.why === b.why && sameIds(a.issue ?? [], b.issue ?? []);
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}

export function newestFirst(entries: Iterable<Entry>): readonly Entry[] {
  return [...entries].sort((a, b) => compareEntries(b, a));
}
