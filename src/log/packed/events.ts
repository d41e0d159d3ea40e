import { type BodyOf, type LogEvent, versionOf } from "../event.ts";
import { formatLocalTime, parseLocalTime } from "../local-time.ts";
import { HASH_WORDS, packHash, unpackHash } from "./hash-words.ts";
import { createIds } from "./ids.ts";
import type { Lookup } from "./lookup.ts";
import { createPool, type Pool } from "./pool.ts";
import type { Rows } from "./rows.ts";

/**
 * The events of a log by id, packed: docs/decisions/0009. An event is made anew whenever it is asked for, so that two askings give equal
 * events and never the same one.
 */
export interface EventTable extends Lookup<LogEvent> {
  readonly rowOf: (id: string) => number | undefined;
  readonly idAt: (row: number) => string;
  readonly at: (row: number) => LogEvent;
  /** Makes room for some more at once. */
  readonly reserve: (more: number) => void;
  /** Adds an event whose id is not there; its row. */
  readonly add: (event: LogEvent) => number;
  /** Another event of the same id. */
  readonly put: (row: number, event: LogEvent) => void;
  /** Whether the row's body is one of those that many rows have. */
  readonly isShared: (row: number) => boolean;
  /** The row's event no longer rests on the columns of whom and where, so that an entry can show something else in them. */
  readonly detach: (row: number) => void;
  readonly showPlace: (row: number, place: Pick<BodyOf<"recorded">, "player" | "day" | "round" | "table">) => void;
  readonly seqAt: (row: number) => number;
  /** Rows by the phone that wrote them, in the order in which they came. */
  readonly rowsByPhone: () => ReadonlyMap<string, readonly number[]>;
  /** Rows of some phones from a place of their chains on. */
  readonly rowsFrom: (starts: ReadonlyMap<string, number>) => readonly number[];
}

/** What the columns of events and those of entries have in common. */
export interface Pools {
  readonly by: Pool;
  readonly player: Pool;
  readonly table: Pool;
}

const NO_TABLE = -1;

export function createEventTable(tournament: string, rows: Rows, pools: Pools): EventTable {
  const { columns } = rows;
  const ids = createIds(() => columns.id);
  const phones = createPool();
  /** Bodies of entries without whom and where: at an event many are alike. */
  const shared = createPool();
  const bodies: string[] = [];
  /** Events with something that the columns cannot hold. */
  const loose = new Map<number, LogEvent>();

  function write(row: number, event: LogEvent) {
    loose.delete(row);
    columns.phone[row] = phones.codeOf(event.phone);
    columns.seq[row] = event.seq;
    columns.clock[row] = event.clock;
    columns.by[row] = pools.by.codeOf(event.by);
    const { body } = event;
    if (body.kind === "recorded") showPlace(row, body);
    if (!writeTime(row, event.at) || !writePrev(row, event) || event.v !== versionOf(body)) loose.set(row, event);
    else if (body.kind === "recorded") columns.body[row] = shared.codeOf(bodyWithoutPlace(body));
    else columns.body[row] = -bodies.push(JSON.stringify(body));
  }

  function writeTime(row: number, at: string): boolean {
    const time = parseLocalTime(at);
    if (!time || time.seconds < 0 || time.seconds > 0xffffffff || formatLocalTime(time) !== at) return false;
    columns.seconds[row] = time.seconds;
    columns.offset[row] = time.offset;
    return true;
  }

  function writePrev(row: number, { seq, prev }: LogEvent): boolean {
    return prev === null ? seq === 1 : seq !== 1 && packHash(prev, columns.prev, row * HASH_WORDS);
  }

  function isShared(row: number): boolean {
    return (columns.body[row] ?? 0) >= 0 && !loose.has(row);
  }

  function showPlace(row: number, { player, day, round, table }: Pick<BodyOf<"recorded">, "player" | "day" | "round" | "table">) {
    columns.player[row] = pools.player.codeOf(player);
    columns.day[row] = day;
    columns.round[row] = round;
    columns.table[row] = table === undefined ? NO_TABLE : pools.table.codeOf(table);
  }

  function at(row: number): LogEvent {
    const kept = loose.get(row);
    if (kept) return kept;
    const [seq, body] = [columns.seq[row] ?? 0, bodyAt(row)];
    return {
      v: versionOf(body),
      id: ids.idAt(row),
      tournament,
      phone: phones.textOf(columns.phone[row] ?? 0),
      seq,
      prev: seq === 1 ? null : unpackHash(columns.prev, row * HASH_WORDS),
      clock: columns.clock[row] ?? 0,
      at: formatLocalTime({ seconds: columns.seconds[row] ?? 0, offset: columns.offset[row] ?? 0 }),
      by: pools.by.textOf(columns.by[row] ?? 0),
      body,
    };
  }

  function bodyAt(row: number): LogEvent["body"] {
    const code = columns.body[row] ?? 0;
    if (code < 0) return JSON.parse(bodies[-code - 1] ?? "");
    const [rest, table] = [JSON.parse(shared.textOf(code)), columns.table[row] ?? NO_TABLE];
    return {
      ...rest,
      player: pools.player.textOf(columns.player[row] ?? 0),
      day: columns.day[row],
      round: columns.round[row],
      ...(table === NO_TABLE ? {} : { table: pools.table.textOf(table) }),
    };
  }

  function* each<T>(make: (row: number) => T): Generator<T> {
    for (let row = 0; row < rows.size; row += 1) yield make(row);
  }

  return {
    get size() {
      return rows.size;
    },
    rowOf: ids.rowOf,
    idAt: ids.idAt,
    at,
    has: (id) => ids.rowOf(id) !== undefined,
    get: (id) => {
      const row = ids.rowOf(id);
      return row === undefined ? undefined : at(row);
    },
    keys: () => each(ids.idAt),
    values: () => each(at),
    [Symbol.iterator]: () => each((row): [string, LogEvent] => [ids.idAt(row), at(row)]),
    add: (event) => {
      const row = rows.add();
      ids.add(event.id, row);
      write(row, event);
      return row;
    },
    reserve: rows.reserve,
    put: write,
    isShared,
    showPlace,
    detach: (row) => {
      if (isShared(row)) columns.body[row] = -bodies.push(JSON.stringify(bodyAt(row)));
    },
    seqAt: (row) => columns.seq[row] ?? 0,
    rowsByPhone: () => {
      const byCode: number[][] = phones.texts.map(() => []);
      for (let row = 0; row < rows.size; row += 1) byCode[columns.phone[row] ?? 0]?.push(row);
      return new Map(byCode.flatMap((each, code) => (each.length > 0 ? [[phones.textOf(code), each]] : [])));
    },
    rowsFrom: (starts) => {
      const from = new Map([...starts].map(([phone, seq]) => [phones.codeOf(phone), seq]));
      const found: number[] = [];
      for (let row = 0; row < rows.size; row += 1) {
        if ((columns.seq[row] ?? 0) >= (from.get(columns.phone[row] ?? 0) ?? Number.POSITIVE_INFINITY)) found.push(row);
      }
      return found;
    },
  };
}

function bodyWithoutPlace({ player, day, round, table, ...rest }: BodyOf<"recorded">): string {
  return JSON.stringify(rest);
}
