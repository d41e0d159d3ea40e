import { floorRecords, type LogState } from "#log";

export const WORK = ["calls", "seconds", "rulings", "minutes", "checks"] as const;
/** `seconds`: of all calls together; `minutes`: time given back. */
export type Work = Readonly<Record<(typeof WORK)[number], number>>;

interface Done extends Work {
  readonly key: string;
}

interface RoundDone extends Done {
  readonly day: number;
  readonly round: number;
}

/** How often a judge gave what in which round. */
export interface InfractionCount {
  readonly judge: string;
  readonly day: number;
  readonly round: number;
  readonly guide: string;
  readonly infraction: string;
  readonly count: number;
}

export interface Debrief {
  /** By the judges' names, the busiest first. */
  readonly judges: readonly Done[];
  readonly rounds: readonly RoundDone[];
  /** By judge and round. */
  readonly parts: readonly (RoundDone & { readonly judge: string })[];
  readonly infractions: readonly InfractionCount[];
  readonly mean: Work;
}

interface Deed {
  readonly judge: string;
  readonly day: number;
  readonly round: number;
  readonly work: Partial<Work>;
}

/** What the day was for each judge: nothing that was voided, and no player. */
export function debriefOf(state: LogState): Debrief {
  const entries = [...state.entries.values()].filter(
    (each) => each.state !== "voided" && each.state !== "refused" && each.state !== "open",
  );
  const { floor } = state;
  const deeds: readonly Deed[] = [
    ...floorRecords(floor, "called").map(({ by, body }) => deed(by, body, { calls: 1, seconds: body.seconds })),
    ...floorRecords(floor, "extended").map(({ by, body }) => deed(by, body, { minutes: body.minutes })),
    ...floorRecords(floor, "deck-checked").map(({ by, body }) => deed(by, body, { checks: 1 })),
    ...entries.map((each) => deed(each.by, each, { rulings: 1 })),
  ];
  const judges = [...sumBy(deeds, (each) => each.judge)].map(([key, work]) => ({ key, ...work })).sort(busiestFirst);
  const counts = new Map<string, InfractionCount>();
  for (const { by: judge, day, round, guide, infraction = "" } of entries) {
    const key = JSON.stringify([judge, day, round, guide, infraction]);
    counts.set(key, { judge, day, round, guide, infraction, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return {
    judges,
    rounds: placesOf(deeds).map((place) => ({
      key: `${place.day} ${place.round}`,
      ...place,
      ...sum(deeds.filter((each) => isAt(each, place))),
    })),
    parts: placesOf(deeds).flatMap((place) =>
      judges.flatMap(({ key: judge }) => {
        const own = deeds.filter((each) => each.judge === judge && isAt(each, place));
        return own.length === 0 ? [] : [{ key: `${place.day} ${place.round} ${judge}`, judge, ...place, ...sum(own) }];
      }),
    ),
    infractions: [...counts.values()].sort((a, b) => a.day - b.day || a.round - b.round || b.count - a.count),
    mean: meanOf(judges),
  };
}

/** The same day without names: the judges are numbered, the busiest first, so that the number says nothing that the figures do not. */
export function withoutNames(debrief: Debrief): Debrief {
  const numbers = new Map(debrief.judges.map(({ key }, index) => [key, `Judge ${index + 1}`]));
  const nameless = (judge: string) => numbers.get(judge) ?? "";
  return {
    ...debrief,
    judges: debrief.judges.map((each) => ({ ...each, key: nameless(each.key) })),
    parts: debrief.parts.map((each) => ({
      ...each,
      judge: nameless(each.judge),
      key: `${each.day} ${each.round} ${nameless(each.judge)}`,
    })),
    infractions: debrief.infractions.map((each) => ({ ...each, judge: nameless(each.judge) })),
  };
}

function deed(judge: string, { day, round }: { readonly day: number; readonly round: number }, work: Partial<Work>): Deed {
  return { judge, day, round, work };
}

function isAt(a: { readonly day: number; readonly round: number }, b: { readonly day: number; readonly round: number }): boolean {
  return a.day === b.day && a.round === b.round;
}

function placesOf(deeds: readonly Deed[]): readonly { readonly day: number; readonly round: number }[] {
  const places = new Map(deeds.map(({ day, round }) => [`${day} ${round}`, { day, round }]));
  return [...places.values()].sort((a, b) => a.day - b.day || a.round - b.round);
}

function sumBy(deeds: readonly Deed[], keyOf: (deed: Deed) => string): ReadonlyMap<string, Work> {
  const groups = new Map<string, Deed[]>();
  for (const each of deeds) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return new Map([...groups].map(([key, group]) => [key, sum(group)]));
}

function sum(deeds: readonly Deed[]): Work {
  return workOf((kind) => deeds.reduce((total, { work }) => total + (work[kind] ?? 0), 0));
}

function meanOf(judges: readonly Done[]): Work {
  return workOf((kind) => (judges.length === 0 ? 0 : judges.reduce((total, each) => total + each[kind], 0) / judges.length));
}

function workOf(amountOf: (kind: keyof Work) => number): Work {
  const [calls, seconds, rulings, minutes, checks] = WORK.map(amountOf);
  return { calls: calls ?? 0, seconds: seconds ?? 0, rulings: rulings ?? 0, minutes: minutes ?? 0, checks: checks ?? 0 };
}

function busiestFirst(a: Done, b: Done): number {
  return b.calls + b.rulings + b.checks - (a.calls + a.rulings + a.checks) || b.seconds - a.seconds || (a.key < b.key ? -1 : 1);
}
