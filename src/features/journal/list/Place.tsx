import { useTranslation } from "#i18n";
import styles from "./EntryRow.module.css";

interface PlaceProps {
  /** Only where the event has several. */
  readonly day: number | undefined;
  readonly round: number;
  readonly table: string | undefined;
}

export function Place({ day, round, table }: PlaceProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  return (
    <span className={styles.place}>
      <span className={styles.round}>{common("round-short", { round })}</span>
      {day !== undefined && <span>{t("day-short", { day })}</span>}
      {table !== undefined && table !== "" && <span>{t("table-short", { table })}</span>}
    </span>
  );
}
