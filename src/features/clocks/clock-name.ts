import { useTranslation } from "#i18n";
import type { Clock } from "#log";
import { nameOf, type OpenEvent } from "#parts";

/** What a clock is for: "Call, table 7". */
export function useClockName(event: OpenEvent): (clock: Clock) => string {
  const { t } = useTranslation("floor");
  return ({ form, round, table, player, seconds }) => {
    if (form === "round") return t("name.round", { round });
    const what =
      seconds === undefined ? t(`form.${form}`) : t("name.minutes", { form: t(`form.${form}`), count: Math.round(seconds / 60) });
    if (player !== undefined && table !== undefined) return t("name.both", { what, table, name: nameOf(event.state, player) });
    if (player !== undefined) return t("name.player", { what, name: nameOf(event.state, player) });
    return table === undefined ? what : t("name.table", { what, table });
  };
}
