import { useLayoutEffect, useState } from "react";
import { createFindings, type Flag, flagsOf, type LogState } from "#log";
import type { LogView } from "#store";
import { knownGuides } from "./guides.ts";

/** How many entries are looked at before the screen may move again. */
const SLICE = 300;

const flags = createFindings((state: LogState, player: string) => flagsOf(state, player, knownGuides()));

/**
 * Everybody's flags, by entry. A small log has them with the first picture; in a large one they come a moment later,
 * and after a change only the people whom it touched are looked at again.
 */
export function useFlags(view: LogView): ReadonlyMap<string, Flag> {
  const [known, setKnown] = useState(() => (view.state ? byEntry(flags.found(view.state)) : new Map<string, Flag>()));
  useLayoutEffect(() => {
    const { state } = view;
    if (!state) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (from: number | undefined) => {
      const next = flags.look(state, contextOf(state), from, SLICE);
      if (next === undefined) setKnown(byEntry(flags.found(state)));
      else timer = setTimeout(look, 0, next);
    };
    look(undefined);
    return () => clearTimeout(timer);
  }, [view]);
  return known;
}

/** As many entries as are looked at without the judge noticing. */
const AT_ONCE = 2000;

/** Everybody's flags at once; undefined while so many are still to be looked at that the judge would wait. */
export function flagsAtOnce(state: LogState): readonly Flag[] | undefined {
  return flags.look(state, contextOf(state), 0, AT_ONCE) === undefined ? flags.found(state) : undefined;
}

/** What a flag rests on beside the player's own entries. */
function contextOf({ house, settings }: LogState) {
  return { under: JSON.stringify([settings?.matchForm, knownGuides().length, ...house]) };
}

function byEntry(all: readonly Flag[]): ReadonlyMap<string, Flag> {
  return new Map(all.map((flag) => [flag.entry, flag]));
}
