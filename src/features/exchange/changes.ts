import type { LogState } from "#log";
import { allFlags } from "#parts";

/** How the log stood before others' entries came. */
export interface Before {
  readonly flagged: ReadonlySet<string>;
  readonly entries: ReadonlySet<string>;
}

export function beforeOf(state: LogState | undefined): Before {
  if (!state) return { flagged: new Set(), entries: new Set() };
  return { flagged: new Set(allFlags(state).map((each) => each.entry)), entries: new Set(state.entries.keys()) };
}

export interface Changes {
  /** Penalty entries that came. */
  readonly entries: number;
  /** Rulings that would be others today, and were not before. */
  readonly flagged: readonly string[];
  /** Entries that came and wait for the head judge. */
  readonly pending: number;
}

export function changesSince(before: Before, state: LogState): Changes {
  const fresh = [...state.entries.values()].filter((each) => !before.entries.has(each.id));
  return {
    entries: fresh.length,
    flagged: allFlags(state).flatMap((each) => (before.flagged.has(each.entry) ? [] : [each.entry])),
    pending: fresh.filter((each) => each.state === "pending").length,
  };
}
