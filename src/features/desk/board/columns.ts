import { type Entry, type LogState, resolve } from "#log";

/** The columns whose values repeat: each value is kept once, each entry has its number. */
export const CODED = ["player", "infraction", "penalty", "judge", "state", "table"] as const;
export type Coded = (typeof CODED)[number];

/** All entries of a log, column by column: a hundred thousand are filtered and sorted within a frame. */
export interface Columns {
  readonly entries: readonly Entry[];
  readonly codes: Readonly<Record<Coded, readonly number[]>>;
  readonly values: Readonly<Record<Coded, readonly string[]>>;
  /** Places in the columns, by day, round and logical clock, the newest first. */
  readonly newest: Float64Array;
}

/** Stands for an infraction or a penalty that is not decided yet. */
export const UNDECIDED = "";

interface Book {
  readonly entries: Entry[];
  readonly codes: Record<Coded, number[]>;
  readonly values: Record<Coded, string[]>;
  readonly known: Record<Coded, Map<string, number>>;
  aliases: string;
  columns: Columns;
}

const books = new WeakMap<LogState, Book>();

/** The columns of a log as it is now; only what has changed since the last time is written anew. */
export function columnsOf(state: LogState): Columns {
  const book = books.get(state) ?? createBook();
  books.set(state, book);
  if (update(book, state)) {
    const { entries, codes, values } = book;
    book.columns = { entries, codes, values, newest: newestFirst(entries) };
  }
  return book.columns;
}

function createBook(): Book {
  const each = <T>(make: () => T) => Object.fromEntries(CODED.map((key) => [key, make()])) as Record<Coded, T>;
  const entries: Entry[] = [];
  const codes = each((): number[] => []);
  const values = each((): string[] => []);
  const columns = { entries, codes, values, newest: new Float64Array() };
  return { entries, codes, values, known: each(() => new Map<string, number>()), aliases: "", columns };
}

function update(book: Book, state: LogState): boolean {
  let changed = false;
  const aliases = state.aliases.size > 0 ? JSON.stringify([...state.aliases]) : "";
  if (aliases !== book.aliases) {
    book.aliases = aliases;
    book.entries.length = 0;
    changed = true;
  }
  let place = 0;
  for (const entry of state.entries.values()) {
    // An entry that something happened to goes to the end of the map.
    if (book.entries[place] !== entry && book.entries[place + 1] === entry) {
      book.entries.splice(place, 1);
      for (const key of CODED) book.codes[key].splice(place, 1);
      changed = true;
    }
    if (book.entries[place] !== entry) {
      book.entries[place] = entry;
      for (const key of CODED) book.codes[key][place] = codeOf(book, key, textOf(state, entry, key));
      changed = true;
    }
    place += 1;
  }
  return changed;
}

function codeOf(book: Book, key: Coded, value: string): number {
  const known = book.known[key].get(value);
  if (known !== undefined) return known;
  book.known[key].set(value, book.values[key].length);
  return book.values[key].push(value) - 1;
}

function textOf(state: LogState, entry: Entry, key: Coded): string {
  switch (key) {
    case "player":
      return resolve(state, entry.player);
    case "infraction":
      return entry.infraction === undefined ? UNDECIDED : `${entry.guide} ${entry.infraction}`;
    case "penalty":
      return entry.issued === undefined ? UNDECIDED : [entry.guide, entry.edition, ...entry.issued].join(" ");
    case "judge":
      return entry.by;
    case "state":
      return entry.state;
    case "table":
      return entry.table ?? "";
  }
}

/** The parts of a value of the column "penalty". */
export function penaltyParts(value: string): { readonly guide: string; readonly edition: string; readonly ids: readonly string[] } {
  const [guide = "", edition = "", ...ids] = value.split(" ");
  return { guide, edition, ids };
}

/** The parts of a value of the column "infraction". */
export function infractionParts(value: string): { readonly guide: string; readonly infraction: string } {
  const [guide = "", infraction = ""] = value.split(" ");
  return { guide, infraction };
}

/** No more than that many rows fit beside a key in one number. */
const SPAN = 2 ** 20;

function newestFirst(entries: readonly Entry[]): Float64Array {
  const byClock = sortedBy(entries.length, (place) => entries[place]?.clock ?? 0);
  const byPlace = Float64Array.from(byClock, (place) => (entries[place]?.day ?? 0) * 1000 + (entries[place]?.round ?? 0));
  return sortedBy(entries.length, (index) => byPlace[index] ?? 0)
    .map((index) => byClock[index] ?? 0)
    .reverse();
}

/** The numbers from 0, by a key of theirs; equal keys stay in order. Sorts numbers as numbers, without a comparison in JavaScript. */
export function sortedBy(length: number, keyOf: (index: number) => number): Float64Array {
  const packed = new Float64Array(length);
  for (let index = 0; index < length; index += 1) packed[index] = keyOf(index) * SPAN + index;
  return packed.sort().map((each) => each % SPAN);
}
