import { roundClockOf } from "#log";
import { nowInSeconds, type OpenEvent, StartClock } from "#parts";
import { latenessOf } from "#rules";

interface LateClockProps {
  readonly event: OpenEvent;
  readonly place: { readonly day: number; readonly round: number; readonly table: string };
  readonly player?: string;
  readonly label: string;
  readonly spoken?: string;
}

/** The clock of a player who is not there: it counts from the start of the round where that is known. */
export function LateClock({ event, place, player, label, spoken }: LateClockProps) {
  const round = roundClockOf(event.state.floor, place, nowInSeconds());
  const infraction = latenessOf(event.guide)?.infraction;
  return (
    <StartClock
      event={event}
      label={label}
      {...(spoken === undefined ? {} : { spoken, wide: false })}
      clock={{
        form: "tardiness",
        table: place.table,
        ...(player === undefined ? {} : { player }),
        ...(infraction === undefined ? {} : { infraction }),
        ...(round ? { started: round.started } : {}),
      }}
    />
  );
}
