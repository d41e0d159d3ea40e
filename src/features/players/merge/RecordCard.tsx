import { useId } from "react";
import { useTranslation } from "#i18n";
import { entriesOf } from "#log";
import type { OpenEvent } from "#parts";
import rows from "#ui/rows.module.css";
import { EntryLine } from "../EntryLine.tsx";
import { PersonName } from "../PersonName.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";

interface RecordCardProps {
  readonly event: OpenEvent;
  readonly person: Someone;
}

/** One of the two: who, under which spellings, and everything on record. */
export function RecordCard({ event, person }: RecordCardProps) {
  const { t } = useTranslation("players");
  const id = useId();
  const entries = entriesOf(event.state, person.key);
  const others = person.spellings.slice(1);
  return (
    <section aria-labelledby={id} className={rows.rows}>
      <h2 id={id} className={styles.cardHead}>
        <PersonName person={person} />
      </h2>
      {others.map((each) => (
        <p key={each} className={styles.cardLine}>
          {each}
        </p>
      ))}
      {entries.length === 0 ? (
        <p className={styles.cardLine}>{t("merge.nothing")}</p>
      ) : (
        <ol className={styles.lines}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryLine event={event} entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
