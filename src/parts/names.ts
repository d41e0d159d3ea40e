import { wordFor } from "#i18n";
import { isNobody, type LogState, resolve } from "#log";

/** A person's current name; a key that nobody has named yet reads as it was typed, an erased person as one. */
export function nameOf(state: LogState, player: string): string {
  const key = resolve(state, player);
  if (isNobody(key)) return wordFor("erased-person");
  return state.players.get(key)?.name ?? key.replace(/^[@#]/, "");
}
