import { useGuideTexts, useTranslation } from "#i18n";
import { answerText, GuideText, questionsOf, usePenaltyNames, useQuestionTexts } from "#parts";
import type { Guide, QuizItem } from "#rules";
import styles from "./practice.module.css";

interface SituationProps {
  readonly guide: Guide;
  readonly item: QuizItem;
}

/** What a judge finds at the table: what happened, what else is true, and what is on record. */
export function Situation({ guide, item }: SituationProps) {
  const { t } = useTranslation("practice");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(guide.id);
  const names = usePenaltyNames(guide);
  const textsOf = useQuestionTexts(guide);
  const section = texts.sections[item.ruling.section];
  const told = (item.typical === undefined ? section?.definition[0] : section?.typical?.[item.typical]) ?? "";
  const facts = questionsOf(guide, item.infraction).flatMap((question) => {
    const value = item.incident.facts[question.id];
    const asked = textsOf(item.infraction, question);
    return value === undefined || !asked ? [] : [t("fact", { ask: asked.ask, answer: answerText(question, asked, value) })];
  });
  return (
    <section className="card stack" aria-label={t("situation")}>
      <p className={styles.told}>
        <GuideText guide={guide.id} texts={texts} text={told} />
      </p>
      {facts.map((fact) => (
        <p key={fact} className={styles.fact}>
          {fact}
        </p>
      ))}
      <p className="muted">{t("level", { level: texts.levels[item.incident.level]?.name ?? item.incident.level })}</p>
      <div>
        <h2 className={styles.small}>{t("record")}</h2>
        {item.record.length === 0 && <p>{t("no-record")}</p>}
        <ul className={styles.plain}>
          {item.record.map(({ id, round, issued }) => (
            <li key={id}>{t("earlier", { round: common("round", { round }), penalty: names(issued) })}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
