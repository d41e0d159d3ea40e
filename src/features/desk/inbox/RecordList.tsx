import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { entriesOf } from "#log";
import { type OpenEvent, StateTag, timeOf, useWords } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./CasePage.module.css";
import { Place } from "./Place.tsx";

interface RecordListProps {
  readonly event: OpenEvent;
  readonly player: string;
  readonly except: readonly string[];
  /** By which the record differs from what the judge knew. */
  readonly causes: readonly string[];
  readonly counted: readonly string[];
}

/** Everything else that this person has on record; what changes the ruling is marked. */
export function RecordList({ event, player, except, causes, counted }: RecordListProps) {
  const { t } = useTranslation("desk");
  const entries = entriesOf(event.state, player).filter(({ id }) => !except.includes(id));
  const words = useWords([...new Set(entries.map(({ guide }) => guide))].sort());
  return (
    <section className="stack" aria-labelledby="record">
      <h3 id="record">{t("inbox.record")}</h3>
      {entries.length === 0 && <p className="muted">{t("inbox.no-record")}</p>}
      <ul className={styles.record}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link to={`/log/${encodeURIComponent(entry.id)}`} className={styles.earlier}>
              <span className={styles.meta}>
                <Place event={event} entry={entry} />
                <span>{t("judge-at", { judge: entry.by, time: timeOf(entry.at) })}</span>
              </span>
              <span>
                <strong>{words.penalties(entry.guide, entry.issued)}</strong> {words.infraction(entry.guide, entry.infraction)}
              </span>
              {entry.state !== "standing" && <StateTag state={entry.state} />}
              {causes.includes(entry.id) && (
                <span className={styles.cause}>
                  <Icon name="flag" size={16} />
                  {counted.includes(entry.id) ? t("inbox.not-known") : t("inbox.no-more")}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
