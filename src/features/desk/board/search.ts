import { CODED_COLUMNS, type CodedColumn, comparable, penaltyParts, sortedBy, UNDECIDED } from "#log";
import { type Columns, infractionParts } from "./columns.ts";

export const SORTS = ["place", "player", "table", "infraction", "penalty", "state", "judge"] as const;
export type Sort = (typeof SORTS)[number];

export const FILTERS = ["round", "day", "infraction", "penalty", "judge", "state"] as const;
export type Filter = (typeof FILTERS)[number];

/** Stands for "no penalty" where a penalty's id is expected. */
export const NO_PENALTY = "-";

export interface Query {
  readonly text: string;
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
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
  const sieve = (key: CodedColumn, isAllowed: (value: string, code: number) => boolean): Sieve => ({
    codes: columns.codes[key],
    allowed: columns.texts[key].map(isAllowed),
  });
  // Each word must stand in one of the columns; only those that have it at all are looked at row by row.
  const wanted = words.map((word) =>
    CODED_COLUMNS.map((key) => sieve(key, (_, code) => labels.words[key][code]?.includes(word) ?? false)).filter((each) =>
      each.allowed.includes(true),
    ),
  );
  for (const key of ["infraction", "penalty", "judge", "state"] as const) {
    const value = filters[key];
    if (value !== undefined) wanted.push([sieve(key, (each) => meets(key, each, value))]);
  }
  const round = filters.round === undefined ? undefined : Number(filters.round);
  const day = filters.day === undefined ? undefined : Number(filters.day);
  const sieves = wanted.filter((each) => !each.some(({ allowed }) => !allowed.includes(false)));
  if (sieves.length === 0 && round === undefined && day === undefined) return columns.newest;
  return columns.newest.filter((row) => {
    if (round !== undefined && columns.round[row] !== round) return false;
    if (day !== undefined && columns.day[row] !== day) return false;
    for (const each of sieves) if (!passes(each, row)) return false;
    return true;
  });
}

function passes(sieves: readonly Sieve[], row: number): boolean {
  for (const { codes, allowed } of sieves) if (allowed[codes[row] ?? 0]) return true;
  return false;
}

function meets(key: CodedColumn, value: string, wanted: string): boolean {
  if (key !== "penalty") return value === wanted;
  if (value === UNDECIDED) return false;
  const { ids } = penaltyParts(value);
  return wanted === NO_PENALTY ? ids.length === 0 : ids.includes(wanted);
}

/** What the columns hold, for choosing from. */
export function choicesOf(columns: Columns, filter: Filter): readonly string[] {
  switch (filter) {
    case "round":
    case "day":
      return [...new Set(columns.newest.map((row) => columns[filter][row] ?? 0))].sort((a, b) => a - b).map(String);
    case "penalty": {
      const decided = inUse(columns, "penalty")
        .filter((each) => each !== UNDECIDED)
        .map((each) => penaltyParts(each).ids);
      return [...new Set(decided.flatMap((ids) => (ids.length === 0 ? [NO_PENALTY] : ids)))];
    }
    case "infraction":
      return inUse(columns, "infraction").filter((each) => infractionParts(each).guide !== "");
    default:
      return inUse(columns, filter);
  }
}

/** The texts of a column that entries have now. */
function inUse({ newest, codes, texts }: Columns, key: CodedColumn): readonly string[] {
  return [...new Set(newest.map((row) => codes[key][row] ?? 0))].map((code) => texts[key][code] ?? "");
}

export function parseQuery(params: URLSearchParams): Query {
  const filters = Object.fromEntries(FILTERS.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])));
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
    ...FILTERS.flatMap((key) => (filters[key] === undefined ? [] : [[key, filters[key]]])),
    ...(isNewest ? [] : [["sort", `${descending ? "-" : ""}${sort}`]]),
  ]);
}
