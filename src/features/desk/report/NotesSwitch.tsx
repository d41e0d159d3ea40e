import { useId } from "react";
import { useTranslation } from "#i18n";
import styles from "./Report.module.css";

interface NotesSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Free text leaves this phone only on request. */
export function NotesSwitch({ on, onChange }: NotesSwitchProps) {
  const { t } = useTranslation("desk");
  const id = useId();
  return (
    <label className={`card ${styles.switch}`}>
      <input type="checkbox" checked={on} aria-describedby={id} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <span className={styles.strong}>{t("report.notes")}</span>
        <span id={id} className="muted">
          {t("report.notes-hint")}
        </span>
      </span>
    </label>
  );
}
