import { useTranslation } from "#i18n";
import { type EntryFilter, type EntryState, NO_PENALTY, penaltyParts } from "#log";
import { type OpenEvent, useWords } from "#parts";
import type { Columns } from "./columns.ts";
import type { BoardLabels } from "./use-labels.ts";

/** A filter's value in words. */
export function useFilterName({ guide }: OpenEvent, columns: Columns, labels: BoardLabels): (filter: EntryFilter, value: string) => string {
  const { t } = useTranslation("common");
  const words = useWords([guide.id]);
  return (filter, value) => {
    switch (filter) {
      case "round":
        return t("round", { round: value });
      case "day":
        return t("day", { day: value });
      case "penalty": {
        if (value === NO_PENALTY) return t("penalty.none");
        const alone = columns.texts.penalty.findIndex((each) => penaltyParts(each).ids.join() === value);
        return labels.names.penalty[alone] ?? words.penalties(guide.id, [value]);
      }
      case "state":
        return t(`state.${value as EntryState}`);
      case "infraction":
      case "judge":
        return labels.names[filter][columns.texts[filter].indexOf(value)] ?? value;
    }
  };
}
