import { err, ok, type Result } from "#lib/result.ts";
import { unguard } from "./guard.ts";

export type CsvError = { readonly kind: "open-quote"; readonly row: number };

/** Reads what `formatCsv` writes, and what a spreadsheet makes of it: quotes where needed, any line end. */
export function parseCsv(text: string): Result<readonly (readonly string[])[], CsvError> {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n][^,\r\n]*|))(,|\r\n|\r|\n|$)/y;
  cells.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  while (cells.lastIndex < text.length) {
    const [, quoted, plain = "", end] = cells.exec(text) ?? [];
    if (end === undefined) return err({ kind: "open-quote", row: rows.length + 1 });
    row.push(unguard(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === ",") {
      // A comma at the very end has an empty cell after it.
      if (cells.lastIndex === text.length) rows.push([...row, ""]);
      continue;
    }
    rows.push(row);
    row = [];
  }
  return ok(rows);
}
