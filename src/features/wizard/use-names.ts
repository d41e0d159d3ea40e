import { useTranslation } from "#i18n";
import { type LogState, type Player, resolve } from "#log";

/** The names of one or two persons, as they were typed. */
export function useNames(state: LogState): (players: readonly string[]) => string {
  const { t } = useTranslation("wizard");
  return (players) => {
    if (players.length === 0) return t("draft.nobody");
    return players.map((each) => nameOf(state, each)).reduce((first, second) => t("subject.and", { first, second }));
  };
}

function playerOf(state: LogState, key: string): Player | undefined {
  return state.players.get(resolve(state, key)) ?? state.players.get(key);
}

export function nameOf(state: LogState, key: string): string {
  return playerOf(state, key)?.name ?? key.slice(1);
}
