import { useState } from "react";
import { useTranslation } from "#i18n";
import { BackLink, useInfractionName, usePenaltyNames } from "#parts";
import type { Guide, QuizItem } from "#rules";
import { Button } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { Explanation } from "./Explanation.tsx";
import { pointsOf } from "./points.ts";
import styles from "./practice.module.css";
import { Situation } from "./Situation.tsx";
import type { QuizAnswer } from "./use-quiz.ts";

interface QuizQuestionProps {
  readonly guide: Guide;
  readonly item: QuizItem;
  readonly place: { readonly number: number; readonly count: number };
  readonly given: QuizAnswer | undefined;
  readonly onAnswer: (answer: QuizAnswer) => void;
  readonly onNext: () => void;
  readonly onStop: () => void;
}

/** A point for the infraction, a point for the penalty; the answer only after both are chosen. */
export function QuizQuestion({ guide, item, place, given, onAnswer, onNext, onStop }: QuizQuestionProps) {
  const { t } = useTranslation("practice");
  const infractionName = useInfractionName(guide.id);
  const penaltyName = usePenaltyNames(guide);
  const [infraction, setInfraction] = useState<string>();
  const [penalty, setPenalty] = useState<string>();
  return (
    <Screen
      title={t("quiz.number", place)}
      back={<BackLink to="/practice" />}
      foot={
        <section aria-label={t("title")}>
          {given ? (
            <Button look="primary" wide onClick={onNext}>
              {t(place.number === place.count ? "quiz.result" : "quiz.next")}
            </Button>
          ) : (
            <Button
              look="primary"
              wide
              disabled={infraction === undefined || penalty === undefined}
              onClick={() => infraction !== undefined && penalty !== undefined && onAnswer({ infraction, penalty })}
            >
              {t("quiz.check")}
            </Button>
          )}
        </section>
      }
    >
      <Situation guide={guide} item={item} />
      {!given && (
        <>
          <Choice
            legend={t("quiz.which-infraction")}
            options={item.infractions.map((value) => ({ value, label: infractionName(value) }))}
            value={infraction}
            onChange={setInfraction}
          />
          <Choice
            legend={t("quiz.which-penalty")}
            options={item.penalties.map((ids) => ({ value: ids.join(), label: penaltyName(ids) }))}
            value={penalty}
            onChange={setPenalty}
          />
        </>
      )}
      <div role="status" className="stack">
        {given && (
          <ul className={styles.plain} data-points={pointsOf(item, given)}>
            <Line
              isRight={given.infraction === item.infraction}
              label={t("quiz.which-infraction")}
              answer={infractionName(given.infraction)}
            />
            <Line
              isRight={given.penalty === item.issue.join()}
              label={t("quiz.which-penalty")}
              answer={penaltyName(given.penalty === "" ? [] : given.penalty.split(","))}
            />
          </ul>
        )}
      </div>
      {given && <Explanation guide={guide} item={item} />}
      <Button look="quiet" onClick={onStop}>
        {t("quiz.stop")}
      </Button>
    </Screen>
  );
}

function Line({ isRight, label, answer }: { readonly isRight: boolean; readonly label: string; readonly answer: string }) {
  const { t } = useTranslation("practice");
  return (
    <li className={styles.line}>
      <Icon name={isRight ? "check" : "close"} size={20} />
      <span>
        <span className="muted">{label}</span> {answer} <strong>{t(isRight ? "quiz.right" : "quiz.wrong")}</strong>
      </span>
    </li>
  );
}
