import { type Entry, entriesOf, type LogState, playerKey, type Settings } from "#log";
import type { Guide, GuideTexts, QuizItem } from "#rules";
import { quizOf } from "#rules";
import type { Writing } from "#store";

const CASES = 8;
/** The round in which the cases happen; what is on record before is of the rounds before. */
const ROUND = 4;

/** One invented case: a person of the practice event, a table, and a situation with its answer. */
export interface PracticeCase {
  readonly number: number;
  readonly player: string;
  readonly table: string;
  readonly item: QuizItem;
}

interface Opening {
  readonly tournament: string;
  readonly settings: Settings;
  readonly guide: Guide;
  readonly texts: GuideTexts;
  /** Of the person of a case. */
  readonly nameOf: (number: number) => string;
}

/** The cases follow from the event's id, so that every phone that joins it has the same. */
function casesOf(
  tournament: string,
  { level }: Pick<Settings, "level">,
  guide: Guide,
  texts: GuideTexts,
): readonly Omit<PracticeCase, "player">[] {
  const items = quizOf(guide, { seed: tournament, count: CASES, level, typicalOf: typicalsIn(texts) });
  return items.map((item, index) => ({ number: index + 1, table: String(3 * index + 4), item }));
}

export function typicalsIn(texts: GuideTexts): (section: string) => number {
  return (section) => texts.sections[section]?.typical?.length ?? 0;
}

/** Opens the event, invents its people, and puts on record what they have done before. */
export function openingOf({ tournament, settings, guide, texts, nameOf }: Opening): readonly Writing[] {
  const cases = casesOf(tournament, settings, guide, texts);
  const people = cases.flatMap(({ number, item }): readonly Writing[] => {
    const name = nameOf(number);
    const player = playerKey({ name });
    const earlier = item.record.map(({ infraction, issued, day, round }): Writing => {
      const ruling = { guide: guide.id, edition: guide.edition, level: settings.level, infraction, facts: {}, issued: [...issued] };
      return { body: { kind: "recorded", player, ...ruling, day, round } };
    });
    return [{ body: { kind: "player-added", player, person: { name, role: "player" } } }, ...earlier];
  });
  const round: Writing = { body: { kind: "advanced", day: 1, round: ROUND, from: { day: 1, round: 1 } } };
  return [{ body: { kind: "opened", settings: { ...settings, practice: true } } }, ...people, round];
}

/** Each case with its person, as the log has them: the people of the event in the order in which they were invented. */
export function casesIn(state: LogState, guide: Guide, texts: GuideTexts): readonly PracticeCase[] {
  if (!state.settings) return [];
  const people = [...state.events.values()]
    .filter(({ body }) => body.kind === "player-added")
    .sort((a, b) => a.clock - b.clock)
    .flatMap(({ body }) => (body.kind === "player-added" ? [body.player] : []));
  return casesOf(state.tournament, state.settings, guide, texts).flatMap((each, index) => {
    const player = people[index];
    return player === undefined ? [] : [{ ...each, player }];
  });
}

export interface Answer {
  readonly entry: Entry;
  readonly infraction: boolean;
  readonly penalty: boolean;
}

/** What the judge ruled, beside what the guide gives; undefined while nothing is ruled. */
export function answerTo(state: LogState, { player, item }: PracticeCase): Answer | undefined {
  const given = entriesOf(state, player).filter((each) => each.state !== "voided" && each.round >= ROUND);
  const entry = given.at(-1);
  if (entry?.issued === undefined) return undefined;
  return { entry, infraction: entry.infraction === item.infraction, penalty: entry.issued.join() === item.issue.join() };
}
