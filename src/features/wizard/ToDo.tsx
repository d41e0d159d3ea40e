import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type OpenEvent, useFlags } from "#parts";
import { useLog } from "#store";
import { Icon } from "#ui/Icon.tsx";
import styles from "./list.module.css";

/** What waits for somebody: open entries first, then the head judge's, then rulings that would be others today. */
export function ToDo({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("wizard");
  const view = useLog();
  const flags = useFlags(view);
  const { entries } = event.state;
  const counts = { open: entries.count("open"), pending: entries.count("pending"), flagged: flags.size };
  const lines = (["open", "pending", "flagged"] as const).filter((each) => counts[each] > 0);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className={styles.heading}>
        {t("home.todo")}
      </h2>
      <ul className={styles.list}>
        {lines.map((each) => (
          <li key={each}>
            <Link className={styles.row} to={`/log?state=${each}`}>
              <Icon name="flag" size={20} />
              <span className="grow">{t(`home.todo-${each}`, { count: counts[each] })}</span>
              <Icon name="next" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
