import type { Case } from "./inbox.ts";

export function caseLink({ id }: Case): string {
  return `/desk?case=${encodeURIComponent(id)}`;
}

/** The guides whose words these cases need. */
export function guidesIn(cases: readonly Case[]): readonly string[] {
  return [...new Set(cases.flatMap(guidesOf))].sort();
}

function guidesOf(each: Case): readonly string[] {
  if (each.kind === "claim") return [each.claim.body.guide, ...each.candidates.map(({ guide }) => guide)];
  return each.entry ? [each.entry.guide] : [];
}
