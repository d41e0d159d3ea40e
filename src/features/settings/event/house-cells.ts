import { eventsAbout, houseRuling, type LogEvent, type LogState } from "#log";
import type { Guide, Hint, InfractionId, LevelId, NoAnswer, PenaltyId } from "#rules";

/** A cell of the guide's table without a penalty, and what the head judge made of it for this event. */
export interface HouseCell {
  readonly infraction: InfractionId;
  readonly section: string;
  readonly why: NoAnswer;
  readonly hint?: Hint;
  readonly ruled?: { readonly penalties: readonly PenaltyId[]; readonly by: string; readonly at: string };
}

export function houseCells(guide: Guide, level: LevelId, state: LogState): readonly HouseCell[] {
  const made = new Map(eventsAbout(state, "house").flatMap((event) => keyed(event)));
  return guide.infractions.flatMap(({ id, section, base }) => {
    const cell = base.kind === "by-level" ? base.levels[level] : base;
    if (cell?.kind !== "none") return [];
    const penalties = houseRuling(state, guide, id, level);
    const event = made.get(`${id} ${level}`);
    return {
      infraction: id,
      section,
      why: cell.why,
      ...(cell.hint ? { hint: cell.hint } : {}),
      ...(penalties && event ? { ruled: { penalties, by: event.by, at: event.at } } : {}),
    };
  });
}

function keyed(event: LogEvent): readonly (readonly [string, LogEvent])[] {
  return event.body.kind === "house-ruled" ? [[`${event.body.infraction} ${event.body.level}`, event]] : [];
}
