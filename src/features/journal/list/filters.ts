import { type CodedColumn, codedTest, type Note, penaltyChoices, resolve, testsOf, textsInUse, UNDECIDED } from "#log";
import { peopleNamed } from "../names.ts";
import { type Rows, rowsAt } from "./rows.ts";

/** In the order in which the dialog shows them; also the names in the address. */
export const FILTER_KEYS = ["state", "round", "day", "infraction", "penalty", "judge"] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export const STATE_FILTERS = ["open", "pending", "flagged", "standing", "confirmed", "refused", "voided", "note"] as const;

export type Filters = Readonly<Partial<Record<FilterKey | "player", string>>>;

export function parseFilters(params: URLSearchParams): Filters {
  return Object.fromEntries(
    [...FILTER_KEYS, "player" as const].flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );
}

export function formatFilters(filters: Filters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
}

export function withFilter(filters: Filters, key: FilterKey | "player", value: string | undefined): Filters {
  const { [key]: _, ...rest } = filters;
  return value ? { ...rest, [key]: value } : rest;
}

export function isFiltered(filters: Filters): boolean {
  return Object.keys(filters).length > 0;
}

/** The rows that meet all filters, in the same order. */
export function matching(rows: Rows, filters: Filters, flagged: ReadonlySet<string>): Rows {
  if (!isFiltered(filters)) return rows;
  const { state, notes, places } = rows;
  const people = filters.player === undefined ? undefined : peopleNamed(state, filters.player);
  const isTheirs = (player: string | undefined) => people === undefined || (player !== undefined && people.has(resolve(state, player)));
  const columns = state.entries.columns();
  const { state: wanted, player, ...others } = filters;
  const flaggedRows = new Set([...flagged].map(state.events.rowOf));
  const tests = [
    ...testsOf(columns, wanted === undefined || wanted === "flagged" ? others : { ...others, state: wanted }),
    ...(wanted === "flagged" ? [(row: number) => flaggedRows.has(row)] : []),
    ...(player === undefined ? [] : [codedTest(columns, "player", isTheirs)]),
  ];
  const isEntryWanted = (row: number) => tests.every((test) => test(row));
  const isNoteWanted = (note: Note | undefined) =>
    note !== undefined && isTheirs(note.player) && FILTER_KEYS.every((key) => filters[key] === undefined || meets(note, key, filters[key]));
  return rowsAt(
    state,
    places.filter((place) => (place < 0 ? isNoteWanted(notes[-1 - place]) : isEntryWanted(place))),
    notes,
  );
}

function meets(note: Note, key: FilterKey, value: string): boolean {
  switch (key) {
    case "state":
      return value === "note" || (value === "voided" && note.voided);
    case "round":
    case "day":
      return String(note[key]) === value;
    case "judge":
      return note.by === value;
    case "infraction":
    case "penalty":
      return false;
  }
}

/** What can be chosen: only what the log has. */
export function optionsOf({ state, places, notes }: Rows): Readonly<Record<FilterKey, readonly string[]>> {
  const columns = state.entries.columns();
  const rows = places.filter((place) => place >= 0);
  const used = (key: CodedColumn) => textsInUse(columns, rows, key);
  const numbers = (key: "round" | "day") =>
    [...new Set([...rows.map((row) => columns[key][row] ?? 0), ...notes.map((note) => note[key])])].sort((a, b) => b - a).map(String);
  const texts = (values: readonly string[]) => [...new Set(values)].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
  return {
    state: STATE_FILTERS,
    round: numbers("round"),
    day: numbers("day"),
    infraction: texts(used("infraction").filter((each) => each !== UNDECIDED)),
    penalty: texts(used("penalty").flatMap(penaltyChoices)),
    judge: texts([...used("judge"), ...notes.map((note) => note.by)]),
  };
}
