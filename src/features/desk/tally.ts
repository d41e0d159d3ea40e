import { type Entry, type LogState, resolve } from "#log";
import type { Guide } from "#rules";

export interface Count {
  readonly key: string;
  readonly count: number;
}

interface RoundCount extends Count {
  readonly day: number;
  readonly round: number;
}

interface Repeat extends Count {
  readonly player: string;
  readonly guide: string;
  readonly infraction: string;
}

/** How often what was given. Keys: "guide class", "guide infraction", "guide edition penalty …"; nobody's name but where it says so. */
export interface Tally {
  readonly counted: number;
  /** Every round up to the last, also those without a penalty. */
  readonly rounds: readonly RoundCount[];
  readonly classes: readonly Count[];
  readonly infractions: readonly Count[];
  readonly penalties: readonly Count[];
  /** By the judges' names. */
  readonly judges: readonly Count[];
  readonly mean: number;
  /** Players with the same infraction more than once, most often first. */
  readonly repeats: readonly Repeat[];
}

/** An infraction that no guide on this phone knows. */
export const NO_CLASS = "";

function counts({ state }: Entry): boolean {
  return state !== "voided" && state !== "refused" && state !== "open";
}

export function tallyOf(state: LogState, guides: readonly Guide[]): Tally {
  const entries = [...state.entries.values()].filter(counts);
  const classes = new Map(guides.flatMap(({ id, infractions }) => infractions.map((each) => [`${id} ${each.id}`, `${id} ${each.class}`])));
  const infractionOf = (entry: Entry) => `${entry.guide} ${entry.infraction ?? ""}`;
  const judges = mostFirst(countBy(entries, (each) => each.by));
  const repeats = mostFirst(countBy(entries, (each) => `${infractionOf(each)} ${resolve(state, each.player)}`));
  return {
    counted: entries.length,
    rounds: roundsOf(state, entries),
    classes: mostFirst(countBy(entries, (each) => classes.get(infractionOf(each)) ?? NO_CLASS)),
    infractions: mostFirst(countBy(entries, infractionOf)),
    penalties: mostFirst(countBy(entries, (each) => [each.guide, each.edition, ...(each.issued ?? [])].join(" "))),
    judges,
    mean: judges.length === 0 ? 0 : entries.length / judges.length,
    repeats: repeats.filter(({ count }) => count > 1).map(repeatOf),
  };
}

function repeatOf({ key, count }: Count): Repeat {
  const [guide = "", infraction = ""] = key.split(" ", 2);
  return { key, count, guide, infraction, player: key.slice(guide.length + infraction.length + 2) };
}

function countBy(entries: readonly Entry[], keyOf: (entry: Entry) => string): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const entry of entries) {
    const key = keyOf(entry);
    all.set(key, (all.get(key) ?? 0) + 1);
  }
  return all;
}

function mostFirst(all: ReadonlyMap<string, number>): readonly Count[] {
  return [...all].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

/** Rounds are numbered through the event or anew each day: a day begins at its first round with a penalty, the first day at round 1. */
function roundsOf(state: LogState, entries: readonly Entry[]): readonly RoundCount[] {
  const byPlace = countBy(entries, ({ day, round }) => `${day} ${round}`);
  const days = [...new Set(entries.map(({ day }) => day))].sort((a, b) => a - b);
  return days.flatMap((day) => {
    const rounds = entries.filter((each) => each.day === day).map(({ round }) => round);
    const first = day === 1 ? Math.min(1, least(rounds)) : least(rounds);
    const last = state.day === day ? Math.max(state.round, greatest(rounds)) : greatest(rounds);
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const round = first + index;
      return { key: `${day} ${round}`, day, round, count: byPlace.get(`${day} ${round}`) ?? 0 };
    });
  });
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function greatest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), 0);
}
