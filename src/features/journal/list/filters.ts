import { type Entry, type LogState, resolve } from "#log";
import { peopleNamed } from "../names.ts";
import type { Row } from "./rows.ts";

/** In the order in which the dialog shows them; also the names in the address. */
export const FILTER_KEYS = ["state", "round", "day", "infraction", "penalty", "judge"] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export const STATE_FILTERS = ["open", "pending", "flagged", "standing", "confirmed", "refused", "voided", "note"] as const;

/** Stands for "no penalty" where a penalty's id is expected. */
export const NO_PENALTY = "-";

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

/** The value under which an entry's infraction is filtered: two guides may use one code. */
export function infractionValue(entry: Entry): string | undefined {
  return entry.infraction === undefined ? undefined : `${entry.guide} ${entry.infraction}`;
}

/** The rows that meet all filters, in the same order. */
export function matching(rows: readonly Row[], filters: Filters, state: LogState, flagged: ReadonlySet<string>): readonly Row[] {
  if (!isFiltered(filters)) return rows;
  const people = filters.player === undefined ? undefined : peopleNamed(state, filters.player);
  return rows.filter(
    (row) =>
      (people === undefined || (row.player !== undefined && people.has(resolve(state, row.player)))) &&
      FILTER_KEYS.every((key) => filters[key] === undefined || meets(row, key, filters[key], flagged)),
  );
}

function meets(row: Row, key: FilterKey, value: string, flagged: ReadonlySet<string>): boolean {
  switch (key) {
    case "state":
      if (value === "note") return row.kind === "note";
      if (value === "flagged") return flagged.has(row.id);
      return row.kind === "entry" ? row.item.state === value : value === "voided" && row.item.voided;
    case "round":
      return String(row.item.round) === value;
    case "day":
      return String(row.item.day) === value;
    case "infraction":
      return row.kind === "entry" && infractionValue(row.item) === value;
    case "penalty":
      if (row.kind !== "entry" || !row.item.issued) return false;
      return value === NO_PENALTY ? row.item.issued.length === 0 : row.item.issued.includes(value);
    case "judge":
      return row.item.by === value;
  }
}
