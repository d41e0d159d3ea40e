import { useTranslation } from "#i18n";
import { parseTable, roundClockOf } from "#log";
import { latenessOf, type Ruling } from "#rules";
import type { OpenEvent } from "../event.ts";
import { nowInSeconds } from "../now.ts";
import { StartClock } from "./StartClock.tsx";

interface RulingClocksProps {
  readonly event: OpenEvent;
  readonly ruling: Pick<Ruling, "infraction" | "remedies">;
  readonly player: string;
  readonly table: string;
}

/** The clocks that a ruling sets: the time for a repair, and that of a player who is late. */
export function RulingClocks({ event, ruling, player, table }: RulingClocksProps) {
  const { t } = useTranslation("floor");
  const { infraction } = ruling;
  const name = parseTable(table);
  const about = { player, infraction, ...(name ? { table: name } : {}) };
  const limits = ruling.remedies.flatMap(({ minutes, extends: adds }) => (minutes === undefined || adds ? [] : [minutes]));
  const isLate = latenessOf(event.guide)?.infraction === infraction;
  const round = roundClockOf(event.state.floor, event.state, nowInSeconds());
  return (
    <>
      {[...new Set(limits)].map((count) => (
        <StartClock
          key={count}
          event={event}
          clock={{ form: "repair", seconds: count * 60, ...about }}
          label={t("start.minutes", { count })}
        />
      ))}
      {isLate && (
        <StartClock
          event={event}
          clock={{ form: "tardiness", ...about, ...(round ? { started: round.started } : {}) }}
          label={t(round ? "start.tardiness-round" : "start.tardiness")}
        />
      )}
    </>
  );
}
