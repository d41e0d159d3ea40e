import { type Language, useTranslationIn } from "#i18n";
import { type Facts, type Guide, holds, type Reason } from "#rules";
import { answerText, factsIn, questionsOf, useQuestionTexts } from "./answers.ts";
import { usePenaltyNamesIn } from "./penalty.tsx";
import { useSectionLabel } from "./section-label.ts";

interface Asked {
  readonly guide: Guide;
  readonly infraction: string;
  readonly level: string;
  readonly facts: Facts;
  /** Absent: the language shown. */
  readonly language?: Language | undefined;
}

/** Each reason of a ruling as a sentence that names its section. */
export function useReasonSentence(asked: Asked): (reason: Reason) => string {
  const t = useTranslationIn("common", asked.language);
  const names = usePenaltyNamesIn(asked.guide, asked.language);
  const answers = useAnswers(asked);
  const label = useSectionLabel(asked.guide, asked.language);
  return (reason) => {
    const section = label(reason.section);
    switch (reason.kind) {
      case "base":
        return t("reason.base", { section, penalty: names(reason.penalties), from: t(`from.${reason.from}`, { edition: reason.edition }) });
      case "no-value":
        return t("reason.no-value", { section, why: t(`why.${reason.why}`) });
      case "modifier": {
        const from = t(`from.${reason.from}`, { edition: reason.edition });
        if (reason.penalties.length === 0) return t("reason.modifier-none", { section, modifier: answers(reason.id), from });
        return t("reason.modifier", { section, modifier: answers(reason.id), penalty: names(reason.penalties), from });
      }
      case "repeat":
        return t("reason.repeat", { section, count: reason.counted.length, penalty: names(reason.penalties) });
      case "repeat-within-base":
        return t("reason.repeat-within-base", { section, count: reason.counted.length });
    }
  };
}

/** What was answered that made a modifier hold, in words. */
function useAnswers({ guide, infraction, level, facts, language }: Asked): (modifier: string) => string {
  const t = useTranslationIn("common", language);
  const textsOf = useQuestionTexts(guide, language);
  const questions = questionsOf(guide, infraction);
  const modifiers = guide.infractions.find((each) => each.id === infraction)?.modifiers ?? [];
  return (id) => {
    const modifier = modifiers.find((each) => each.id === id && holds(each.when, { facts, level }));
    const sentences = [...new Set(modifier ? factsIn(modifier.when, facts) : [])].flatMap((fact) => {
      const question = questions.find((each) => each.id === fact);
      const texts = question && textsOf(infraction, question);
      const value = facts[fact];
      return question && texts && value !== undefined
        ? t("reason.answer", { ask: texts.ask, answer: answerText(question, texts, value) })
        : [];
    });
    return sentences.join(" ");
  };
}
