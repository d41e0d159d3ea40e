import { guard } from "./guard.ts";

/** A number is written as one, for sums; a text is never taken for anything else. */
export type CsvCell = string | number;

/**
 * A file that a spreadsheet opens rightly: UTF-8 with BOM, CRLF between rows, every text in quotes, no formula that runs.
 * `parseCsv` gives back the same cells, numbers as text.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(",")}\r\n`).join("")}`;
}

function formatCell(cell: CsvCell): string {
  return typeof cell === "number" ? String(cell) : `"${guard(cell).replaceAll('"', '""')}"`;
}
