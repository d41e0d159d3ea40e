import { type Draft, isMilder, note } from "./draft.ts";
import type { Guide, Infraction, PenaltyId, RepeatRule } from "./model.ts";
import { holds } from "./predicate.ts";
import type { Incident, Prior, Proposal, Reason } from "./ruling.ts";
import { selects } from "./selector.ts";

/** A repeat rule that speaks of the incident, with the standing entries that it counts. */
export interface Counting {
  readonly rule: RepeatRule;
  readonly counted: readonly Prior[];
}

export interface Repeated {
  readonly draft: Draft;
  readonly proposals: readonly Proposal[];
  /** The guide prints no step for so many offences; the draft has the last one that it prints. */
  readonly beyond: boolean;
  readonly approval: boolean;
}

export function countingsOf(guide: Guide, infraction: Infraction, incident: Incident, standing: readonly Prior[]): readonly Counting[] {
  return guide.repeatRules
    .filter((rule) => selects(rule.select, infraction) && !(rule.unless && holds(rule.unless, incident)))
    .map((rule) => ({ rule, counted: countedBy(rule, guide, infraction, incident, standing) }));
}

/** What the record makes of a base: every rule starts from the base, the harshest result stands. */
export function withRepeats(
  guide: Guide,
  infraction: Infraction,
  incident: Incident,
  base: Draft,
  countings: readonly Counting[],
): Repeated {
  let { penalties } = base;
  let approval = false;
  let beyond = false;
  const reasons: Reason[] = [];
  const proposals: Proposal[] = [];
  for (const { rule, counted } of countings) {
    const result = resultOf(rule, infraction, incident, counted, base.penalties);
    if (result.kind === "beyond") {
      beyond = true;
      penalties = result.reference;
    }
    if (result.kind !== "penalties") continue;
    const fired = { rule: rule.id, counted: counted.map((each) => each.id), section: rule.section };
    const harsher = isMilder(guide, base.penalties, result.penalties);
    if (rule.strength !== "must") {
      if (harsher) proposals.push({ ...fired, strength: rule.strength, penalties: result.penalties });
    } else if (harsher || rule.effect.kind === "listed-steps") {
      reasons.push({ kind: "repeat", ...fired, penalties: result.penalties });
      if (rule.effect.kind === "listed-steps" || isMilder(guide, penalties, result.penalties)) penalties = result.penalties;
      if (rule.approval && harsher) approval = true;
    } else reasons.push({ kind: "repeat-within-base", ...fired });
  }
  const draft = penalties === base.penalties ? base : { penalties, reasons: base.reasons };
  return { draft: note(draft, ...reasons), proposals, beyond, approval };
}

type Result =
  | { readonly kind: "penalties"; readonly penalties: readonly PenaltyId[] }
  | { readonly kind: "beyond"; readonly reference: readonly PenaltyId[] }
  | { readonly kind: "nothing" };

const NOTHING: Result = { kind: "nothing" };

function resultOf(
  rule: RepeatRule,
  infraction: Infraction,
  incident: Incident,
  counted: readonly Prior[],
  base: readonly PenaltyId[],
): Result {
  const { effect } = rule;
  if (base.length === 0 && effect.kind !== "listed-steps") return NOTHING;
  if (rule.whenIssued && !rule.whenIssued.some((each) => base.includes(each))) return NOTHING;
  const beyondThreshold = reached(rule, incident, counted, base);
  if (beyondThreshold < 0) return NOTHING;
  switch (effect.kind) {
    case "to":
      return { kind: "penalties", penalties: effect.penalties };
    case "climb": {
      const top = base.at(-1);
      const start = top === undefined ? -1 : effect.rungs.indexOf(top);
      const last = effect.cap === undefined ? effect.rungs.length - 1 : effect.rungs.lastIndexOf(effect.cap);
      const rung = effect.rungs[Math.max(start, Math.min(start + (effect.once ? 1 : beyondThreshold + 1), last))];
      return start < 0 || rung === undefined ? NOTHING : { kind: "penalties", penalties: [rung] };
    }
    case "ladder": {
      const step = effect.steps.filter((each) => each.prior <= counted.length).at(-1);
      return step ? { kind: "penalties", penalties: step.penalties } : NOTHING;
    }
    case "listed-steps": {
      const steps = infraction.steps ?? [];
      const step = steps[counted.length];
      return step ? { kind: "penalties", penalties: step } : { kind: "beyond", reference: steps.at(-1) ?? base };
    }
  }
}

/** By how much the record exceeds the rule's threshold; negative while the rule does not fire. */
function reached(rule: RepeatRule, incident: Incident, counted: readonly Prior[], base: readonly PenaltyId[]): number {
  if (rule.counts.what === "points") {
    const { weights, reach } = rule.counts;
    return [base, ...counted.map((each) => each.issued)].flat().reduce((sum, id) => sum + (weights[id] ?? 0), -reach);
  }
  const threshold = typeof rule.prior === "number" ? rule.prior : rule.prior.levels[incident.level];
  return threshold === undefined ? -1 : counted.length - threshold;
}

function countedBy(
  rule: RepeatRule,
  guide: Guide,
  infraction: Infraction,
  incident: Incident,
  standing: readonly Prior[],
): readonly Prior[] {
  return standing.filter((prior) => {
    const other = guide.infractions.find((each) => each.id === prior.infraction);
    if (!other || prior.repeatedStep || prior.earlierEvent || !inWindow(rule, incident, prior)) return false;
    if (leadsHere(rule, infraction, other, prior)) return !followed(infraction, prior, [incident, ...standing]);
    return selects(rule.entriesOf ?? rule.select, other) && sameGroup(rule, infraction, other) && counts(rule, prior);
  });
}

function leadsHere({ counts }: RepeatRule, infraction: Infraction, other: Infraction, prior: Prior): boolean {
  const penalties = counts.what === "offences" ? (counts.ledBy ?? []) : [];
  const leads = (other.also ?? []).filter((each) => each.to === undefined && each.infraction === infraction.id);
  return leads.some(({ when }) => "issued" in when && penalties.includes(when.issued) && prior.issued.includes(when.issued));
}

/** Whether what an entry led to has been ruled on its own: on the same occasion, as nothing else joins the two. */
function followed(infraction: Infraction, lead: Prior, all: readonly (Prior | Incident)[]): boolean {
  return all.some((each) => each.infraction === infraction.id && isSameOccasion(each, lead));
}

/** The draft says it where both name one. */
function isSameOccasion(a: Prior | Incident, b: Prior | Incident): boolean {
  return a.draft !== undefined && b.draft !== undefined ? a.draft === b.draft : a.day === b.day && a.round === b.round;
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
