import type { QuizItem } from "#rules";
import type { QuizAnswer } from "./use-quiz.ts";

export const MOST_POINTS = 2;

/** One for the infraction, one for the penalty. */
export function pointsOf(item: QuizItem, given: QuizAnswer | undefined): number {
  if (!given) return 0;
  return Number(given.infraction === item.infraction) + Number(given.penalty === item.issue.join());
}
