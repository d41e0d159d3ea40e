import { type LogState, resolve } from "#log";

/** A person's current name; a key that nobody has named yet reads as it was typed. */
export function nameOf(state: LogState, player: string): string {
  const key = resolve(state, player);
  return state.players.get(key)?.name ?? key.replace(/^[@#]/, "");
}
