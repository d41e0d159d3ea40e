import { useTranslation } from "#i18n";
import type { LogState } from "#log";
import { nameOf } from "#parts";

/** The names of one or two persons, as they were typed. */
export function useNames(state: LogState): (players: readonly string[]) => string {
  const { t } = useTranslation("wizard");
  return (players) => {
    if (players.length === 0) return t("draft.nobody");
    return players.map((each) => nameOf(state, each)).reduce((first, second) => t("subject.and", { first, second }));
  };
}
