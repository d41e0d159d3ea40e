import type { LogState } from "./state.ts";

/** What follows from each player's entries. Players about whom nothing has changed are not looked at again. */
export interface Findings<T, C extends Context> {
  /** Looks until so many entries were looked at; the place to go on from, undefined at the end. */
  readonly look: (state: LogState, context: C, from?: number, most?: number) => number | undefined;
  /** All that has been found by now, in the order of the players. */
  readonly found: (state: LogState) => readonly T[];
}

/** What findings rest on beside entries; `under` is all of it as one text. */
interface Context {
  readonly under: string;
}

interface Known<T> {
  readonly under: string;
  readonly versions: Map<string, number>;
  readonly found: Map<string, readonly T[]>;
}

export function createFindings<T, C extends Context>(find: (state: LogState, player: string, context: C) => readonly T[]): Findings<T, C> {
  const knownOf = new WeakMap<LogState, Known<T>>();
  return {
    look: (state, context, from = 0, most = Number.POSITIVE_INFINITY) => {
      const { under } = context;
      let known = knownOf.get(state);
      if (known?.under !== under) {
        known = { under, versions: new Map(), found: new Map() };
        knownOf.set(state, known);
      }
      let [place, looked] = [0, 0];
      for (const [player, { rows, version }] of state.byPlayer) {
        place += 1;
        if (place <= from || known.versions.get(player) === version) continue;
        known.versions.set(player, version);
        const found = rows.length > 0 ? find(state, player, context) : [];
        if (found.length > 0) known.found.set(player, found);
        else known.found.delete(player);
        looked += rows.length;
        if (looked >= most) return place;
      }
      return undefined;
    },
    found: (state) => [...(knownOf.get(state)?.found ?? [])].flatMap(([player, found]) => (state.byPlayer.has(player) ? found : [])),
  };
}
