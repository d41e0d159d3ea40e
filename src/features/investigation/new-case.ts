import type { Investigation, PersonInCase } from "#exchange";
import { type Entry, type LogState, resolve } from "#log";

interface Opening {
  readonly id: string;
  readonly state: LogState;
  readonly judge: string;
  /** Local time. */
  readonly at: string;
  /** The ruling that it is about. */
  readonly entry?: Entry | undefined;
}

/** A blank case; with the ruling that it is about, its player is the first of the two. */
export function newCase({ id, state, judge, at, entry }: Opening): Investigation {
  const { day, round, table = "" } = entry ?? { day: state.day, round: state.round };
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
    people: [personOf(state, "a", entry?.player), personOf(state, "b", undefined)],
    says: { a: "", b: "" },
    facts: "",
    impressions: "",
    statements: [],
    photos: [],
    report: { infractions: "", proven: "", assumptions: "", reasoning: "", deadline: weekAfter(at), done: [] },
  };
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
