import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import type { OpenEvent } from "#parts";
import { severalDays } from "#parts";

interface PlaceProps {
  readonly event: OpenEvent;
  readonly entry: Pick<Entry, "day" | "round" | "table">;
}

/** Round and table, and the day where there are several. */
export function Place({ event, entry: { table, ...place } }: PlaceProps) {
  const { t } = useTranslation("common");
  const round = usePlaceName(event)(place);
  return (
    <>
      <span>{round}</span>
      {table && <span>{t("table", { table })}</span>}
    </>
  );
}

export function usePlaceName({ settings, state }: OpenEvent): (place: Pick<Entry, "day" | "round">) => string {
  const { t } = useTranslation("common");
  return ({ day, round }) => (severalDays(settings, state) ? t("day-round", { day, round }) : t("round", { round }));
}
