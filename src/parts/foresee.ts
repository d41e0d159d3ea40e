import {
  type Entry,
  entriesOf,
  incidentOf,
  type LogState,
  type Recommendation,
  recommendationOf,
  recordOf,
  resolve,
  withEntries,
} from "#log";
import { assess, type Guide } from "#rules";

/** A ruling that the guide would read otherwise after a change. What was issued in it stays. */
export interface Consequence {
  readonly entry: Entry;
  readonly before: Recommendation;
  readonly after: Recommendation;
}

/** Which rulings, in the order of the event, would read differently if some entries looked like this. Nothing is written. */
export function foresee(state: LogState, changed: readonly Entry[], guides: readonly Guide[]): readonly Consequence[] {
  const players = new Set(
    changed.flatMap(({ id, player }) => [state.entries.get(id)?.player ?? player, player].map((each) => resolve(state, each))),
  );
  const before = readingsOf(state, players, guides);
  const after = readingsOf(withEntries(state, changed), players, guides);
  const consequences = [...after].flatMap(([id, reading]) => {
    const earlier = before.get(id);
    const entry = state.entries.get(id);
    return entry && earlier && !isSame(earlier, reading) ? [{ entry, before: earlier, after: reading }] : [];
  });
  return consequences.sort(({ entry: a }, { entry: b }) => a.day - b.day || a.round - b.round || a.clock - b.clock);
}

function readingsOf(state: LogState, players: ReadonlySet<string>, guides: readonly Guide[]): ReadonlyMap<string, Recommendation> {
  const readings = new Map<string, Recommendation>();
  for (const player of players) {
    for (const entry of entriesOf(state, player)) {
      if (!entry.recommended || entry.state === "voided" || entry.state === "refused" || entry.state === "open") continue;
      const guide = guides.find((each) => each.id === entry.guide && each.edition === entry.edition);
      const incident = guide && incidentOf(state, guide, entry);
      if (incident) readings.set(entry.id, recommendationOf(assess(guide, incident, recordOf(state, entry.player, guide, entry))));
    }
  }
  return readings;
}

function isSame(a: Recommendation, b: Recommendation): boolean {
  const text = ({ issue, why, offence }: Recommendation) => JSON.stringify([issue, why, offence]);
  return text(a) === text(b);
}
