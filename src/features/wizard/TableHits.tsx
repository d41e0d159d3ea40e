import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { comparable, tablesOf } from "#log";
import { nameOf, type OpenEvent } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./list.module.css";

/** A number that is a table of this round: both its players, one tap away. */
export function TableHits({ event, typed }: { readonly event: OpenEvent; readonly typed: string }) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const wanted = comparable(typed);
  const found = wanted === "" ? [] : tablesOf(event.state, event.state).filter(({ table }) => comparable(table) === wanted);
  if (found.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t("tables.title")}>
      {found.map(({ table, players }) => (
        <li key={table}>
          <Link className={styles.row} to={`/tables/${encodeURIComponent(table)}`}>
            <Icon name="table" size={20} />
            <span className="grow">
              <span className={styles.name}>{common("table", { table })}</span>
              <span className="muted"> {players.map((each) => nameOf(event.state, each)).join(" · ")}</span>
            </span>
            <Icon name="next" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
