import Papa from "papaparse";
import { type Columns, guessColumns } from "./columns.ts";

/** One row of a list, with the line of the text at which it begins, from 1. */
export interface RosterRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Roster {
  /** What the columns are called; empty texts where the list does not say. */
  readonly columns: readonly string[];
  /** All rows that say anything, without the header. */
  readonly rows: readonly RosterRow[];
  readonly guess: Columns;
}

/** A sign that nobody types: each line is one name. */
const NO_DELIMITER = "\u001f";

/** Reads a list that was pasted or imported: with commas, semicolons, tabs or bars, or one name on each line. */
export function parseRoster(text: string): Roster {
  const all = rowsOf(text.replace(/^\uFEFF/, ""));
  const { columns: guess, hasHeader } = guessColumns(all.map((each) => each.cells));
  const rows = hasHeader ? all.slice(1) : all;
  const width = all.reduce((widest, each) => Math.max(widest, each.cells.length), 0);
  const header = hasHeader ? (all[0]?.cells ?? []) : [];
  return { columns: Array.from({ length: width }, (_, index) => header[index] ?? ""), rows, guess };
}

/** The rows of a text, whatever its delimiter. */
export function rowsOf(text: string): readonly RosterRow[] {
  // A single quote mark somewhere would swallow the rest of the list: then quotes are letters.
  return splitRows(text, '"') ?? splitRows(text, "\u0000") ?? [];
}

function splitRows(text: string, quoteChar: string): readonly RosterRow[] | undefined {
  const newline = text.includes("\n") ? "\n" : "\r";
  const { data, errors } = Papa.parse<string[]>(text, { newline, quoteChar, delimiter: delimiterOf(text, newline, quoteChar) });
  if (quoteChar === '"' && errors.some((each) => each.type === "Quotes")) return undefined;
  const rows: RosterRow[] = [];
  let line = 1;
  for (const cells of data) {
    if (cells.some((each) => each.trim() !== "")) rows.push({ line, cells: cells.map(withoutOuterBreaks) });
    line += 1 + cells.reduce((count, each) => count + each.split(newline).length - 1, 0);
  }
  return rows;
}

/** Empty lines say nothing about the delimiter, and are left in when the lines are counted. */
function delimiterOf(text: string, newline: "\n" | "\r", quoteChar: string): string {
  // The guess takes the usual quote mark for one, whatever it is told.
  const { errors, meta } = Papa.parse(quoteChar === '"' ? text : text.replaceAll('"', ""), {
    newline,
    preview: 50,
    skipEmptyLines: "greedy",
    delimitersToGuess: ["\t", ",", ";", "|"],
  });
  return errors.some((each) => each.type === "Delimiter") ? NO_DELIMITER : meta.delimiter;
}

function withoutOuterBreaks(cell: string): string {
  return cell.replace(/^[\r\n]+|[\r\n]+$/g, "");
}
