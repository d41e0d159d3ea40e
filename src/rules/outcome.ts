import type { Guide, Infraction, Moment, PenaltyId, TimingRule } from "./model.ts";
import { holds } from "./predicate.ts";
import type { Component, Incident, Reason } from "./ruling.ts";

/** The penalties as they are carried out, each with its own reasons. */
export function componentsOf(
  guide: Guide,
  infraction: Infraction,
  incident: Incident,
  penalties: readonly PenaltyId[],
  reasons: readonly Reason[],
): readonly Component[] {
  return penalties.map((id, index) => {
    const penalty = guide.ladder.find((each) => each.id === id);
    const timing = guide.timing.find((rule) => rule.penalties.includes(id) && timingHolds(rule, infraction, incident));
    if (!penalty || !timing) throw new Error(`guide ${guide.id}: penalty ${id} has no entry or no timing`);
    return {
      penalty: id,
      ...(penalty.carries ? { carries: penalty.carries } : {}),
      applies: penalties.slice(0, index).includes(id) ? afterwards(timing.applies) : timing.applies,
      timingSection: timing.section,
      tell: penalty.tell,
      reasons: reasons.filter((each) => "penalties" in each && each.penalties.includes(id)),
    };
  });
}

/** How penalties that the judge chose would be carried out: when each applies and whom to tell. */
export function appliedBy(guide: Guide, incident: Incident, penalties: readonly PenaltyId[]): readonly Component[] {
  const infraction = guide.infractions.find((each) => each.id === incident.infraction);
  return infraction ? componentsOf(guide, infraction, incident, penalties, []) : [];
}

function timingHolds(rule: TimingRule, infraction: Infraction, incident: Incident): boolean {
  if (rule.classes && !rule.classes.includes(infraction.class)) return false;
  if (rule.infractions && !rule.infractions.includes(infraction.id)) return false;
  return !rule.when || holds(rule.when, incident);
}

/** A game or match can be lost once: the same penalty a second time falls on the next one. */
function afterwards(moment: Moment): Moment {
  switch (moment) {
    case "current-game":
      return "next-game";
    case "current-match":
      return "next-match";
    default:
      return moment;
  }
}
