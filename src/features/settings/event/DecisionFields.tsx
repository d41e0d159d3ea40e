import { useTranslation } from "#i18n";
import { answerText } from "#parts";
import type { Facts, FactValue, Guide, GuideTexts, LevelId, Question } from "#rules";
import { Choice } from "#ui/Choice.tsx";
import { decided, decisionsAt } from "./event-draft.ts";

interface DecisionFieldsProps {
  readonly guide: Guide;
  readonly texts: GuideTexts;
  readonly level: LevelId;
  readonly given: Facts;
  readonly onChange: (given: Facts) => void;
}

/** The guide's questions that have to be answered before an event, as far as they arise at its level. */
export function DecisionFields({ guide, texts, level, given, onChange }: DecisionFieldsProps) {
  const { t } = useTranslation("settings");
  const asked = decisionsAt(guide, level);
  if (asked.length === 0) return undefined;
  const facts = decided(guide, level, given);
  return (
    <section className="stack">
      <h2>{t("form.decisions")}</h2>
      {asked.map((question) => {
        const words = texts.decisions[question.id];
        if (!words) return undefined;
        const values = valuesOf(question);
        return (
          <Choice
            key={question.id}
            legend={words.ask}
            options={values.map((value) => ({ value: String(value), label: answerText(question, words, value) }))}
            value={facts[question.id] === undefined ? undefined : String(facts[question.id])}
            onChange={(chosen) => {
              const value = values.find((each) => String(each) === chosen);
              if (value !== undefined) onChange({ ...given, [question.id]: value });
            }}
          />
        );
      })}
    </section>
  );
}

function valuesOf(question: Question): readonly FactValue[] {
  switch (question.answer) {
    case "boolean":
      return [true, false];
    case "choice":
      return question.options ?? [];
    case "number":
      return (question.marks ?? []).map((each) => each.value);
  }
}
