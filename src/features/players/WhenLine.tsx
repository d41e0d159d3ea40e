import { useTranslation } from "#i18n";
import type { Entry, Note } from "#log";
import type { OpenEvent } from "#parts";
import styles from "./players.module.css";

interface WhenLineProps {
  readonly event: OpenEvent;
  readonly item: Pick<Entry | Note, "day" | "table" | "by" | "at">;
}

/** Day (where there are several), table, judge and the writer's local time. */
export function WhenLine({ event: { settings, state }, item }: WhenLineProps) {
  const { t } = useTranslation("players");
  const { t: common } = useTranslation("common");
  const severalDays = settings.from !== settings.to || state.day > 1;
  return (
    <span className={styles.meta}>
      {severalDays && <span>{common("day", { day: item.day })}</span>}
      {item.table && <span>{common("table", { table: item.table })}</span>}
      <span>{t("entry.by", { judge: item.by, time: item.at.slice(11, 16) })}</span>
    </span>
  );
}
