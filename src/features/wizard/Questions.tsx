import { useTranslation } from "#i18n";
import { type OpenEvent, questionsOf, useQuestionTexts } from "#parts";
import { type FactValue, holds, type Question, type QuestionTexts } from "#rules";
import { Choice } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { type RulingDraft, withFact } from "./draft.ts";
import styles from "./Questions.module.css";
import { factsOf } from "./ruling-of.ts";

interface QuestionsProps {
  readonly event: OpenEvent;
  readonly draft: RulingDraft;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
}

/** The guide's questions for this infraction. None must be answered: what is not said does not hold. */
export function Questions({ event, draft, change }: QuestionsProps) {
  const { t } = useTranslation("wizard");
  const textsOf = useQuestionTexts(event.guide);
  const { infraction } = draft;
  if (infraction === undefined) return null;
  const facts = factsOf(event, draft);
  const asked = questionsOf(event.guide, infraction)
    .filter((each, index, all) => all.findIndex((other) => other.id === each.id) === index)
    .filter((each) => each.scope !== "event" && (!each.when || holds(each.when, { facts, level: event.settings.level })));
  if (asked.length === 0) return null;
  return (
    <section className={styles.questions} aria-label={t("ruling.questions")}>
      {asked.map((question) => {
        const texts = textsOf(infraction, question);
        return (
          texts && (
            <Asked
              key={question.id}
              question={question}
              texts={texts}
              value={facts[question.id]}
              onAnswer={(value) => change((each) => withFact(each, question.id, value))}
            />
          )
        );
      })}
    </section>
  );
}

interface AskedProps {
  readonly question: Question;
  readonly texts: QuestionTexts;
  readonly value: FactValue | undefined;
  readonly onAnswer: (value: FactValue | undefined) => void;
}

function Asked({ question, texts, value, onAnswer }: AskedProps) {
  const { t } = useTranslation("wizard");
  switch (question.answer) {
    case "boolean":
      return (
        <Choice
          legend={texts.ask}
          clearable
          options={(["yes", "no"] as const).map((each) => ({ value: each, label: texts.answers[each] ?? each }))}
          value={value === undefined ? undefined : value === true ? "yes" : "no"}
          onChange={(chosen) => onAnswer(chosen === undefined ? undefined : chosen === "yes")}
        />
      );
    case "choice":
      return (
        <Choice
          legend={texts.ask}
          clearable
          options={(question.options ?? []).map((each) => ({ value: each, label: texts.answers[each] ?? each }))}
          value={typeof value === "string" ? value : undefined}
          onChange={onAnswer}
        />
      );
    case "number":
      return (
        <div className={styles.number}>
          <Choice
            legend={texts.ask}
            clearable
            options={(question.marks ?? []).map((each) => ({ value: String(each.value), label: texts.answers[each.text] ?? each.text }))}
            value={value === undefined ? undefined : String(value)}
            onChange={(chosen) => onAnswer(chosen === undefined ? undefined : Number(chosen))}
          />
          <TextField
            label={t("ruling.number")}
            type="number"
            inputMode="numeric"
            min={0}
            value={typeof value === "number" ? String(value) : ""}
            onChange={(typed) => onAnswer(typed.target.value === "" ? undefined : Math.max(0, Number(typed.target.value)))}
          />
        </div>
      );
  }
}
