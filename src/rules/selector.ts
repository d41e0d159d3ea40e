import type { Infraction, Selector } from "./model.ts";

/** Whether a rule speaks of this infraction. */
export function selects(selector: Selector, infraction: Infraction): boolean {
  if (selector.except?.includes(infraction.id)) return false;
  return (
    selector.all === true ||
    selector.infractions?.includes(infraction.id) === true ||
    selector.classes?.includes(infraction.class) === true ||
    selector.families?.some((family) => infraction.families?.includes(family)) === true
  );
}
