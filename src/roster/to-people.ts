import { comparable, LIMITS } from "#log";
import type { Columns } from "./columns.ts";
import type { RosterRow } from "./parse-roster.ts";

export interface RosterPerson {
  readonly name: string;
  readonly ref?: string;
  readonly line: number;
}

export interface RosterError {
  readonly line: number;
  readonly kind:
    | "no-name"
    | "name-too-long"
    | "ref-too-long"
    /** A sign that could not be read in the file's encoding. */
    | "unreadable"
    /** The same id as an earlier line, with another name. */
    | "ref-taken"
    /** The same person as an earlier line. */
    | "twice";
  readonly name: string;
}

/** Every row becomes either a person or an error. Names and ids stay exactly as they were typed. */
export function toPeople(
  rows: readonly RosterRow[],
  columns: Columns,
): { readonly people: readonly RosterPerson[]; readonly errors: readonly RosterError[] } {
  const people: RosterPerson[] = [];
  const errors: RosterError[] = [];
  const names = new Map<string, string>();
  for (const { line, cells } of rows) {
    const name = nameIn(cells, columns);
    const ref = unwrapped(columns.ref === undefined ? "" : (cells[columns.ref] ?? ""));
    const key = comparable(ref) ? `#${comparable(ref)}` : `@${comparable(name)}`;
    const kind = errorIn(name, ref) ?? repetition(names.get(key), comparable(name));
    if (kind) {
      errors.push({ line, kind, name });
      continue;
    }
    names.set(key, comparable(name));
    people.push({ name, ...(comparable(ref) ? { ref } : {}), line });
  }
  return { people, errors };
}

function errorIn(name: string, ref: string): RosterError["kind"] | undefined {
  if (comparable(name) === "") return "no-name";
  if (name.includes("\uFFFD") || ref.includes("\uFFFD")) return "unreadable";
  if (name.length > LIMITS.name) return "name-too-long";
  return ref.length > LIMITS.ref ? "ref-too-long" : undefined;
}

function repetition(earlier: string | undefined, name: string): RosterError["kind"] | undefined {
  if (earlier === undefined) return undefined;
  return earlier === name ? "twice" : "ref-taken";
}

function nameIn(cells: readonly string[], columns: Columns): string {
  if (columns.name !== undefined) return unwrapped(cells[columns.name] ?? "");
  const [first = "", last = ""] = [columns.first, columns.last].map((index) => (index === undefined ? "" : unwrapped(cells[index] ?? "")));
  if (first === "" || last === "") return first || last;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first + last) ? `${last}${first}` : `${first} ${last}`;
}

/** Spreadsheets write ="00123" to keep the zeros. */
function unwrapped(cell: string): string {
  return /^="(.*)"$/s.exec(cell)?.[1] ?? cell;
}
