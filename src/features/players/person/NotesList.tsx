import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { StateTag } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";
import lines from "../EntryLine.module.css";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import { notesOf } from "../record.ts";
import { WhenLine } from "../WhenLine.tsx";

interface NotesListProps {
  readonly event: OpenEvent;
  readonly person: Someone;
}

/** What was noted about a person and is no penalty. */
export function NotesList({ event, person }: NotesListProps) {
  const { t } = useTranslation("players");
  const { t: common } = useTranslation("common");
  const notes = notesOf(event.state, person.key);
  if (notes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="notes">
      <h2 id="notes" className={styles.heading}>
        {t("notes.title")}
      </h2>
      <ol className={rows.rows}>
        {notes.map((note) => (
          <li key={note.id}>
            <Link to={`/log/${encodeURIComponent(note.id)}`} className={lines.line}>
              <span className={lines.round}>{common("round-short", { round: note.round })}</span>
              <span className={lines.main}>
                <span className={note.voided ? lines.out : lines.typed}>{note.text}</span>
                <span className={lines.meta}>
                  {note.voided && <StateTag state="voided" />}
                  <WhenLine event={event} item={note} />
                </span>
              </span>
              <Icon name="next" size={20} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
