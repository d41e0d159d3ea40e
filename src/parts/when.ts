import type { LogState, Settings } from "#log";

/** Whether a round needs its day to be told apart. */
export function severalDays(settings: Settings, state: LogState): boolean {
  return settings.from !== settings.to || state.day > 1;
}

/** Hours and minutes, in the local time of whoever wrote it. */
export function timeOf(at: string): string {
  return at.slice(11, 16);
}
