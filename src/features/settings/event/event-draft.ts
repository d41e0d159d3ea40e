import { LIMITS, MATCH_FORMS, type Settings } from "#log";
import { type Facts, type Guide, holds, type LevelId, type Question } from "#rules";

/** An event's settings while they are being written. Without a name of its own it has the one that the form proposes. */
export type EventDraft = Omit<Settings, "name"> & { readonly name?: string };

export type DraftProblem = "name" | "dates" | "order";

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** An event of one day that is run like the one before. */
export function newDraft(today: string, previous: Settings | undefined, guides: readonly Guide[]): EventDraft {
  const guide = guides.find((each) => each.id === previous?.guide && each.edition === previous.edition) ?? guides[0];
  if (!guide) throw new Error("there is no guide");
  const level = guide.levels.find((each) => each.id === previous?.level) ?? guide.levels[0];
  return {
    from: today,
    to: today,
    guide: guide.id,
    edition: guide.edition,
    level: level?.id ?? "",
    matchForm: previous?.matchForm ?? "best-of-three",
    decisions: {},
  };
}

/** Reads what this or an older version kept; what does not fit is taken from `fallback`. */
export function readDraft(kept: unknown, fallback: EventDraft, guides: readonly Guide[]): EventDraft {
  if (typeof kept !== "object" || kept === null) return fallback;
  const { name, from, to, guide, edition, level, matchForm, decisions } = kept as Partial<Record<keyof EventDraft, unknown>>;
  const known = guides.find((each) => each.id === guide && each.edition === edition);
  const placed = known ? withGuide(fallback, known) : fallback;
  const levels = (known ?? guides.find((each) => each.id === fallback.guide && each.edition === fallback.edition))?.levels ?? [];
  return {
    ...placed,
    ...(typeof name === "string" ? { name } : {}),
    ...(typeof from === "string" ? { from } : {}),
    ...(typeof to === "string" ? { to } : {}),
    level: levels.find((each) => each.id === level)?.id ?? placed.level,
    matchForm: MATCH_FORMS.find((each) => each === matchForm) ?? fallback.matchForm,
    decisions: isFacts(decisions) ? decisions : fallback.decisions,
  };
}

export function withGuide(draft: EventDraft, guide: Guide): EventDraft {
  const level = guide.levels.find((each) => each.id === draft.level) ?? guide.levels[0];
  return { ...draft, guide: guide.id, edition: guide.edition, level: level?.id ?? "" };
}

/** The first day moves the last one along, so that a one-day event needs one tap. */
export function withFirstDay(draft: EventDraft, from: string): EventDraft {
  return { ...draft, from, to: draft.to === draft.from || draft.to < from ? from : draft.to };
}

/** What the guide wants decided before an event of this level. */
export function decisionsAt(guide: Guide, level: LevelId): readonly Question[] {
  return (guide.decisions ?? []).filter((each) => !each.when || holds(each.when, { facts: {}, level }));
}

/** The decisions that count at this level; what nobody decided was not decided. */
export function decided(guide: Guide, level: LevelId, given: Facts): Facts {
  return Object.fromEntries(
    decisionsAt(guide, level).flatMap((each) => {
      const value = given[each.id] ?? (each.answer === "boolean" ? false : undefined);
      return value === undefined ? [] : [[each.id, value] as const];
    }),
  );
}

export function settingsOf(draft: EventDraft, guide: Guide, proposedName: string): Settings {
  const name = (draft.name ?? proposedName).trim().slice(0, LIMITS.name);
  return { ...draft, name, decisions: decided(guide, draft.level, draft.decisions) };
}

export function problemOf({ name, from, to }: Settings): DraftProblem | undefined {
  if (name === "") return "name";
  if (!DATE.test(from) || !DATE.test(to)) return "dates";
  return to < from ? "order" : undefined;
}

/** Only what is different, so that two phones changing different things both keep their change. */
export function changesBetween(before: Settings, after: Settings): Partial<Settings> {
  const fields = Object.keys(after) as (keyof Settings)[];
  return Object.fromEntries(
    fields.filter((each) => JSON.stringify(before[each]) !== JSON.stringify(after[each])).map((each) => [each, after[each]]),
  );
}

function isFacts(value: unknown): value is Facts {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((each) => ["boolean", "number", "string"].includes(typeof each))
  );
}
