import { type Draft, isMilder, note, replace, severityOf } from "./draft.ts";
import type { Cell, Guide, Hint, Infraction, Modifier, PenaltyId } from "./model.ts";
import { holds } from "./predicate.ts";
import type { Incident, Reason } from "./ruling.ts";

export function modifiersOf(infraction: Infraction, incident: Incident, offence: number): readonly Modifier[] {
  return (infraction.modifiers ?? []).filter((each) => holds(each.when, incident) && within(each.offences, offence));
}

/** The penalty of a first offence in the form that happened, before what the record and other modifiers make of it. */
export function baseOf(guide: Guide, infraction: Infraction, incident: Incident, modifiers: readonly Modifier[]): Draft {
  const forms = modifiers.flatMap((each) => (each.effect.kind === "set" ? [{ modifier: each, penalties: each.effect.penalties }] : []));
  return forms
    .toSorted((a, b) => severityOf(guide, a.penalties) - severityOf(guide, b.penalties))
    .reduce(
      (draft, { modifier, penalties }) => replace(draft, penalties, modifierReason(modifier, penalties)),
      baseOfCell(infraction, incident),
    );
}

/** What the modifiers that are not a form of their own make of a penalty. */
export function withModifiers(guide: Guide, draft: Draft, modifiers: readonly Modifier[]): Draft {
  return modifiers.reduce((current, each) => withModifier(guide, current, each), draft);
}

export function modifierReason(modifier: Modifier, penalties: readonly PenaltyId[]): Reason {
  return { kind: "modifier", id: modifier.id, penalties, section: modifier.section, from: modifier.from, ...edition(modifier) };
}

export function within(range: { readonly from: number; readonly to: number } | undefined, offence: number): boolean {
  return !range || (offence >= range.from && offence <= range.to);
}

/** What a sibling guide says where this one has no value. */
export function hintOf(infraction: Infraction, incident: Incident): Hint | undefined {
  const cell = cellOf(infraction, incident);
  return cell.kind === "none" ? cell.hint : undefined;
}

function cellOf(infraction: Infraction, incident: Incident): Cell {
  const cell = infraction.base.kind === "by-level" ? infraction.base.levels[incident.level] : infraction.base;
  if (!cell) throw new Error(`infraction ${infraction.id} has no cell for ${incident.level}`);
  return cell;
}

function baseOfCell(infraction: Infraction, incident: Incident): Draft {
  const printed = cellOf(infraction, incident);
  const cell: Cell = printed.kind === "none" && incident.house ? { kind: "issue", penalties: incident.house, from: "house" } : printed;
  const { section } = infraction;
  if (cell.kind === "none") return { penalties: [], reasons: [{ kind: "no-value", why: cell.why, section }], why: cell.why };
  const { penalties, from } = cell;
  return { penalties, reasons: [{ kind: "base", penalties, section, from, ...edition(cell) }] };
}

function withModifier(guide: Guide, draft: Draft, modifier: Modifier): Draft {
  const { effect } = modifier;
  switch (effect.kind) {
    case "no-offence":
    case "set":
      return draft;
    case "raise":
      return isMilder(guide, draft.penalties, effect.penalties)
        ? replace(draft, effect.penalties, modifierReason(modifier, effect.penalties))
        : draft;
    case "add":
      return draft.why === undefined
        ? note({ ...draft, penalties: [...draft.penalties, ...effect.penalties] }, modifierReason(modifier, effect.penalties))
        : draft;
    case "step": {
      const current = draft.penalties.at(-1);
      const index = current === undefined ? -1 : effect.rungs.indexOf(current);
      const target = effect.rungs[Math.min(Math.max(index + effect.by, 0), effect.rungs.length - 1)];
      return index < 0 || target === undefined || target === current ? draft : replace(draft, [target], modifierReason(modifier, [target]));
    }
    case "judge-decides":
      return note(draft, modifierReason(modifier, draft.penalties));
  }
}

function edition(value: { readonly edition?: string }): { readonly edition?: string } {
  return value.edition === undefined ? {} : { edition: value.edition };
}
