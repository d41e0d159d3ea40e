export { COLUMN_KINDS, type ColumnKind, type Columns, guessColumns } from "./columns.ts";
export { decodeText, type TextEncoding } from "./decode-text.ts";
export { type PairedRound, type PairedTable, parsePairings } from "./pairings.ts";
export { parseRoster, type Roster, type RosterRow } from "./parse-roster.ts";
export type { PairedPerson } from "./seats.ts";
export { type RosterError, type RosterPerson, toPeople } from "./to-people.ts";
