import { useTranslation } from "#i18n";
import { entriesOf, flagsOf } from "#log";
import type { OpenEvent } from "#parts";
import { knownGuides } from "#parts";
import rows from "#ui/rows.module.css";
import { EntryLine } from "../EntryLine.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";

interface RecordListProps {
  readonly event: OpenEvent;
  readonly person: Someone;
}

/** Everything that was ever recorded about a person, in the order of the event. */
export function RecordList({ event, person }: RecordListProps) {
  const { t } = useTranslation("players");
  const entries = entriesOf(event.state, person.key);
  const flags = new Map(flagsOf(event.state, person.key, knownGuides()).map((each) => [each.entry, each]));
  if (entries.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="record">
      <h2 id="record" className={styles.heading}>
        {t("record.title", { count: entries.length })}
      </h2>
      <ol className={rows.rows}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLine event={event} entry={entry} flag={flags.get(entry.id)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
