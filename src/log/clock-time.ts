import type { Clock, Floor } from "./floor.ts";
import { parseLocalTime } from "./local-time.ts";

/** Seconds since a clock was started, or for how long it ran. Never less than none: clocks of two phones may differ. */
export function secondsOn(clock: Pick<Clock, "started" | "stopped">, now: number): number {
  const started = parseLocalTime(clock.started)?.seconds ?? now;
  const end = clock.stopped === undefined ? now : (parseLocalTime(clock.stopped)?.seconds ?? now);
  return Math.max(0, end - started);
}

/** What the clock shows: what is left of it, below zero when it is over; or what has passed where it counts up. */
export function shownOn(clock: Pick<Clock, "started" | "stopped" | "seconds">, now: number): number {
  const passed = secondsOn(clock, now);
  return clock.seconds === undefined ? passed : clock.seconds - passed;
}

/** The clocks that run, the newest first. One that was forgotten is shown no longer when half a day has passed. */
export function runningClocks(floor: Floor, now: number): readonly Clock[] {
  return [...floor.clocks.values()]
    .filter((each) => each.stopped === undefined && secondsOn(each, now) < FORGOTTEN)
    .sort((a, b) => secondsOn(a, now) - secondsOn(b, now));
}

/** The clock of a round that runs; of several, the last that was started. */
export function roundClockOf(floor: Floor, place: { readonly day: number; readonly round: number }, now: number): Clock | undefined {
  return runningClocks(floor, now).find((each) => each.form === "round" && each.day === place.day && each.round === place.round);
}

const FORGOTTEN = 12 * 3600;
