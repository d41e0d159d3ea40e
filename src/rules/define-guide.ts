import { guideProblems } from "./guide-problems.ts";
import type { Guide } from "./model.ts";

/**
 * Makes a guide edition immutable after checking it.
 *
 * @throws Error listing everything that `guideProblems` finds.
 */
export function defineGuide(guide: Guide): Guide {
  const problems = guideProblems(guide);
  if (problems.length > 0) throw new Error(`guide ${guide.id} ${guide.edition}: ${problems.join("; ")}`);
  return freeze(guide);
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
  }
  return value;
}
