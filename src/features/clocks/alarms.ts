import { type Clock, runningClocks, secondsOn } from "#log";
import type { OpenEvent } from "#parts";
import { latenessOf } from "#rules";

/** The seconds after which a clock speaks up: its end, or the marks that the guide sets for whoever is late. */
export function alarmsOf({ guide }: Pick<OpenEvent, "guide">, clock: Pick<Clock, "form" | "seconds">): readonly number[] {
  if (clock.seconds !== undefined) return [clock.seconds];
  return clock.form === "tardiness" ? (latenessOf(guide)?.minutes ?? []).map((each) => each * 60) : [];
}

export interface Alarm {
  readonly clock: Clock;
  /** After so many seconds. */
  readonly after: number;
}

/** What came due after one moment and up to another. */
export function dueBetween(event: OpenEvent, clocks: readonly Clock[], from: number, to: number): readonly Alarm[] {
  return clocks.flatMap((clock) =>
    alarmsOf(event, clock)
      .filter((after) => secondsOn(clock, from) < after && after <= secondsOn(clock, to))
      .map((after) => ({ clock, after })),
  );
}

export function isDue(event: OpenEvent, clock: Clock, now: number): boolean {
  const passed = secondsOn(clock, now);
  return alarmsOf(event, clock).some((after) => after <= passed);
}

/** The clocks that matter now: the round's first, and only while that round lasts; then the newest. */
export function clocksNow({ state }: OpenEvent, now: number): readonly Clock[] {
  const running = runningClocks(state.floor, now);
  const rounds = running.filter(({ form, day, round }) => form === "round" && day === state.day && round === state.round);
  return [...rounds, ...running.filter(({ form }) => form !== "round")];
}
