import { useTranslation } from "#i18n";
import type { RosterPerson } from "#roster";
import rows from "#ui/rows.module.css";
import styles from "../players.module.css";

const SHOWN = 5;

/** The first people as they would be kept. */
export function Preview({ people }: { readonly people: readonly RosterPerson[] }) {
  const { t } = useTranslation("players");
  if (people.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="preview">
      <h2 id="preview" className={styles.heading}>
        {t("import.preview")}
      </h2>
      <ol className={rows.rows}>
        {people.slice(0, SHOWN).map(({ line, name, ref }) => (
          <li key={line} className={rows.row}>
            <span className={styles.person}>
              <strong className={styles.name}>{name}</strong>
              {ref !== undefined && <span className={styles.aside}>{ref}</span>}
            </span>
          </li>
        ))}
      </ol>
      {people.length > SHOWN && <p className="muted">{t("import.more", { count: people.length - SHOWN })}</p>}
    </section>
  );
}
