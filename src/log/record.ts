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
  };
}

/** Everything on record for a person under this guide; entries under other guides never count. */
export function recordOf(state: LogState, player: string, guide: Guide): readonly Prior[] {
  return priors(entriesOf(state, player), guide);
}

function priors(entries: readonly Entry[], guide: Guide): readonly Prior[] {
  return entries.filter((each) => each.guide === guide.id).flatMap((each) => priorOf(each) ?? []);
}

/** The penalty that the head judge fixed for a cell that the guide does not give. */
export function houseRuling(state: LogState, infraction: string, level: string): readonly PenaltyId[] | undefined {
  return state.house.get(`${infraction} ${level}`);
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
    const incident = incidentOf(state, entry);
    if (!guide || !incident || !entry.recommended || entry.state === "voided" || entry.state === "refused" || entry.state === "open")
      return [];
    const now = recommendationOf(assess(guide, incident, priors(entries.slice(0, index), guide)));
    return sameRecommendation(entry.recommended, now) ? [] : [{ entry: entry.id, before: entry.recommended, now }];
  });
}

/** The incident of an entry, to ask the guide again. */
export function incidentOf(state: LogState, entry: Entry): Incident | undefined {
  if (entry.infraction === undefined) return undefined;
  const house = houseRuling(state, entry.infraction, entry.level);
  return {
    infraction: entry.infraction,
    level: entry.level,
    day: entry.day,
    round: entry.round,
    facts: entry.facts,
    ...(house ? { house } : {}),
  };
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
