import type { LogState, Settings } from "#log";

export function severalDays(settings: Settings, state: LogState): boolean {
  return settings.from !== settings.to || state.day > 1;
}

/** The local time of whoever wrote it. */
export function timeOf(at: string): string {
  return at.slice(11, 16);
}
