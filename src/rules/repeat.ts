import { selects } from "./define-guide.ts";
import type { Guide, Infraction, PenaltyId, RepeatRule } from "./model.ts";
import type { Incident, Prior } from "./ruling.ts";

export type RepeatResult =
  | { readonly kind: "penalties"; readonly penalties: readonly PenaltyId[]; readonly replaces: boolean }
  | { readonly kind: "beyond"; readonly reference: readonly PenaltyId[] }
  | { readonly kind: "nothing" };

/** What a repeat rule makes of the priors that it counts. `current` is the penalty so far, mildest first. */
export function repeatResult(infraction: Infraction, incident: Incident, rule: RepeatRule, priors: readonly Prior[], current: readonly PenaltyId[]): RepeatResult {
  const nothing = { kind: "nothing" } as const;
  if (current.length === 0 && rule.effect.kind !== "listed-steps") return nothing;
  if (rule.whenIssued && !rule.whenIssued.some((each) => current.includes(each))) return nothing;
  if (rule.counts.what === "points") {
    const { weights, reach } = rule.counts;
    const weigh = (ids: readonly PenaltyId[]) => ids.reduce((sum, id) => sum + (weights[id] ?? 0), 0);
    const sum = priors.reduce((total, each) => total + weigh(each.issued), weigh(current));
    return sum >= reach && rule.effect.kind === "to" ? { kind: "penalties", penalties: rule.effect.penalties, replaces: false } : nothing;
  }
  const threshold = typeof rule.prior === "number" ? rule.prior : (rule.prior.levels[incident.level] ?? Number.POSITIVE_INFINITY);
  if (priors.length < threshold) return nothing;
  const { effect } = rule;
  switch (effect.kind) {
    case "to":
      return { kind: "penalties", penalties: effect.penalties, replaces: false };
    case "climb": {
      const top = current.at(-1);
      const start = top === undefined ? -1 : effect.rungs.indexOf(top);
      if (start < 0) return nothing;
      const steps = effect.once ? 1 : priors.length - threshold + 1;
      const capIndex = effect.cap ? effect.rungs.lastIndexOf(effect.cap) : effect.rungs.length - 1;
      const rung = effect.rungs[Math.max(start, Math.min(start + steps, capIndex))];
      return rung === undefined ? nothing : { kind: "penalties", penalties: [rung], replaces: false };
    }
    case "ladder": {
      const step = effect.steps.filter((each) => each.prior <= priors.length).at(-1);
      return step ? { kind: "penalties", penalties: step.penalties, replaces: false } : nothing;
    }
    case "listed-steps": {
      const steps = infraction.steps ?? [];
      const step = steps[priors.length];
      if (step) return { kind: "penalties", penalties: step, replaces: true };
      return { kind: "beyond", reference: steps.at(-1) ?? current };
    }
  }
}

/** The standing entries that a rule counts for this incident. */
export function countedBy(rule: RepeatRule, guide: Guide, infraction: Infraction, incident: Incident, standing: readonly Prior[]): readonly Prior[] {
  const infractions = new Map(guide.infractions.map((each) => [each.id, each]));
  return standing.filter((each) => {
    const other = infractions.get(each.infraction);
    if (!other || each.repeatedStep || !selects(rule.select, other)) return false;
    return sameGroup(rule, infraction, other) && inWindow(rule, incident, each) && counts(rule, each);
  });
}

function sameGroup(rule: RepeatRule, infraction: Infraction, other: Infraction): boolean {
  switch (rule.group) {
    case "infraction":
      return other.id === infraction.id;
    case "class":
      return other.class === infraction.class;
    case "family":
      return infraction.families?.some((each) => other.families?.includes(each)) === true;
    case "all":
      return true;
  }
}

function inWindow(rule: RepeatRule, incident: Incident, prior: Prior): boolean {
  switch (rule.window) {
    case "event":
      return true;
    case "day":
      return prior.day === incident.day;
    case "draft":
      return prior.draft === incident.draft;
    case "game":
    case "match":
    case "round":
      return prior.day === incident.day && prior.round === incident.round;
  }
}

function counts(rule: RepeatRule, prior: Prior): boolean {
  switch (rule.counts.what) {
    case "offences":
      return true;
    case "issued":
      return rule.counts.penalties.some((each) => prior.issued.includes(each));
    case "points": {
      const { weights } = rule.counts;
      return prior.issued.some((each) => weights[each] !== undefined);
    }
  }
}
