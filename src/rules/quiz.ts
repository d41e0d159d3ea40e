import { assess, issuedBy } from "./assess.ts";
import type { Facts, Guide, Infraction, InfractionId, PenaltyId, Section } from "./model.ts";
import { holds } from "./predicate.ts";
import type { Incident, Prior, Ruling } from "./ruling.ts";
import { seededNumbers } from "./seeded-numbers.ts";

/** A situation made from a guide's own data, with its answer. */
export interface QuizItem {
  readonly infraction: InfractionId;
  /** Which of the guide's typical situations; absent: the definition tells it. */
  readonly typical?: number;
  readonly incident: Incident;
  readonly record: readonly Prior[];
  readonly ruling: Ruling;
  readonly issue: readonly PenaltyId[];
  /** The answers offered: the right one among them. */
  readonly infractions: readonly InfractionId[];
  readonly penalties: readonly (readonly PenaltyId[])[];
}

export interface QuizOptions {
  readonly seed: string;
  readonly count: number;
  /** Only this level; absent: any. */
  readonly level?: string;
  /** How many typical situations a section has; the same in every language. */
  readonly typicalOf: (section: Section) => number;
}

const OFFERED = 4;
const ROUND = 4;
/** In ten situations: how many have no, one or two earlier offences. */
const EARLIER = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2];

/** The same guide, seed and options give the same quiz on every phone and in every language. Only what the guide answers is asked. */
export function quizOf(guide: Guide, { seed, count, level, typicalOf }: QuizOptions): readonly QuizItem[] {
  const next = seededNumbers(`${guide.id} ${guide.edition} ${seed}`);
  const items: QuizItem[] = [];
  for (const infraction of shuffled(guide.infractions, next)) {
    if (items.length === count) break;
    const levels = level === undefined ? guide.levels.map(({ id }) => id) : [level];
    const item = itemOf(guide, infraction, levels[next(levels.length)] ?? "", typicalOf(infraction.section), next);
    if (item) items.push(item);
  }
  return items;
}

type Numbers = (below: number) => number;

function itemOf(guide: Guide, infraction: Infraction, level: string, typicals: number, next: Numbers): QuizItem | undefined {
  const facts = factsFor(infraction, level, next);
  const record = recordFor(guide, infraction, level, EARLIER[next(EARLIER.length)] ?? 0);
  const typical = typicals > 0 ? next(typicals) : undefined;
  const incident = { infraction: infraction.id, level, day: 1, round: ROUND, facts };
  const ruling = assess(guide, incident, record);
  const issue = issuedBy(ruling);
  if (!issue) return undefined;
  return {
    infraction: infraction.id,
    ...(typical === undefined ? {} : { typical }),
    incident,
    record,
    ruling,
    issue,
    infractions: infractionsBeside(guide, infraction, next),
    penalties: penaltiesBeside(guide, issue, next),
  };
}

/** In every other situation one more thing is true that the guide has a word on. */
function factsFor(infraction: Infraction, level: string, next: Numbers): Facts {
  const asked = infraction.questions ?? [];
  const single = (infraction.modifiers ?? []).flatMap(({ when }) => {
    if (!("fact" in when) || !("is" in when) || when.is === false) return [];
    const question = asked.find((each) => each.id === when.fact);
    return question && (!question.when || holds(question.when, { facts: {}, level })) ? [{ [when.fact]: when.is }] : [];
  });
  return next(2) === 0 ? {} : (single[next(Math.max(1, single.length))] ?? {});
}

/** Earlier offences of the same kind, each with what the guide gave for it; fewer where the guide gives none, or where nobody could play on. */
function recordFor(guide: Guide, infraction: Infraction, level: string, earlier: number): readonly Prior[] {
  const record: Prior[] = [];
  for (let round = 1; round <= earlier; round += 1) {
    const issued = issuedBy(assess(guide, { infraction: infraction.id, level, day: 1, round, facts: {} }, record));
    if (!issued || guide.ladder.some(({ id, kind }) => kind === "exclusion" && issued.includes(id))) break;
    record.push({ id: `earlier-${round}`, infraction: infraction.id, issued, day: 1, round });
  }
  return record;
}

/** Those of the same class are the hardest to tell apart, and come first. */
function infractionsBeside(guide: Guide, right: Infraction, next: Numbers): readonly InfractionId[] {
  const others = shuffled(
    guide.infractions.filter((each) => each.id !== right.id),
    next,
  );
  const near = others.filter((each) => each.class === right.class);
  const chosen = [right, ...near, ...others.filter((each) => each.class !== right.class)].slice(0, OFFERED).map(({ id }) => id);
  return guide.infractions.map(({ id }) => id).filter((id) => chosen.includes(id));
}

function penaltiesBeside(guide: Guide, right: readonly PenaltyId[], next: Numbers): readonly (readonly PenaltyId[])[] {
  const single = guide.ladder.map(({ id }): readonly PenaltyId[] => [id]);
  const others = shuffled(
    single.filter((each) => each.join() !== right.join()),
    next,
  );
  const rankOf = (ids: readonly PenaltyId[]) => Math.max(-1, ...ids.map((id) => guide.ladder.findIndex((each) => each.id === id)));
  return [right, ...others].slice(0, OFFERED).sort((a, b) => rankOf(a) - rankOf(b) || a.length - b.length);
}

function shuffled<T>(all: readonly T[], next: Numbers): readonly T[] {
  const pool = [...all];
  for (let index = pool.length - 1; index > 0; index -= 1) {
    const other = next(index + 1);
    const [a, b] = [pool[index] as T, pool[other] as T];
    pool[index] = b;
    pool[other] = a;
  }
  return pool;
}
