import { compareTables } from "./draw-tables.ts";
import { LIMITS } from "./fields.ts";
import { floorRecords, minutesGiven, pairingOf } from "./floor.ts";
import type { TableMark } from "./floor-bodies.ts";
import { type LogState, resolve } from "./state.ts";

interface When {
  readonly day: number;
  readonly round: number;
}

/** A table in a round, with all that is known of it. */
export interface TableNow {
  readonly table: string;
  /** Keys, merged people resolved; empty where nobody entered the pairings. */
  readonly players: readonly string[];
  readonly mark: TableMark | undefined;
  readonly minutes: number;
  readonly isChecked: boolean;
}

/** Every table of a round: those of the pairings, and those where something happened. */
export function tablesOf(state: LogState, when: When): readonly TableNow[] {
  const { floor } = state;
  const isThen = ({ day, round }: When) => day === when.day && round === when.round;
  const seats = new Map((pairingOf(floor, when.day, when.round)?.tables ?? []).map((each) => [each.table, each.players]));
  const checked = new Set(floorRecords(floor, "deck-checked").flatMap(({ body }) => (isThen(body) ? [body.table] : [])));
  const extended = floorRecords(floor, "extended").flatMap(({ body }) => (isThen(body) ? [body.table] : []));
  const prefix = `${when.day} ${when.round} `;
  const marked = [...floor.marks.keys()].flatMap((each) => (each.startsWith(prefix) ? [each.slice(prefix.length)] : []));
  const names = new Set([...seats.keys(), ...extended, ...marked, ...[...checked].filter((each) => each !== undefined)]);
  return [...names].sort(compareTables).map((table) => ({
    table,
    players: (seats.get(table) ?? []).map((each) => resolve(state, each)),
    mark: floor.marks.get(`${prefix}${table}`),
    minutes: minutesGiven(floor, { ...when, table }),
    isChecked: checked.has(table),
  }));
}

export function tableOf(state: LogState, when: When, table: string): TableNow {
  const found = tablesOf(state, when).find((each) => each.table === table);
  return found ?? { table, players: [], mark: undefined, minutes: 0, isChecked: false };
}

/** Where a person sits in a round. */
export function seatOf(state: LogState, when: When, player: string): string | undefined {
  const person = resolve(state, player);
  return pairingOf(state.floor, when.day, when.round)?.tables.find(({ players }) => players.some((each) => resolve(state, each) === person))
    ?.table;
}

/** How often each person's deck was checked, under all spellings. */
export function deckChecksByPlayer(state: LogState): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { body } of floorRecords(state.floor, "deck-checked")) {
    for (const person of new Set(body.players.map((each) => resolve(state, each)))) counts.set(person, (counts.get(person) ?? 0) + 1);
  }
  return counts;
}

/** A table's name as somebody typed it: full-width digits and leading zeros do not make another table. */
export function parseTable(typed: string): string {
  const name = typed
    .normalize("NFKC")
    .trim()
    .replace(/^0+(?=\d)/, "");
  return name.slice(0, LIMITS.table);
}
