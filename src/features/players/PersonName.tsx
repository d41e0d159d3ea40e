import { useTranslation } from "#i18n";
import type { Someone } from "./people.ts";
import styles from "./players.module.css";

/** Name, number and what sets somebody apart, each in words. */
export function PersonName({ person }: { readonly person: Someone }) {
  const { t } = useTranslation("common");
  return (
    <span className={styles.person}>
      <strong className={styles.name} lang={person.language}>
        {person.name}
      </strong>
      {person.refs.map((ref) => (
        <span key={ref} className={styles.aside}>
          {ref}
        </span>
      ))}
      {person.role !== "player" && <span className={styles.aside}>{t(`role.${person.role}`)}</span>}
      {person.dropped && <span className={styles.tag}>{t("dropped")}</span>}
    </span>
  );
}
