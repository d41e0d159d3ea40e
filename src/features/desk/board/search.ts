import {
  CODED_COLUMNS,
  type CodedColumn,
  comparable,
  ENTRY_FILTERS,
  type EntryFilter,
  type EntryFilters,
  penaltyChoices,
  sortedBy,
  testsOf,
  textsInUse,
  UNDECIDED,
} from "#log";
import type { Columns } from "./columns.ts";

export const SORTS = ["place", "player", "table", "infraction", "penalty", "state", "judge"] as const;
export type Sort = (typeof SORTS)[number];

export interface Query {
  readonly text: string;
  readonly filters: EntryFilters;
  readonly sort: Sort;
  readonly descending: boolean;
}

export const NEWEST: Query = { text: "", filters: {}, sort: "place", descending: true };

/** What the values of the columns are called, and how they compare; by the numbers of the values. */
export interface Labels {
  readonly names: Readonly<Record<CodedColumn, readonly string[]>>;
  /** What a typed word is compared with. */
  readonly words: Readonly<Record<CodedColumn, readonly string[]>>;
  readonly ranks: Readonly<Record<CodedColumn, readonly number[]>>;
}

/** The rows that meet a query, in its order. */
export function search(columns: Columns, labels: Labels, query: Query): Float64Array {
  const found = filtered(columns, labels, query);
  const { sort } = query;
  if (sort === "place") return query.descending ? found : found.toReversed();
  const codes = columns.codes[sort];
  const ranks = labels.ranks[sort];
  const last = ranks.length;
  const rankOf = (row: number) => ranks[codes[row] ?? 0] ?? NONE;
  return sortedBy(found, (row) => (query.descending ? last - rankOf(row) : rankOf(row) + 1));
}

/** Before all others: the rank of a value that is not there. */
const NONE = -1;

/** A column and which of its values are allowed. */
interface Sieve {
  readonly codes: ArrayLike<number>;
  readonly allowed: readonly boolean[];
}

function filtered(columns: Columns, labels: Labels, { text, filters }: Query): Float64Array {
  const words = text.split(/\s+/).map(comparable).filter(Boolean);
  // Each word must stand in one of the columns; only those that have it at all are looked at row by row.
  const sieves = words
    .map((word) =>
      CODED_COLUMNS.map((key) => ({ codes: columns.codes[key], allowed: labels.words[key].map((each) => each.includes(word)) })).filter(
        ({ allowed }) => allowed.includes(true),
      ),
    )
    .filter((each) => !each.some(({ allowed }) => !allowed.includes(false)));
  const tests = testsOf(columns, filters);
  if (sieves.length === 0 && tests.length === 0) return columns.newest;
  return columns.newest.filter((row) => {
    for (const test of tests) if (!test(row)) return false;
    for (const each of sieves) if (!passes(each, row)) return false;
    return true;
  });
}

function passes(sieves: readonly Sieve[], row: number): boolean {
  for (const { codes, allowed } of sieves) if (allowed[codes[row] ?? 0]) return true;
  return false;
}

/** What the columns hold, for choosing from. */
export function choicesOf(columns: Columns, filter: EntryFilter): readonly string[] {
  const inUse = (key: CodedColumn) => textsInUse(columns, columns.newest, key);
  switch (filter) {
    case "round":
    case "day":
      return [...new Set(columns.newest.map((row) => columns[filter][row] ?? 0))].sort((a, b) => a - b).map(String);
    case "penalty":
      return [...new Set(inUse("penalty").flatMap(penaltyChoices))];
    case "infraction":
      return inUse("infraction").filter((each) => each !== UNDECIDED);
    default:
      return inUse(filter);
  }
}

export function parseQuery(params: URLSearchParams): Query {
  const filters = Object.fromEntries(ENTRY_FILTERS.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])));
  const order = params.get("sort") ?? "";
  const sort = SORTS.find((each) => each === order.replace(/^-/, ""));
  return {
    text: params.get("q") ?? "",
    filters,
    ...(sort ? { sort, descending: order.startsWith("-") } : { sort: "place", descending: true }),
  };
}

export function formatQuery({ text, filters, sort, descending }: Query): URLSearchParams {
  const isNewest = sort === NEWEST.sort && descending === NEWEST.descending;
  return new URLSearchParams([
    ...(text === "" ? [] : [["q", text]]),
    ...ENTRY_FILTERS.flatMap((key) => (filters[key] === undefined ? [] : [[key, filters[key]]])),
    ...(isNewest ? [] : [["sort", `${descending ? "-" : ""}${sort}`]]),
  ]);
}
