import { type Entry, entriesOf, type Flag, flagsOf, type LogState } from "#log";
import { guides } from "#rules";

interface Known {
  readonly entries: readonly Entry[];
  readonly house: string;
  readonly flags: readonly Flag[];
}

const knownOf = new WeakMap<LogState, Map<string, Known>>();

/** The flags of everybody, by entry. Only people whose entries have changed since the last time are looked at again. */
export function flagsByEntry(state: LogState): ReadonlyMap<string, Flag> {
  const known = knownOf.get(state) ?? new Map<string, Known>();
  knownOf.set(state, known);
  const house = JSON.stringify([...state.house]);
  const flags = new Map<string, Flag>();
  for (const player of state.byPlayer.keys()) {
    const entries = entriesOf(state, player);
    const before = known.get(player);
    const now =
      before?.house === house && isSame(before.entries, entries) ? before : { entries, house, flags: flagsOf(state, player, guides) };
    known.set(player, now);
    for (const flag of now.flags) flags.set(flag.entry, flag);
  }
  return flags;
}

/** An entry is a new object whenever something happened to it. */
function isSame(a: readonly Entry[], b: readonly Entry[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
