export { type CsvCell, formatCsv } from "./format-csv.ts";
export { type CsvError, parseCsv } from "./parse-csv.ts";
