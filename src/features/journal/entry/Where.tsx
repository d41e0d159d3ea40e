import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { severalDays } from "#parts";
import styles from "./entry.module.css";

interface WhereProps {
  readonly event: OpenEvent;
  readonly item: { readonly day: number; readonly round: number; readonly table?: string };
}

/** Stays in sight: round and table. */
export function Where({ event: { settings, state }, item: { day, round, table } }: WhereProps) {
  const { t } = useTranslation("common");
  return (
    <p className={styles.where}>
      <span>{severalDays(settings, state) ? t("day-round", { day, round }) : t("round", { round })}</span>
      {table !== undefined && table !== "" && <span>{t("table", { table })}</span>}
    </p>
  );
}
