import { houseRuling } from "#log";
import type { OpenEvent } from "#parts";
import type { Cell, Guide, Infraction, LevelId, PenaltyId } from "#rules";

/** What an infraction costs in one column of the guide. */
export interface Slot {
  readonly cell: Cell;
  /** The head judge's ruling for the open event. */
  readonly house?: readonly PenaltyId[];
}

export interface LevelSlot extends Slot {
  readonly levels: readonly LevelId[];
}

const BEYOND: Cell = { kind: "none", why: "beyond-chart" };

function cellAt(infraction: Infraction, level: LevelId): Cell {
  const { base } = infraction;
  if (base.kind !== "by-level") return base;
  return base.levels[level] ?? { kind: "none", why: "not-applicable" };
}

export function slotAt(guide: Guide, infraction: Infraction, level: LevelId, event: OpenEvent | undefined): Slot {
  const cell = cellAt(infraction, level);
  const house =
    event && event.guide.id === guide.id && cell.kind === "none" ? houseRuling(event.state, guide, infraction.id, level) : undefined;
  return house ? { cell, house } : { cell };
}

/** Neighbouring levels with the same value together. */
export function levelSlots(guide: Guide, infraction: Infraction, event: OpenEvent | undefined): readonly LevelSlot[] {
  const slots: LevelSlot[] = [];
  for (const { id } of guide.levels) {
    const slot = slotAt(guide, infraction, id, event);
    const last = slots.at(-1);
    if (last && isSame(last, slot)) slots[slots.length - 1] = { ...last, levels: [...last.levels, id] };
    else slots.push({ ...slot, levels: [id] });
  }
  return slots;
}

/** The printed steps of an infraction; the guide's first column where it prints none. */
export function stepSlots(infraction: Infraction, count: number): readonly Slot[] {
  const from = infraction.base.kind === "issue" ? infraction.base.from : "source";
  const steps: readonly Cell[] = infraction.steps
    ? infraction.steps.map((penalties): Cell => ({ kind: "issue", penalties, from }))
    : infraction.base.kind === "by-level"
      ? []
      : [infraction.base];
  return Array.from({ length: count }, (_, index) => ({ cell: steps[index] ?? BEYOND }));
}

/** How many offences the guide prints a step for; 0 where it prints the first penalty by level. */
export function printedSteps(guide: Guide): number {
  return Math.max(0, ...guide.infractions.map((each) => each.steps?.length ?? 0));
}

function isSame(a: Slot, b: Slot): boolean {
  return JSON.stringify([a.cell, a.house]) === JSON.stringify([b.cell, b.house]);
}
