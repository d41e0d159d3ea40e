import { useTranslation } from "#i18n";
import { BackLink, useInfractionName, usePenaltyNames } from "#parts";
import type { Guide, QuizItem } from "#rules";
import { Button } from "#ui/Button.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { MOST_POINTS, pointsOf } from "./points.ts";
import styles from "./practice.module.css";
import type { Quiz } from "./use-quiz.ts";

interface QuizResultProps {
  readonly guide: Guide;
  readonly quiz: Quiz;
  readonly items: readonly QuizItem[];
  readonly onAgain: () => void;
}

export function QuizResult({ guide, quiz, items, onAgain }: QuizResultProps) {
  const { t } = useTranslation("practice");
  const infractionName = useInfractionName(guide.id);
  const penaltyName = usePenaltyNames(guide);
  const points = items.map((item, index) => pointsOf(item, quiz.answers[index]));
  const sum = points.reduce((total, each) => total + each, 0);
  return (
    <Screen
      title={t("quiz.result")}
      back={<BackLink to="/practice" />}
      foot={
        <section aria-label={t("title")}>
          <Button look="primary" wide onClick={onAgain}>
            {t("quiz.again")}
          </Button>
        </section>
      }
    >
      <p className={styles.points} data-points={sum}>
        {t("quiz.points", { points: sum, most: MOST_POINTS * items.length })}
      </p>
      <p>{t("quiz.same", { seed: quiz.seed, count: items.length })}</p>
      <ol className={rows.rows}>
        {items.map((item, index) => (
          <li key={item.infraction} className={rows.row}>
            <span className={rows.rowText}>
              <span className={styles.strong}>{infractionName(item.infraction)}</span>
              <span className="muted">{penaltyName(item.issue)}</span>
            </span>
            <span className={styles.strong}>{t("quiz.of", { points: points[index], most: MOST_POINTS })}</span>
          </li>
        ))}
      </ol>
    </Screen>
  );
}
