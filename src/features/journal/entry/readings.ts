import { type Entry, entriesOf, type LogState, type Recommendation, recommendationOf, resolve, withEntries } from "#log";
import { rulingOfEntry } from "#parts";

/** A later ruling that a change would make another one. */
export interface Consequence {
  readonly entry: Entry;
  readonly before: Recommendation;
  readonly after: Recommendation;
}

/** Which rulings, in the order of the event, would read differently if an entry looked like this. Nothing is written. */
export function consequencesOf(state: LogState, changed: Entry): readonly Consequence[] {
  const players = new Set([state.entries.get(changed.id)?.player ?? changed.player, changed.player].map((each) => resolve(state, each)));
  const before = readingsOf(state, players);
  const after = readingsOf(withEntries(state, [changed]), players);
  const consequences = [...after].flatMap(([id, reading]) => {
    const earlier = before.get(id);
    const entry = state.entries.get(id);
    return entry && earlier && !isSame(earlier, reading) ? [{ entry, before: earlier, after: reading }] : [];
  });
  return consequences.sort(({ entry: a }, { entry: b }) => a.day - b.day || a.round - b.round || a.clock - b.clock);
}

function readingsOf(state: LogState, players: ReadonlySet<string>): ReadonlyMap<string, Recommendation> {
  const readings = new Map<string, Recommendation>();
  for (const player of players) {
    for (const entry of entriesOf(state, player)) {
      if (!entry.recommended || entry.state === "voided" || entry.state === "refused" || entry.state === "open") continue;
      const today = rulingOfEntry(state, entry);
      if (today) readings.set(entry.id, recommendationOf(today.ruling));
    }
  }
  return readings;
}

function isSame(a: Recommendation, b: Recommendation): boolean {
  const text = ({ issue, why, offence }: Recommendation) => JSON.stringify([issue, why, offence]);
  return text(a) === text(b);
}
