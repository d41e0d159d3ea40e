import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { InfractionName, Penalties, useReasonSentence } from "#parts";
import type { Guide, QuizItem } from "#rules";
import styles from "./practice.module.css";

/** The answer, and why: the same sentences as in a real ruling. */
export function Explanation({ guide, item }: { readonly guide: Guide; readonly item: QuizItem }) {
  const { t } = useTranslation("practice");
  const { infraction, level, facts } = item.incident;
  const sentence = useReasonSentence({ guide, infraction, level, facts });
  return (
    <section className="card stack" aria-label={t("answer")} data-answer>
      <h2 className={styles.small}>{t("answer")}</h2>
      <p className={styles.strong}>
        <InfractionName guide={guide.id} infraction={infraction} form="full" />
      </p>
      <Penalties guide={guide} ids={item.issue} size="large" />
      <ul className={styles.reasons}>
        {item.ruling.reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>{sentence(reason)}</li>
        ))}
      </ul>
      <Link className={styles.link} to={`/guide/${guide.id}/${item.ruling.section}`}>
        {t("read")}
      </Link>
    </section>
  );
}
