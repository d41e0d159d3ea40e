import type { OpenEvent } from "#parts";
import type { Guide, Infraction, LevelId, NoAnswer, PenaltyId, Provenance } from "#rules";
import { printedSteps, type Slot, slotAt, stepSlots } from "./cells.ts";

export type Column =
  | { readonly kind: "level"; readonly level: LevelId; readonly isEvent: boolean }
  | { readonly kind: "step"; readonly offence: number };

export interface Row {
  readonly infraction: Infraction;
  readonly slots: readonly Slot[];
}

export interface TableModel {
  readonly columns: readonly Column[];
  /** Rows by class, in the order of the guide. */
  readonly groups: readonly { readonly section: string; readonly rows: readonly Row[] }[];
}

/** The guide's table: columns are its levels, or the offences where it prints a step for each. */
export function tableOf(guide: Guide, event: OpenEvent | undefined): TableModel {
  const steps = printedSteps(guide);
  const level = event?.guide.id === guide.id ? event.settings.level : undefined;
  const columns: readonly Column[] =
    steps > 0
      ? Array.from({ length: steps }, (_, index) => ({ kind: "step", offence: index + 1 }))
      : guide.levels.map(({ id }) => ({ kind: "level", level: id, isEvent: id === level }));
  const slots = (infraction: Infraction) =>
    steps > 0 ? stepSlots(infraction, steps) : guide.levels.map(({ id }) => slotAt(guide, infraction, id, event));
  const classes = [...new Set(guide.infractions.map((each) => each.class))];
  return {
    columns,
    groups: classes.map((section) => ({
      section,
      rows: guide.infractions.filter((each) => each.class === section).map((infraction) => ({ infraction, slots: slots(infraction) })),
    })),
  };
}

/** A sign for each place that a value can come from; the guide's own text needs none. */
export const SIGNS = { source: "", adjacent: "†", inferred: "‡", house: "★" } as const satisfies Record<Provenance, string>;

/** What stands in the cells of a table and has to be explained below it. */
export function usedIn({ groups }: TableModel): {
  readonly penalties: ReadonlySet<PenaltyId>;
  readonly signs: ReadonlyMap<Provenance, ReadonlySet<string>>;
  readonly gaps: ReadonlySet<NoAnswer>;
} {
  const penalties = new Set<PenaltyId>();
  const signs = new Map<Provenance, Set<string>>();
  const gaps = new Set<NoAnswer>();
  const sign = (from: Provenance, edition: string | undefined) =>
    signs.set(from, new Set([...(signs.get(from) ?? []), ...(edition ? [edition] : [])]));
  for (const { cell, house } of groups.flatMap((group) => group.rows.flatMap((row) => row.slots))) {
    for (const id of house ?? []) penalties.add(id);
    if (house) sign("house", undefined);
    else if (cell.kind === "none") gaps.add(cell.why);
    if (cell.kind !== "issue") continue;
    for (const id of cell.penalties) penalties.add(id);
    if (cell.from !== "source") sign(cell.from, cell.edition);
  }
  return { penalties, signs, gaps };
}
