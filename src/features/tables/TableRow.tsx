import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { TableNow } from "#log";
import { nameOf, type OpenEvent } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./tables.module.css";
import { type Round, roundQuery } from "./use-round.ts";

interface TableRowProps {
  readonly event: OpenEvent;
  readonly when: Round;
  readonly table: TableNow;
}

/** A table, both its players, and what is to be known of it; one tap opens it. */
export function TableRow({ event, when, table: { table, players, mark, minutes, isChecked } }: TableRowProps) {
  const { t } = useTranslation("floor");
  return (
    <Link className={styles.row} to={`/tables/${encodeURIComponent(table)}${roundQuery(event, when)}`}>
      <strong className={styles.number}>{table}</strong>
      <span className={styles.names}>
        {players.map((each) => (
          <span key={each}>{nameOf(event.state, each)}</span>
        ))}
        {players.length === 0 && <span className="muted">{t("table.nobody")}</span>}
      </span>
      <span className={styles.marks}>
        {minutes > 0 && <span className={styles.tag}>{t("extension.plus", { count: minutes })}</span>}
        {isChecked && <span className={styles.tag}>{t("table.checked")}</span>}
        {mark && <span className={styles.tag}>{t(`mark.${mark}`)}</span>}
      </span>
      <Icon name="next" size={20} />
    </Link>
  );
}
