export { find, type Hit, type Piece, pieces, tellingLine } from "./find.ts";
export { type Field, type Line, type Passage, prepare } from "./passage.ts";
export { parseQueryFile, type QueryFile, runQuery } from "./query-file.ts";
export { isNumbered, type Place, readingOrder } from "./reading-order.ts";
