import type { Case } from "./inbox.ts";

export function caseLink({ id }: Case): string {
  return `/desk?case=${encodeURIComponent(id)}`;
}

/** The guides whose words these cases need. */
export function guidesIn(cases: readonly Case[]): readonly string[] {
  return [...new Set(cases.flatMap(({ entry }) => entry?.guide ?? []))].sort();
}
