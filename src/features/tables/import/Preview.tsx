import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import type { PairedRound } from "#roster";
import styles from "../tables.module.css";
import type { PairingPlan } from "./plan.ts";

interface PreviewProps {
  readonly event: OpenEvent;
  readonly plan: PairingPlan;
  readonly paired: readonly PairedRound[];
}

const SHOWN = 4;

/** How the list was understood, and who is new by it. */
export function Preview({ event, plan, paired }: PreviewProps) {
  const { t } = useTranslation("floor");
  // Several rounds have the same tables.
  const tables = paired.flatMap(({ round, tables: each }) => each.map((table) => ({ ...table, key: `${round} ${table.table}` })));
  // Nobody can be new to an event without people.
  const isFirst = event.state.players.size === 0;
  return (
    <section className="stack" aria-labelledby="read">
      <h2 id="read">{t("import.read", { count: plan.tables })}</h2>
      <ul className={styles.list}>
        {tables.slice(0, SHOWN).map(({ key, table, people }) => (
          <li key={key} className={styles.seen}>
            <strong className={styles.number}>{table}</strong>
            <span className={styles.names}>
              {people.map(({ name }) => (
                <span key={name}>{name}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {plan.fresh.length > 0 && (
        <p>
          {t("import.fresh", { count: plan.fresh.length })}
          {!isFirst && ` ${plan.fresh.slice(0, SHOWN).join(" · ")}`}
        </p>
      )}
      {plan.unclear.length > 0 && <p className={styles.notice}>{t("import.unclear", { names: plan.unclear.join(" · ") })}</p>}
    </section>
  );
}
