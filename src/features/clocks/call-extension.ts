import { type Clock, minutesBack, minutesGiven, parseLocalTime, roundClockOf, secondsOn, shownOn } from "#log";
import type { OpenEvent } from "#parts";

/** Why a call earns as many minutes as it does. */
export type Earned = "length" | "short" | "left" | "over";

interface CallExtension {
  readonly minutes: number;
  readonly why: Earned;
  /** What was left when the call began, in whole minutes. */
  readonly left: number;
}

/** What a table gets back for a call: its length, rounded up, no more than was left on the round clock with what it has been given already. */
export function callExtension({ state, guide }: OpenEvent, clock: Clock, table: string, now: number): CallExtension {
  const seconds = secondsOn(clock, now);
  const round = roundClockOf(state.floor, clock, now);
  const given = table === "" ? 0 : minutesGiven(state.floor, { day: clock.day, round: clock.round, table }) * 60;
  const left = round && shownOn(round, parseLocalTime(clock.started)?.seconds ?? now) + given;
  const overSeconds = guide.timeExtension?.overSeconds;
  const minutes = minutesBack({ seconds, left, overSeconds });
  return { minutes, why: whyOf(seconds, left, overSeconds), left: Math.ceil(Math.max(0, left ?? 0) / 60) };
}

function whyOf(seconds: number, left: number | undefined, overSeconds = 0): Earned {
  if (left !== undefined && left <= 0) return "over";
  if (seconds <= overSeconds) return "short";
  return left !== undefined && left < seconds ? "left" : "length";
}
