import { useLayoutEffect, useState } from "react";
import { type Entry, entriesOf, type Flag, flagsOf, type LogState } from "#log";
import type { LogView } from "#store";
import { knownGuides } from "./guides.ts";

interface Known {
  readonly entries: readonly Entry[];
  readonly house: string;
  readonly flags: readonly Flag[];
}

/** How many entries are looked at before the screen may move again. */
const SLICE = 300;

const knownOf = new WeakMap<LogState, Map<string, Known>>();

/**
 * Everybody's flags, by entry. A small log has them with the first picture; in a large one they come a moment later,
 * and after a change only the people whom it touched are looked at again.
 */
export function useFlags(view: LogView): ReadonlyMap<string, Flag> {
  const [flags, setFlags] = useState(() => (view.state ? knownFlags(view.state) : new Map<string, Flag>()));
  useLayoutEffect(() => {
    if (!view.state) return;
    const state = view.state;
    const house = JSON.stringify([...state.house]);
    const players = [...state.byPlayer.keys()];
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(from: number) {
      let next = from;
      for (let seen = 0; seen < SLICE && next < players.length; next += 1) seen += lookAt(state, players[next] ?? "", house);
      if (next < players.length) timer = setTimeout(look, 0, next);
      else setFlags(knownFlags(state));
    }
    look(0);
    return () => clearTimeout(timer);
  }, [view]);
  return flags;
}

/** How many entries had to be looked at. */
function lookAt(state: LogState, player: string, house: string): number {
  const known = knownOf.get(state) ?? new Map<string, Known>();
  knownOf.set(state, known);
  const before = known.get(player);
  const entries = entriesOf(state, player);
  if (before?.house === house && isSame(before.entries, entries)) return 0;
  known.set(player, { entries, house, flags: flagsOf(state, player, knownGuides()) });
  return entries.length;
}

function knownFlags(state: LogState): ReadonlyMap<string, Flag> {
  const flags = [...(knownOf.get(state)?.entries() ?? [])].flatMap(([player, known]) => (state.byPlayer.has(player) ? known.flags : []));
  return new Map(flags.map((flag) => [flag.entry, flag]));
}

/** An entry is a new object whenever something happened to it. */
function isSame(a: readonly Entry[], b: readonly Entry[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
