import { selects } from "./define-guide.ts";
import { add, type Draft, isMilder, note, replace, settled } from "./draft.ts";
import type { AlsoIssue, Cell, Guide, Infraction, Modifier, PenaltyId } from "./model.ts";
import { holds } from "./predicate.ts";
import { countedBy, repeatResult } from "./repeat.ts";
import type { Alert, AlsoIssued, Component, Incident, NextStep, Outcome, Prior, Proposal, Reason, Ruling } from "./ruling.ts";

/**
 * The ruling that a guide demands for an incident, given the player's record: pure, so that it can be explained and recomputed for ever.
 *
 * @throws Error for an infraction or a level that the guide does not have.
 */
export function assess(guide: Guide, incident: Incident, record: readonly Prior[]): Ruling {
  const ruling = decide(guide, incident, record);
  const next = nextStep(guide, incident, record, ruling);
  return next ? { ...ruling, next } : ruling;
}

/** The penalties of a ruling, mildest first; undefined where the guide gives no answer. */
export function issuedBy(ruling: Ruling): readonly PenaltyId[] | undefined {
  switch (ruling.outcome.kind) {
    case "issue":
      return ruling.outcome.components.map((each) => each.penalty);
    case "no-offence":
      return [];
    case "no-answer":
      return undefined;
  }
}

function decide(guide: Guide, incident: Incident, record: readonly Prior[]): Ruling {
  const infraction = guide.infractions.find((each) => each.id === incident.infraction);
  if (!infraction) throw new Error(`guide ${guide.id} has no infraction ${incident.infraction}`);
  if (!guide.levels.some((each) => each.id === incident.level)) throw new Error(`guide ${guide.id} has no level ${incident.level}`);

  const standing = record.filter((each) => !each.voided && !each.open && each.issued.length > 0);
  const rules = guide.repeatRules.filter((rule) => selects(rule.select, infraction) && !(rule.unless && holds(rule.unless, incident)));
  const counts = rules.map((rule) => ({ rule, counted: countedBy(rule, guide, infraction, incident, standing) }));
  const main = counts.find(({ rule }) => rule.group === "infraction") ?? counts[0];
  const counted = unique(counts.flatMap((each) => each.counted));
  const offence = (main?.counted.length ?? 0) + 1;
  const sameInfraction = standing.filter((each) => each.infraction === infraction.id);

  const shared = {
    guide: guide.id,
    edition: guide.edition,
    level: incident.level,
    infraction: infraction.id,
    section: infraction.section,
    offence,
    counted: counted.map((each) => each.id),
    notCounted: sameInfraction.filter((each) => !counted.includes(each)).map((each) => each.id),
    remedies: (infraction.remedies ?? []).filter((each) => (!each.when || holds(each.when, incident)) && within(each.offences, offence)),
    proposals: [],
    alerts: [],
    also: [],
  };

  const modifiers = (infraction.modifiers ?? []).filter((each) => holds(each.when, incident) && within(each.offences, offence));
  const excuse = modifiers.find((each) => each.effect.kind === "no-offence");
  if (excuse) return { ...shared, remedies: [], outcome: { kind: "no-offence" }, reasons: [modifierReason(excuse, [])] };

  let draft = withBase(guide, infraction, incident, modifiers);
  let beyond: readonly PenaltyId[] | undefined;
  const proposals: Proposal[] = [];
  for (const { rule, counted: priors } of counts) {
    const result = repeatResult(infraction, incident, rule, priors, draft.penalties);
    if (result.kind === "beyond") beyond = result.reference;
    if (result.kind !== "penalties") continue;
    const base = { rule: rule.id, counted: priors.map((each) => each.id), section: rule.section };
    if (rule.strength !== "must") proposals.push({ ...base, strength: rule.strength, penalties: result.penalties });
    else if (result.replaces || isMilder(guide, draft.penalties, result.penalties)) draft = replace(draft, result.penalties, { kind: "repeat", ...base, penalties: result.penalties });
    else draft = note(draft, { kind: "repeat-within-base", ...base });
  }
  for (const modifier of modifiers) draft = withLateModifier(guide, draft, modifier);
  const openModifier = modifiers.find((each) => each.effect.kind === "judge-decides");

  const outcome = outcomeOf(guide, infraction, incident, draft, { beyond, open: openModifier !== undefined });
  const reasons = openModifier ? [...draft.reasons, modifierReason(openModifier, draft.penalties)] : draft.reasons;
  const given = outcome.kind === "issue" ? outcome.components.map((each) => each.penalty) : [];
  const penalties = guide.ladder.filter((each) => given.includes(each.id));
  const headJudge = penalties.some((each) => each.approval) || modifiers.some((each) => each.approval);
  const prizes = penalties.some((each) => each.prizes === "forfeited") ? "forfeited" : penalties.some((each) => each.prizes === "kept") ? "kept" : undefined;
  const teaches = guide.repeatStep?.levels.includes(incident.level) && reasons.some((each) => each.kind === "repeat") ? guide.repeatStep.section : undefined;
  return {
    ...shared,
    outcome,
    reasons,
    ...(headJudge ? { approval: "head-judge" as const } : {}),
    ...(prizes ? { prizes } : {}),
    proposals,
    alerts: alertsOf(guide, infraction, given, standing),
    also: (infraction.also ?? []).flatMap((each) => alsoIssued(guide, each, incident, given, record)),
    ...(teaches ? { mayRepeatStep: teaches } : {}),
  };
}

function withBase(guide: Guide, infraction: Infraction, incident: Incident, modifiers: readonly Modifier[]): Draft {
  const cell = baseCell(infraction, incident);
  const base: Draft =
    cell.kind === "issue"
      ? { penalties: cell.penalties, reasons: [{ kind: "base", penalties: cell.penalties, section: infraction.section, from: cell.from, ...edition(cell) }] }
      : { penalties: [], reasons: [{ kind: "no-value", why: cell.why, section: infraction.section }], why: cell.why };
  return modifiers.reduce(
    (draft, modifier) => (modifier.effect.kind === "set" ? replace(draft, settled(guide, modifier.effect.penalties), modifierReason(modifier, modifier.effect.penalties)) : draft),
    base,
  );
}

function baseCell(infraction: Infraction, incident: Incident): Cell {
  const cell = infraction.base.kind === "by-level" ? infraction.base.levels[incident.level] : infraction.base;
  if (!cell) throw new Error(`infraction ${infraction.id} has no cell for ${incident.level}`);
  return cell.kind === "none" && incident.house ? { kind: "issue", penalties: incident.house, from: "house" } : cell;
}

function withLateModifier(guide: Guide, draft: Draft, modifier: Modifier): Draft {
  const { effect } = modifier;
  if (effect.kind === "raise") return isMilder(guide, draft.penalties, effect.penalties) ? replace(draft, effect.penalties, modifierReason(modifier, effect.penalties)) : draft;
  if (effect.kind === "add") return draft.why === undefined ? add(draft, effect.penalties, modifierReason(modifier, effect.penalties)) : draft;
  if (effect.kind === "step") {
    const current = draft.penalties.at(-1);
    const index = current === undefined ? -1 : effect.rungs.indexOf(current);
    const target = index < 0 ? undefined : effect.rungs[Math.min(Math.max(index + effect.by, 0), effect.rungs.length - 1)];
    if (target !== undefined && target !== current) return replace(draft, [target], modifierReason(modifier, [target]));
  }
  return draft;
}

function outcomeOf(
  guide: Guide,
  infraction: Infraction,
  incident: Incident,
  draft: Draft,
  left: { readonly beyond: readonly PenaltyId[] | undefined; readonly open: boolean },
): Outcome {
  if (left.beyond) return { kind: "no-answer", why: "beyond-chart", reference: left.beyond };
  if (draft.why !== undefined && draft.penalties.length === 0) return { kind: "no-answer", why: draft.why };
  const penalties = settled(guide, draft.penalties);
  if (left.open) return { kind: "no-answer", why: "judge-decides", floor: penalties };
  return { kind: "issue", components: penalties.map((penalty) => component(guide, infraction, incident, penalty, draft.reasons)) };
}

function component(guide: Guide, infraction: Infraction, incident: Incident, id: PenaltyId, reasons: readonly Reason[]): Component {
  const penalty = guide.ladder.find((each) => each.id === id);
  const timing = guide.timing.find(
    (rule) =>
      rule.penalties.includes(id) &&
      (!rule.classes || rule.classes.includes(infraction.class)) &&
      (!rule.infractions || rule.infractions.includes(infraction.id)) &&
      (!rule.when || holds(rule.when, incident)),
  );
  if (!penalty || !timing) throw new Error(`guide ${guide.id}: penalty ${id} has no entry or no timing`);
  return {
    penalty: id,
    ...(penalty.carries ? { carries: penalty.carries } : {}),
    applies: timing.applies,
    timingSection: timing.section,
    tell: penalty.tell,
    reasons: reasons.filter((each) => "penalties" in each && each.penalties.includes(id)),
  };
}

function alertsOf(guide: Guide, infraction: Infraction, given: readonly PenaltyId[], standing: readonly Prior[]): readonly Alert[] {
  return (guide.alerts ?? []).flatMap((rule) => {
    if (!given.includes(rule.penalty)) return [];
    const entries = standing.filter((each) => each.infraction !== infraction.id && each.issued.includes(rule.penalty));
    const kinds = new Set([infraction.id, ...entries.map((each) => each.infraction)]);
    return kinds.size >= rule.unrelated ? [{ id: rule.id, entries: entries.map((each) => each.id), proposes: rule.proposes, section: rule.section }] : [];
  });
}

function alsoIssued(guide: Guide, also: AlsoIssue, incident: Incident, given: readonly PenaltyId[], record: readonly Prior[]): readonly AlsoIssued[] {
  const applies = "issued" in also.when ? given.includes(also.when.issued) : holds(also.when, incident);
  if (!applies) return [];
  const other = decide(guide, { ...incident, infraction: also.infraction, facts: {} }, also.to === undefined ? record : []);
  const issue = issuedBy(other);
  return [{ id: also.id, infraction: also.infraction, ...(also.to !== undefined ? { to: also.to } : {}), ...(issue ? { issue } : {}) }];
}

function nextStep(guide: Guide, incident: Incident, record: readonly Prior[], ruling: Ruling): NextStep | undefined {
  if (ruling.outcome.kind === "no-offence") return undefined;
  const given = issuedBy(ruling) ?? [];
  if (guide.ladder.some((each) => each.kind === "exclusion" && given.includes(each.id))) return undefined;
  const issued = issuedBy(ruling) ?? (ruling.outcome.kind === "no-answer" ? (ruling.outcome.floor ?? ruling.outcome.reference) : undefined);
  if (!issued || issued.length === 0) return ruling.outcome.kind === "no-answer" ? { kind: "no-answer", why: ruling.outcome.why } : undefined;
  const hypothetical: Prior = { id: "", infraction: incident.infraction, issued, day: incident.day, round: incident.round, ...(incident.draft ? { draft: incident.draft } : {}) };
  const next = decide(guide, incident, [...record, hypothetical]);
  const penalties = issuedBy(next);
  if (penalties) return { kind: "issue", penalties };
  return { kind: "no-answer", why: next.outcome.kind === "no-answer" ? next.outcome.why : "judge-decides" };
}

function modifierReason(modifier: Modifier, penalties: readonly PenaltyId[]): Reason {
  return { kind: "modifier", id: modifier.id, penalties, section: modifier.section, from: modifier.from, ...edition(modifier) };
}

function edition(value: { readonly edition?: string }): { readonly edition?: string } {
  return value.edition === undefined ? {} : { edition: value.edition };
}

function within(range: { readonly from: number; readonly to: number } | undefined, offence: number): boolean {
  return !range || (offence >= range.from && offence <= range.to);
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
