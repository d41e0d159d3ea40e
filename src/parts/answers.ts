import { type Language, useGuideTexts } from "#i18n";
import type { Facts, FactValue, Guide, Predicate, Question, QuestionTexts } from "#rules";

/** The texts of a question, wherever the guide asks it. */
export function useQuestionTexts(guide: Guide, language?: Language): (infraction: string, question: Question) => QuestionTexts | undefined {
  const texts = useGuideTexts(guide.id, language);
  const sections = new Map(guide.infractions.map((each) => [each.id, each.section]));
  return (infraction, question) =>
    texts.sections[sections.get(infraction) ?? ""]?.questions?.[question.id] ??
    texts.decisions[question.id] ??
    (guide.moment?.id === question.id ? texts.moment : undefined);
}

/** An answer in words. */
export function answerText(question: Question, texts: QuestionTexts, value: FactValue): string {
  if (typeof value === "boolean") return texts.answers[value ? "yes" : "no"] ?? "";
  if (typeof value === "string") return texts.answers[value] ?? value;
  const mark = question.marks?.find((each) => each.value === value);
  return (mark && texts.answers[mark.text]) ?? String(value);
}

export function questionsOf(guide: Guide, infraction: string): readonly Question[] {
  return [
    ...(guide.infractions.find((each) => each.id === infraction)?.questions ?? []),
    ...(guide.decisions ?? []),
    ...(guide.moment ? [guide.moment] : []),
  ];
}

/** The answered facts that a condition looks at. */
export function factsIn(condition: Predicate, facts: Facts): readonly string[] {
  if ("fact" in condition) return condition.fact in facts ? [condition.fact] : [];
  if ("all" in condition) return condition.all.flatMap((each) => factsIn(each, facts));
  if ("any" in condition) return condition.any.flatMap((each) => factsIn(each, facts));
  return "not" in condition ? factsIn(condition.not, facts) : [];
}
