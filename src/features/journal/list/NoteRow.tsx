import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Note } from "#log";
import type { OpenEvent } from "#parts";
import { nameOf, StateTag, severalDays, timeOf } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./EntryRow.module.css";
import { Place } from "./Place.tsx";

export function NoteRow({ event: { state, settings }, note }: { readonly event: OpenEvent; readonly note: Note }) {
  const { t } = useTranslation("journal");
  return (
    <Link to={`/log/${encodeURIComponent(note.id)}`} className={styles.row}>
      <Place day={severalDays(settings, state) ? note.day : undefined} round={note.round} table={note.table} />
      <span className={styles.main}>
        <span className={styles.line}>
          <span className={styles.name}>{note.player === undefined ? t("note.nobody") : nameOf(state, note.player)}</span>
          <span className={styles.kind}>
            <Icon name="note" size={20} />
            {t("note.title")}
          </span>
        </span>
        <span className={`${styles.text} ${note.voided ? styles.out : ""}`}>{note.text}</span>
        <span className={styles.meta}>
          {note.voided && <StateTag state="voided" />}
          <span>{t("judge-at", { judge: note.by, time: timeOf(note.at) })}</span>
        </span>
      </span>
    </Link>
  );
}
