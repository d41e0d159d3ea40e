import { ENTRY_STATES, type Entry, type EntryState, entryOf } from "../entry.ts";
import type { LogEvent } from "../event.ts";
import type { EventTable, Pools } from "./events.ts";
import type { Lookup } from "./lookup.ts";
import { createPool } from "./pool.ts";
import type { Rows } from "./rows.ts";

/** The entries of a log by id. One that nothing happened to since it was recorded is made anew from its event whenever it is asked for. */
export interface EntryTable extends Lookup<Entry> {
  /** Grows with every change of an entry. */
  readonly change: number;
  readonly at: (row: number) => Entry | undefined;
  readonly isAt: (row: number) => boolean;
  readonly rows: () => Iterable<number>;
  readonly playerAt: (row: number) => string;
  readonly stateAt: (row: number) => EntryState | undefined;
  /** How many entries are in a state. */
  readonly count: (state: EntryState) => number;
  readonly columns: () => EntryColumns;
  /** An entry as it was recorded. */
  readonly record: (row: number, event: LogEvent) => void;
  /** An entry as later events leave it. */
  readonly keep: (row: number, entry: Entry) => void;
  readonly remove: (row: number) => void;
}

/** What entries say, column by column: numbers by row, and the texts that they stand for. Rows with state 0 are no entries. */
export interface EntryColumns {
  readonly codes: Readonly<Record<CodedColumn, ArrayLike<number>>>;
  readonly texts: Readonly<Record<CodedColumn, readonly string[]>>;
  readonly day: ArrayLike<number>;
  readonly round: ArrayLike<number>;
  readonly clock: ArrayLike<number>;
  /** Since 1970. */
  readonly seconds: ArrayLike<number>;
}

/** The columns whose values repeat. */
export const CODED_COLUMNS = ["player", "infraction", "penalty", "judge", "state", "table"] as const;
export type CodedColumn = (typeof CODED_COLUMNS)[number];

/** Stands for an infraction or a penalty that is not decided yet. */
export const UNDECIDED = "";

export function createEntryTable(rows: Rows, events: EventTable, pools: Pools): EntryTable {
  const { columns } = rows;
  const infractions = createPool();
  const penalties = createPool();
  const kept = new Map<number, Entry>();
  const counts = ENTRY_STATES.map(() => 0);
  /** What a shared body shows, so that it is looked at once. */
  const shown = new Map<number, Shown>();
  let size = 0;
  let change = 0;

  function show(row: number, { infraction, penalty, state }: Shown) {
    columns.infraction[row] = infraction;
    columns.penalty[row] = penalty;
    columns.state[row] = state + 1;
    counts[state] = (counts[state] ?? 0) + 1;
    size += 1;
    change += 1;
  }

  function shownBy({ guide, edition, infraction, issued, state }: Entry): Shown {
    return {
      infraction: infractions.codeOf(infraction === undefined ? UNDECIDED : `${guide} ${infraction}`),
      penalty: penalties.codeOf(issued === undefined ? UNDECIDED : [guide, edition, ...issued].join(" ")),
      state: ENTRY_STATES.indexOf(state),
    };
  }

  function at(row: number): Entry | undefined {
    if (columns.state[row] === 0) return undefined;
    return kept.get(row) ?? recordedBy(events.at(row));
  }

  function* each<T>(make: (row: number) => T): Generator<T> {
    for (let row = 0; row < rows.size; row += 1) if (columns.state[row] !== 0) yield make(row);
  }

  const known = (id: string) => {
    const row = events.rowOf(id);
    return row === undefined || columns.state[row] === 0 ? undefined : row;
  };
  const made = (row: number) => at(row) as Entry;
  return {
    get size() {
      return size;
    },
    get change() {
      return change;
    },
    at,
    isAt: (row) => columns.state[row] !== 0,
    rows: () => each((row) => row),
    playerAt: (row) => pools.player.textOf(columns.player[row] ?? 0),
    stateAt: (row) => ENTRY_STATES[(columns.state[row] ?? 0) - 1],
    count: (state) => counts[ENTRY_STATES.indexOf(state)] ?? 0,
    has: (id) => known(id) !== undefined,
    get: (id) => {
      const row = known(id);
      return row === undefined ? undefined : at(row);
    },
    keys: () => each(events.idAt),
    values: () => each(made),
    [Symbol.iterator]: () => each((row): [string, Entry] => [events.idAt(row), made(row)]),
    columns: () => ({
      codes: {
        player: columns.player,
        infraction: columns.infraction,
        penalty: columns.penalty,
        judge: columns.by,
        state: columns.state,
        table: columns.table,
      },
      texts: {
        player: pools.player.texts,
        infraction: infractions.texts,
        penalty: penalties.texts,
        judge: pools.by.texts,
        state: ["", ...ENTRY_STATES],
        table: pools.table.texts,
      },
      day: columns.day,
      round: columns.round,
      clock: columns.clock,
      seconds: columns.seconds,
    }),
    record: (row, event) => {
      const body = columns.body[row] ?? 0;
      const before = events.isShared(row) ? shown.get(body) : undefined;
      const now = before ?? shownBy(recordedBy(event) as Entry);
      if (!before && events.isShared(row)) shown.set(body, now);
      show(row, now);
    },
    keep: (row, entry) => {
      events.detach(row);
      kept.set(row, entry);
      events.showPlace(row, entry);
      show(row, shownBy(entry));
    },
    remove: (row) => {
      const state = (columns.state[row] ?? 0) - 1;
      if (state < 0) return;
      kept.delete(row);
      columns.state[row] = 0;
      counts[state] = (counts[state] ?? 0) - 1;
      size -= 1;
      change += 1;
    },
  };
}

/** The parts of a text of the column "penalty". */
export function penaltyParts(text: string): { readonly guide: string; readonly edition: string; readonly ids: readonly string[] } {
  const [guide = "", edition = "", ...ids] = text.split(" ");
  return { guide, edition, ids };
}

/** Codes of an infraction, a penalty and a state. */
interface Shown {
  readonly infraction: number;
  readonly penalty: number;
  readonly state: number;
}

function recordedBy(event: LogEvent): Entry | undefined {
  return event.body.kind === "recorded" ? entryOf(event, event.body, [event]) : undefined;
}
