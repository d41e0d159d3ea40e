import { HASH_WORDS } from "./hash-words.ts";
import { UUID_WORDS } from "./uuid.ts";

/** The columns of a log: what stands at one place of all its rows lies side by side, as numbers. */
export interface Columns {
  id: Int32Array;
  prev: Int32Array;
  phone: Int32Array;
  seq: Int32Array;
  clock: Int32Array;
  by: Int32Array;
  /** Seconds since 1970, and minutes of offset. */
  seconds: Uint32Array;
  offset: Int16Array;
  /** A shared body, or below zero one of its own. */
  body: Int32Array;
  player: Int32Array;
  table: Int32Array;
  day: Uint16Array;
  round: Uint16Array;
  infraction: Int32Array;
  penalty: Int32Array;
  /** 0: no entry. Otherwise one more than the place of its state in `ENTRY_STATES`. */
  state: Uint8Array;
}

/** Rows are only ever added. */
export interface Rows {
  /** Anew after each addition: columns that are full are replaced. */
  readonly columns: Columns;
  readonly size: number;
  /** Makes room for some more at once. */
  readonly reserve: (more: number) => void;
  /** A new row, and which one. */
  readonly add: () => number;
}

const FIRST = 16;
/** More would be memory for nothing, less would copy all too often. */
const GROWTH = 1.25;

export function createRows(): Rows {
  let capacity = FIRST;
  let size = 0;
  const columns: Columns = {
    id: new Int32Array(FIRST * UUID_WORDS),
    prev: new Int32Array(FIRST * HASH_WORDS),
    phone: new Int32Array(FIRST),
    seq: new Int32Array(FIRST),
    clock: new Int32Array(FIRST),
    by: new Int32Array(FIRST),
    seconds: new Uint32Array(FIRST),
    offset: new Int16Array(FIRST),
    body: new Int32Array(FIRST),
    player: new Int32Array(FIRST),
    table: new Int32Array(FIRST),
    day: new Uint16Array(FIRST),
    round: new Uint16Array(FIRST),
    infraction: new Int32Array(FIRST),
    penalty: new Int32Array(FIRST),
    state: new Uint8Array(FIRST),
  };

  function growTo(wanted: number) {
    for (const key of Object.keys(columns) as (keyof Columns)[]) {
      const column = columns[key];
      columns[key] = widened(column, (column.length / capacity) * wanted) as never;
    }
    capacity = wanted;
  }

  return {
    columns,
    get size() {
      return size;
    },
    reserve: (more) => {
      if (size + more > capacity) growTo(Math.max(size + more, Math.ceil(size * GROWTH)));
    },
    add: () => {
      if (size === capacity) growTo(Math.ceil(size * GROWTH));
      size += 1;
      return size - 1;
    },
  };
}

function widened(column: Columns[keyof Columns], length: number): Columns[keyof Columns] {
  const wider = new (column.constructor as new (length: number) => Columns[keyof Columns])(length);
  wider.set(column);
  return wider;
}
