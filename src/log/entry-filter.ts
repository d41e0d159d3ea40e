import { type CodedColumn, type EntryColumns, penaltyParts, UNDECIDED } from "./packed/entries.ts";

export const ENTRY_FILTERS = ["round", "day", "infraction", "penalty", "judge", "state"] as const;
export type EntryFilter = (typeof ENTRY_FILTERS)[number];
/** By the texts of the columns; a penalty by its id. */
export type EntryFilters = Readonly<Partial<Record<EntryFilter, string>>>;

/** Stands for "no penalty" where a penalty's id is expected. */
export const NO_PENALTY = "-";

/** Whether the entry at a row is wanted. */
export type RowTest = (row: number) => boolean;

/** One test for each filter. */
export function testsOf(columns: EntryColumns, filters: EntryFilters): readonly RowTest[] {
  return ENTRY_FILTERS.flatMap((filter) => {
    const value = filters[filter];
    return value === undefined ? [] : [testOf(columns, filter, value)];
  });
}

function testOf(columns: EntryColumns, filter: EntryFilter, value: string): RowTest {
  if (filter === "round" || filter === "day") {
    const [column, wanted] = [columns[filter], Number(value)];
    return (row) => column[row] === wanted;
  }
  return codedTest(columns, filter, (text) => (filter === "penalty" ? penaltyChoices(text).includes(value) : text === value));
}

/** Each text of the column is looked at once, however many rows have it. */
export function codedTest(columns: EntryColumns, key: CodedColumn, isAllowed: (text: string) => boolean): RowTest {
  const [codes, allowed] = [columns.codes[key], columns.texts[key].map(isAllowed)];
  return (row) => allowed[codes[row] ?? 0] === true;
}

/** By what an entry with this text in the column "penalty" can be found. */
export function penaltyChoices(text: string): readonly string[] {
  if (text === UNDECIDED) return [];
  const { ids } = penaltyParts(text);
  return ids.length === 0 ? [NO_PENALTY] : ids;
}

/** The texts of a column that some rows have, each once. */
export function textsInUse({ codes, texts }: EntryColumns, rows: Float64Array, key: CodedColumn): readonly string[] {
  return [...new Set(rows.map((row) => codes[key][row] ?? 0))].map((code) => texts[key][code] ?? "");
}
