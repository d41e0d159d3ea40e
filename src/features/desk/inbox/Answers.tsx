import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import { answerText, questionsOf, useQuestionTexts } from "#parts";
import type { Guide } from "#rules";
import styles from "./CasePage.module.css";

/** The guide's questions as the judge answered them. */
export function Answers({ guide, entry }: { readonly guide: Guide; readonly entry: Entry }) {
  const { t } = useTranslation("desk");
  const textsOf = useQuestionTexts(guide);
  const { infraction } = entry;
  if (infraction === undefined) return null;
  const answers = questionsOf(guide, infraction).flatMap((question) => {
    const value = entry.facts[question.id];
    const texts = textsOf(infraction, question);
    return value === undefined || !texts ? [] : [{ id: question.id, ask: texts.ask, answer: answerText(question, texts, value) }];
  });
  if (answers.length === 0) return null;
  return (
    <div>
      <h4 className={styles.small}>{t("inbox.found")}</h4>
      <dl className={styles.answers}>
        {answers.map(({ id, ask, answer }) => (
          <div key={id}>
            <dt>{ask}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
