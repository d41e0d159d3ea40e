import type { Facts, LevelId, Predicate } from "./model.ts";

/** Whether a condition holds; an unanswered fact makes every comparison false. */
export function holds(condition: Predicate, given: { readonly facts: Facts; readonly level: LevelId }): boolean {
  if ("all" in condition) return condition.all.every((each) => holds(each, given));
  if ("any" in condition) return condition.any.some((each) => holds(each, given));
  if ("not" in condition) return !holds(condition.not, given);
  if ("level" in condition) return condition.level.includes(given.level);
  const value = given.facts[condition.fact];
  if ("is" in condition) return value === condition.is;
  if (typeof value !== "number") return false;
  if ("atLeast" in condition) return value >= condition.atLeast;
  if ("atMost" in condition) return value <= condition.atMost;
  if ("moreThan" in condition) return value > condition.moreThan;
  return value < condition.lessThan;
}
