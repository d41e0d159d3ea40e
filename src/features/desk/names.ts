import { type LogState, resolve, type Settings } from "#log";

/** A person's current name; a key that nobody has named yet reads as it was typed. */
export function nameOf(state: LogState, player: string): string {
  const key = resolve(state, player);
  return state.players.get(key)?.name ?? key.replace(/^[@#]/, "");
}

export function severalDays(settings: Settings, state: LogState): boolean {
  return settings.from !== settings.to || state.day > 1;
}

/** The local time of whoever wrote it. */
export function timeOf(at: string): string {
  return at.slice(11, 16);
}
