import { useState } from "react";
import { useSearchParams } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { BackLink, findGuide, isBuiltIn, useGuides, useProblemText } from "#parts";
import { quizOf } from "#rules";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { GuideSelect } from "./GuideSelect.tsx";
import { typicalsIn } from "./practice-event.ts";
import { QuizQuestion } from "./QuizQuestion.tsx";
import { QuizResult } from "./QuizResult.tsx";
import { type Quiz, useQuiz } from "./use-quiz.ts";

const COUNTS = ["5", "10", "20"] as const;

/** Situations from a guide, scored. The same guide, length and number give the same quiz on every phone. */
export function QuizScreen() {
  const { t } = useTranslation("practice");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const { quiz, keep, problem } = useQuiz();
  if (quiz === undefined) {
    return (
      <Screen title={t("quiz.title")} back={<BackLink to="/practice" />}>
        <p className="muted">{common("loading")}</p>
      </Screen>
    );
  }
  if (quiz === null || !findGuide(quiz.guide)) return <Begin onBegin={keep} />;
  return (
    <>
      <Running quiz={quiz} keep={keep} />
      <p role="alert" className="live">
        {problem && sayProblem(problem)}
      </p>
    </>
  );
}

function Begin({ onBegin }: { readonly onBegin: (quiz: Quiz) => void }) {
  const { t } = useTranslation("practice");
  const [query] = useSearchParams();
  const { log } = useStores();
  const guides = useGuides().filter(isBuiltIn);
  const [guide, setGuide] = useState(() => guides.find((each) => each.id === query.get("guide"))?.id ?? guides[0]?.id ?? "");
  const [count, setCount] = useState<(typeof COUNTS)[number]>("10");
  const [seed, setSeed] = useState(() => log.newId().slice(0, 6).toUpperCase());
  return (
    <Screen
      title={t("quiz.title")}
      back={<BackLink to="/practice" />}
      foot={
        <section aria-label={t("title")}>
          <Button
            look="primary"
            wide
            onClick={() => onBegin({ v: 1, guide, seed: seed.trim().toUpperCase(), count: Number(count), answers: [] })}
          >
            {t("quiz.begin")}
          </Button>
        </section>
      }
    >
      <p>{t("quiz.about")}</p>
      <GuideSelect value={guide} onChange={setGuide} />
      <Choice
        legend={t("quiz.count")}
        options={COUNTS.map((value) => ({ value, label: value }))}
        value={count}
        onChange={(value) => value && setCount(value)}
      />
      <TextField
        label={t("quiz.seed")}
        hint={t("quiz.seed-hint")}
        maxLength={20}
        autoCapitalize="characters"
        value={seed}
        onChange={({ target }) => setSeed(target.value)}
      />
    </Screen>
  );
}

function Running({ quiz, keep }: { readonly quiz: Quiz; readonly keep: (quiz: Quiz | null) => void }) {
  const guide = findGuide(quiz.guide);
  const texts = useGuideTexts(quiz.guide);
  const [at, setAt] = useState(quiz.answers.length);
  if (!guide) throw new Error(`unknown guide ${quiz.guide}`);
  const items = quizOf(guide, { seed: quiz.seed, count: quiz.count, typicalOf: typicalsIn(texts) });
  const item = items[at];
  if (!item) return <QuizResult guide={guide} quiz={quiz} items={items} onAgain={() => keep(null)} />;
  return (
    <QuizQuestion
      key={at}
      guide={guide}
      item={item}
      place={{ number: at + 1, count: items.length }}
      given={quiz.answers[at]}
      onAnswer={(answer) => keep({ ...quiz, answers: [...quiz.answers, answer] })}
      onNext={() => setAt(at + 1)}
      onStop={() => keep(null)}
    />
  );
}
