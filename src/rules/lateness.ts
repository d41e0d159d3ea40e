import type { Facts, Guide, InfractionId, LevelId, Predicate } from "./model.ts";
import { holds } from "./predicate.ts";

/** The number question whose answer the clock of a late player gives. */
const MINUTES_LATE = "minutes-late";

/** The infraction of whoever comes late, and the minutes at which the guide's answer changes; undefined where a guide does not know it. */
export function latenessOf(guide: Guide): { readonly infraction: InfractionId; readonly minutes: readonly number[] } | undefined {
  const infraction = guide.infractions.find((each) => each.questions?.some(({ id, answer }) => id === MINUTES_LATE && answer === "number"));
  if (!infraction) return undefined;
  const minutes = (infraction.modifiers ?? []).flatMap(({ when }) => bounds(when)).filter((each) => each > 0);
  return { infraction: infraction.id, minutes: [...new Set(minutes)].sort((a, b) => a - b) };
}

/** The answer that so many seconds give: the guide's own mark for that range, else the minutes. */
export function lateFor(guide: Guide, level: LevelId, seconds: number): Facts {
  const infraction = guide.infractions.find(({ id }) => id === latenessOf(guide)?.infraction);
  const factsOf = (minutes: number) => ({ [MINUTES_LATE]: minutes });
  const readings = (minutes: number) =>
    (infraction?.modifiers ?? []).map(({ when }) => holds(when, { facts: factsOf(minutes), level })).join();
  const minutes = Math.floor(seconds / 6) / 10;
  const marks = infraction?.questions?.find(({ id }) => id === MINUTES_LATE)?.marks ?? [];
  return factsOf(marks.find(({ value }) => readings(value) === readings(seconds / 60))?.value ?? minutes);
}

function bounds(condition: Predicate): readonly number[] {
  if ("all" in condition) return condition.all.flatMap(bounds);
  if ("any" in condition) return condition.any.flatMap(bounds);
  if ("not" in condition) return bounds(condition.not);
  if (!("fact" in condition) || condition.fact !== MINUTES_LATE) return [];
  if ("atLeast" in condition) return [condition.atLeast];
  if ("atMost" in condition) return [condition.atMost];
  if ("moreThan" in condition) return [condition.moreThan];
  return "lessThan" in condition ? [condition.lessThan] : [];
}
