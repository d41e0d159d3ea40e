import { COLUMN_KINDS, type Columns, decodeText, type Roster, type RosterRow, type TextEncoding } from "#roster";

export const ENCODINGS = ["utf-8", "shift_jis", "big5", "utf-16le", "utf-16be", "windows-1252"] as const satisfies readonly TextEncoding[];

/** Where a list comes from: a file as its bytes, so that it can be read in another encoding, or what was pasted. */
export type ListSource =
  | { readonly kind: "file"; readonly name: string; readonly bytes: Uint8Array; readonly encoding: TextEncoding }
  | { readonly kind: "text"; readonly text: string };

export function fileSource(name: string, bytes: Uint8Array): ListSource {
  return { kind: "file", name, bytes, encoding: decodeText(bytes).encoding };
}

export function textOf(source: ListSource): string {
  return source.kind === "text" ? source.text : new TextDecoder(source.encoding).decode(source.bytes);
}

/** Whether what was said about the columns still holds: the same file, or a pasted text that is being edited. */
export function isSameList(a: ListSource | undefined, b: ListSource | undefined): boolean {
  return a?.kind === "file" ? b?.kind === "file" && a.bytes === b.bytes : b?.kind === "text";
}

/** A stored source as it was, or undefined for anything else. */
export function readSource(draft: unknown): ListSource | undefined {
  if (typeof draft !== "object" || draft === null) return undefined;
  const { kind, text, name, bytes, encoding } = draft as Record<string, unknown>;
  if (kind === "text" && typeof text === "string") return { kind, text };
  const known = ENCODINGS.find((each) => each === encoding);
  if (kind !== "file" || typeof name !== "string" || !(bytes instanceof Uint8Array) || !known) return undefined;
  return { kind, name, bytes, encoding: known };
}

export const COLUMN_CHOICES = ["name", "last", "first", "ref"] as const;
export type ColumnChoice = (typeof COLUMN_CHOICES)[number];

export function choiceOf(columns: Columns, index: number): ColumnChoice | undefined {
  return COLUMN_CHOICES.find((each) => columns[each] === index);
}

/** A whole name and a name in two columns exclude each other. */
export function withChoice(columns: Columns, index: number, choice: ColumnChoice | undefined): Columns {
  const kept = COLUMN_KINDS.filter((each) => {
    if (columns[each] === index || each === choice) return false;
    if (choice === "name") return each !== "first" && each !== "last";
    return !((choice === "first" || choice === "last") && each === "name");
  });
  return {
    ...Object.fromEntries(kept.flatMap((each) => (columns[each] === undefined ? [] : [[each, columns[each]]]))),
    ...(choice ? { [choice]: index } : {}),
  };
}

export function hasTitles({ columns }: Roster): boolean {
  return columns.some((each) => each !== "");
}

/** The rows when the judge says whether the first one names the columns. */
export function rowsOf(roster: Roster, isTitled: boolean): readonly RosterRow[] {
  if (isTitled === hasTitles(roster)) return roster.rows;
  return isTitled ? roster.rows.slice(1) : [{ line: 1, cells: roster.columns }, ...roster.rows];
}
