import { entriesOf, type LogState, type Settings } from "#log";
import type { Facts, Guide } from "#rules";
import { useLog } from "#store";
import { useGuides } from "./guides.ts";

/** The open tournament, as far as a ruling needs it. */
export interface OpenEvent {
  readonly id: string;
  readonly state: LogState;
  readonly settings: Settings;
  readonly guide: Guide;
}

/** Undefined while none is open or its log is still being read. */
export function useOpenEvent(): OpenEvent | undefined {
  const { tournament, state } = useLog();
  const guides = useGuides();
  const settings = state?.settings;
  const guide = settings && guides.find((each) => each.id === settings.guide && each.edition === settings.edition);
  return tournament && state && guide ? { id: tournament, state, settings, guide } : undefined;
}

/** What was decided before the event and how a match is played, as facts for every ruling. */
export function eventFacts(settings: Settings): Facts {
  return settings.decisions;
}

/** How many earlier entries a player has for an infraction, and the last of them, for a tile. */
export function earlierOf(
  state: LogState,
  player: string,
  guide: Guide,
  infraction: string,
): { readonly count: number; readonly lastRound: number } | undefined {
  const earlier = entriesOf(state, player).filter(
    (each) =>
      each.guide === guide.id &&
      each.infraction === infraction &&
      each.state !== "voided" &&
      each.state !== "refused" &&
      each.state !== "open",
  );
  const last = earlier.at(-1);
  return last ? { count: earlier.length, lastRound: last.round } : undefined;
}
