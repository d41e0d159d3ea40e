import type { Investigation, PersonInCase } from "#exchange";
import { comparable, type Entry, type LogState, resolve, tableOf } from "#log";

interface Opening {
  readonly id: string;
  readonly state: LogState;
  readonly judge: string;
  /** Local time. */
  readonly at: string;
  /** The ruling that it is about. */
  readonly entry?: Entry | undefined;
  /** Where it begins, without a ruling yet. */
  readonly table?: string | undefined;
}

/** A blank case; the player of its ruling is the first of the two, or both are those of its table. */
export function newCase({ id, state, judge, at, entry, table: begun = "" }: Opening): Investigation {
  const { day, round, table = "" } = entry ?? { day: state.day, round: state.round, table: begun };
  const [one, other] = entry ? [entry.player] : tableOf(state, { day, round }, table).players;
  return {
    v: 1,
    id,
    tournament: state.tournament,
    judge,
    at,
    day,
    round,
    table,
    entries: entry ? [entry.id] : [],
    people: [personOf(state, "a", one), personOf(state, "b", other)],
    says: { a: "", b: "" },
    facts: "",
    impressions: "",
    statements: [],
    photos: [],
    report: { infractions: "", proven: "", assumptions: "", reasoning: "", deadline: weekAfter(at), done: [] },
  };
}

/** Whether a case is of this ruling, or of this table now. */
export function isAbout(
  { entries, day, round, table }: Investigation,
  { entry, state, table: wanted }: Omit<Opening, "id" | "judge" | "at">,
): boolean {
  if (entry) return entries.includes(entry.id);
  return wanted !== undefined && table === wanted && day === state.day && round === state.round;
}

/** Whether notes that were begun without a ruling are about what this one was given for: its player, its round, no other table. */
export function ledTo(
  { entries, day, round, table, people }: Investigation,
  { entry, state }: { readonly entry: Entry; readonly state: LogState },
): boolean {
  const isThere = day === entry.day && round === entry.round && (table === "" || (entry.table ?? "") === "" || table === entry.table);
  const player = resolve(state, entry.player);
  // On a phone without the roster the name was typed.
  const names = (state.players.get(player)?.spellings ?? []).map(comparable);
  const isPlayer = (each: PersonInCase) =>
    each.player === undefined ? names.includes(comparable(each.name)) : resolve(state, each.player) === player;
  return entries.length === 0 && isThere && people.some(isPlayer);
}

function personOf(state: LogState, part: "a" | "b", key: string | undefined): PersonInCase {
  const player = key === undefined ? undefined : state.players.get(resolve(state, key));
  return {
    id: part,
    part,
    name: player?.name ?? "",
    ref: player?.ref ?? "",
    contact: "",
    ...(player ? { player: player.key } : {}),
  };
}

/** A name that somebody of the event bears brings their number along. */
export function named(state: LogState, person: PersonInCase, name: string): PersonInCase {
  const { player: _, ...rest } = person;
  const known = [...state.players.values()].find((each) => each.name === name && resolve(state, each.key) === each.key);
  return known ? { ...rest, name, ref: known.ref ?? "", player: known.key } : { ...rest, name };
}

/** The day a week after a local time, as a date of the same calendar. */
export function weekAfter(at: string): string {
  return new Date(Date.parse(`${at.slice(0, 10)}T12:00:00Z`) + 7 * DAY_MS).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
