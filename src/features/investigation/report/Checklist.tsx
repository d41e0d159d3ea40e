import { CHECKS, type Check } from "#exchange";
import { useTranslation } from "#i18n";
import rows from "#ui/rows.module.css";
import styles from "../investigation.module.css";

interface ChecklistProps {
  readonly done: readonly Check[];
  readonly onChange: (done: readonly Check[]) => void;
}

/** What has to be done before the players go home; in this order, but nothing is enforced. */
export function Checklist({ done, onChange }: ChecklistProps) {
  const { t } = useTranslation("investigation");
  return (
    <section className={styles.group} aria-labelledby="checks">
      <h2 id="checks">{t("check.title", { done: done.length, count: CHECKS.length })}</h2>
      <ul className={rows.rows}>
        {CHECKS.map((check) => (
          <li key={check}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={done.includes(check)}
                onChange={({ target }) => onChange(CHECKS.filter((each) => (each === check ? target.checked : done.includes(each))))}
              />
              <span>{t(`check.${check}`)}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
