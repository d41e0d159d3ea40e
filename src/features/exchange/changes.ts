import type { LogState } from "#log";
import { flagsAtOnce } from "#parts";

/** How the log stood before others' entries came. */
export interface Before {
  /** Undefined where it was not known yet: then nobody can say which flags are new. */
  readonly flagged: ReadonlySet<string> | undefined;
  /** Rows are only added, so that those from here on are new. */
  readonly state: LogState | undefined;
  readonly rows: number;
}

export function beforeOf(state: LogState | undefined): Before {
  if (!state) return { flagged: new Set(), state, rows: 0 };
  const flags = flagsAtOnce(state);
  return { flagged: flags && new Set(flags.map((each) => each.entry)), state, rows: state.events.size };
}

export interface Changes {
  /** Penalty entries that came. */
  readonly entries: number;
  /** Rulings that would be others today, and were not before. */
  readonly flagged: readonly string[];
  /** Entries that came and wait for the head judge. */
  readonly pending: number;
}

/** `flagged`: the entries that are flagged by now. */
export function changesSince(before: Before, state: LogState, flagged: Iterable<string>): Changes {
  const fresh = [...state.entries.rows()].filter((row) =>
    before.state === state ? row >= before.rows : !before.state?.entries.has(state.events.idAt(row)),
  );
  return {
    entries: fresh.length,
    flagged: [...flagged].filter((each) => before.flagged?.has(each) === false),
    pending: fresh.filter((row) => state.entries.stateAt(row) === "pending").length,
  };
}
