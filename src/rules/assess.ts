import { type Draft, settled } from "./draft.ts";
import type { AlsoIssue, Guide, Infraction, PenaltyId } from "./model.ts";
import { baseOf, hintOf, modifierReason, modifiersOf, within, withModifiers } from "./modifiers.ts";
import { componentsOf } from "./outcome.ts";
import { holds } from "./predicate.ts";
import { countingsOf, withRepeats } from "./repeat.ts";
import type { Alert, AlsoIssued, Incident, NextStep, Outcome, Prior, Ruling } from "./ruling.ts";

/**
 * The ruling that a guide demands for an incident, given the player's record: pure, so that it can be explained and recomputed for ever.
 *
 * @throws Error for an infraction or a level that the guide does not have.
 */
export function assess(guide: Guide, incident: Incident, record: readonly Prior[]): Ruling {
  const infraction = infractionOf(guide, incident);
  const ruling = decide(guide, infraction, incident, record);
  const next = nextStep(guide, infraction, incident, record, ruling);
  return {
    ...ruling,
    also: ruling.outcome.kind === "no-offence" ? [] : alsoIssued(guide, infraction, incident, record, issuedBy(ruling) ?? []),
    ...(next ? { next } : {}),
  };
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

function infractionOf(guide: Guide, incident: Incident): Infraction {
  const infraction = guide.infractions.find((each) => each.id === incident.infraction);
  if (!infraction) throw new Error(`guide ${guide.id} has no infraction ${incident.infraction}`);
  if (!guide.levels.some((each) => each.id === incident.level)) throw new Error(`guide ${guide.id} has no level ${incident.level}`);
  return infraction;
}

/** The ruling without what follows for other rows and people, and without the next step. */
function decide(guide: Guide, infraction: Infraction, incident: Incident, record: readonly Prior[]): Ruling {
  const standing = record.filter((each) => !each.voided && !each.open && (each.issued.length > 0 || printsNoPenalty(guide, each)));
  const countings = countingsOf(guide, infraction, incident, standing);
  const main = countings.find(({ rule }) => rule.group === "infraction") ?? countings[0];
  const offence = (main?.counted.length ?? 0) + 1;
  const counted = standing.filter((each) => countings.some((counting) => counting.counted.includes(each)));
  const modifiers = modifiersOf(infraction, incident, offence);

  const shared = {
    guide: guide.id,
    edition: guide.edition,
    level: incident.level,
    infraction: infraction.id,
    section: infraction.section,
    offence,
    counted: counted.map((each) => each.id),
    notCounted: standing.filter((each) => each.infraction === infraction.id && !counted.includes(each)).map((each) => each.id),
    also: [],
  };
  const excuse = modifiers.find((each) => each.effect.kind === "no-offence");
  if (excuse) {
    return { ...shared, outcome: { kind: "no-offence" }, reasons: [modifierReason(excuse, [])], remedies: [], proposals: [], alerts: [] };
  }

  const { beyond, proposals, ...repeated } = withRepeats(
    guide,
    infraction,
    incident,
    baseOf(guide, infraction, incident, modifiers),
    countings,
  );
  const draft = withModifiers(guide, repeated.draft, modifiers);
  const open = modifiers.some((each) => each.effect.kind === "judge-decides");
  const outcome = outcomeOf(guide, infraction, incident, draft, beyond, open);
  const given = outcome.kind === "issue" ? outcome.components.map((each) => each.penalty) : [];
  const penalties = guide.ladder.filter((each) => given.includes(each.id));
  const approval = repeated.approval || [...penalties, ...modifiers].some((each) => each.approval);
  const prizes = penalties.findLast((each) => each.prizes)?.prizes;
  const hint = outcome.kind === "no-answer" && outcome.why === "not-in-source" ? hintOf(infraction, incident) : undefined;
  const losesMatch = incident.singleGame && penalties.some((each) => each.kind === "game-loss") ? guide.singleGame : undefined;
  const raised = draft.reasons.some((each) => each.kind === "repeat");
  return {
    ...shared,
    outcome,
    reasons: draft.reasons,
    remedies: (infraction.remedies ?? []).filter((each) => (!each.when || holds(each.when, incident)) && within(each.offences, offence)),
    proposals,
    alerts: alertsOf(guide, infraction, given, standing),
    ...(approval ? { approval: "head-judge" } : {}),
    ...(prizes ? { prizes } : {}),
    ...(losesMatch ? { losesMatch } : {}),
    ...(hint ? { hint } : {}),
    ...(raised && guide.repeatStep?.levels.includes(incident.level) ? { mayRepeatStep: guide.repeatStep.section } : {}),
  };
}

/** A row that prints no more than a measure is an offence although nothing was issued. */
function printsNoPenalty(guide: Guide, prior: Prior): boolean {
  const base = guide.infractions.find((each) => each.id === prior.infraction)?.base;
  return base?.kind === "issue" && base.penalties.length === 0;
}

function outcomeOf(guide: Guide, infraction: Infraction, incident: Incident, draft: Draft, beyond: boolean, open: boolean): Outcome {
  if (draft.why !== undefined) return { kind: "no-answer", why: draft.why };
  const penalties = settled(guide, draft.penalties);
  if (beyond) return { kind: "no-answer", why: "beyond-chart", reference: penalties };
  if (open) return { kind: "no-answer", why: "judge-decides", floor: penalties };
  return { kind: "issue", components: componentsOf(guide, infraction, incident, penalties, draft.reasons) };
}

function alertsOf(guide: Guide, infraction: Infraction, given: readonly PenaltyId[], standing: readonly Prior[]): readonly Alert[] {
  return (guide.alerts ?? []).flatMap((rule) => {
    if (!given.includes(rule.penalty)) return [];
    const entries = standing.filter(
      (each) => !each.earlierEvent && each.infraction !== infraction.id && each.issued.includes(rule.penalty),
    );
    const rows = new Set(entries.map((each) => each.infraction)).size + 1;
    return rows < rule.unrelated
      ? []
      : [{ id: rule.id, entries: entries.map((each) => each.id), proposes: rule.proposes, section: rule.section }];
  });
}

function alsoIssued(
  guide: Guide,
  infraction: Infraction,
  incident: Incident,
  record: readonly Prior[],
  given: readonly PenaltyId[],
): readonly AlsoIssued[] {
  const applies = ({ when }: AlsoIssue) => ("issued" in when ? given.includes(when.issued) : holds(when, incident));
  return (infraction.also ?? []).filter(applies).map(({ id, infraction: other, to }) => {
    // The answers and a house ruling are about the incident's own row.
    const { house: _, ...rest } = incident;
    const followed = { ...rest, infraction: other, facts: {} };
    const issue = issuedBy(decide(guide, infractionOf(guide, followed), followed, to === undefined ? record : []));
    return { id, infraction: other, ...(to === undefined ? {} : { to }), ...(issue ? { issue } : {}) };
  });
}

function nextStep(
  guide: Guide,
  infraction: Infraction,
  incident: Incident,
  record: readonly Prior[],
  { outcome, ...ruling }: Ruling,
): NextStep | undefined {
  if (outcome.kind === "no-offence") return undefined;
  const issued = issuedBy({ outcome, ...ruling }) ?? (outcome.kind === "no-answer" ? (outcome.floor ?? outcome.reference ?? []) : []);
  if (guide.ladder.some((each) => each.kind === "exclusion" && issued.includes(each.id))) return undefined;
  if (issued.length === 0 && outcome.kind === "no-answer") return { kind: "no-answer", why: outcome.why };
  const { day, round, draft } = incident;
  const now: Prior = { id: "", infraction: incident.infraction, issued, day, round, ...(draft === undefined ? {} : { draft }) };
  const next = decide(guide, infraction, incident, [...record, now]);
  if (next.outcome.kind === "no-answer") return { kind: "no-answer", why: next.outcome.why };
  return { kind: "issue", penalties: issuedBy(next) ?? [] };
}
