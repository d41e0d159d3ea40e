import { answerText, questionsOf } from "#parts";
import { type FactValue, type Guide, holds, type Predicate, type Question, type QuestionTexts } from "#rules";
import type { Side } from "./side.ts";

/** A condition in words: what must be so, each part by itself. */
export function conditionsOf(side: Side, infraction: string, condition: Predicate): readonly string[] {
  const { t } = side;
  if ("all" in condition) return condition.all.flatMap((each) => conditionsOf(side, infraction, each));
  if ("any" in condition) return [anyOf(side, infraction, condition.any)];
  if ("not" in condition) return [t("condition.not", { condition: joined(side, conditionsOf(side, infraction, condition.not)) })];
  if ("level" in condition) return [t("condition.levels", { levels: levelNames(side, condition.level) })];
  return [answered(side, infraction, condition.fact, [condition])];
}

/** The answers that the guide offers under which a condition on one fact holds; undefined for any other condition. */
export function answersTo(guide: Guide, infraction: string, condition: Predicate): readonly FactValue[] | undefined {
  if (!("fact" in condition)) return undefined;
  const question = questionsOf(guide, infraction).find((each) => each.id === condition.fact);
  return question && valuesOf(question).filter((value) => holds(condition, { facts: { [condition.fact]: value }, level: "" }));
}

/** The questions that a condition looks at. */
export function questionsIn(condition: Predicate): readonly string[] {
  if ("all" in condition) return condition.all.flatMap(questionsIn);
  if ("any" in condition) return condition.any.flatMap(questionsIn);
  if ("not" in condition) return questionsIn(condition.not);
  return "level" in condition ? [] : [condition.fact];
}

export function levelNames({ texts, t, guide }: Side, levels: readonly string[]): string {
  const names = levels.map((id) => texts.levels[id]?.name ?? id);
  const [first = "", ...rest] = names;
  const ids = guide.levels.map((each) => each.id);
  if (guide.levels.length > 1 && levels.length === guide.levels.length) return t("levels.all");
  const isRun = levels.every((id, index) => index === 0 || ids.indexOf(id) === ids.indexOf(levels[index - 1] ?? "") + 1);
  if (rest.length > 0 && isRun) return t("levels.range", { first, last: rest.at(-1) });
  return joined({ t }, names);
}

export function questionTexts({ texts, guide }: Pick<Side, "texts" | "guide">, section: string, id: string): QuestionTexts | undefined {
  return texts.sections[section]?.questions?.[id] ?? texts.decisions[id] ?? (guide.moment?.id === id ? texts.moment : undefined);
}

function joined({ t }: Pick<Side, "t">, parts: readonly string[]): string {
  return parts.length === 0 ? "" : parts.reduce((first, second) => t("condition.list", { first, second }));
}

function anyOf(side: Side, infraction: string, conditions: readonly Predicate[]): string {
  const facts = conditions.map((each) => ("fact" in each ? each.fact : undefined));
  const [fact] = facts;
  if (fact !== undefined && facts.every((each) => each === fact)) return answered(side, infraction, fact, conditions);
  return or(
    side,
    conditions.map((each) => joined(side, conditionsOf(side, infraction, each))),
  );
}

function or({ t }: Pick<Side, "t">, parts: readonly string[]): string {
  return parts.length === 0 ? "" : parts.reduce((first, second) => t("condition.or", { first, second }));
}

/** The question with every answer under which one of the conditions holds. */
function answered(side: Side, infraction: string, fact: string, conditions: readonly Predicate[]): string {
  const question = questionsOf(side.guide, infraction).find((each) => each.id === fact);
  const texts = questionTexts(side, sectionOfInfraction(side.guide, infraction), fact);
  if (!question || !texts) return fact;
  const holding = new Set(conditions.flatMap((each) => answersTo(side.guide, infraction, each) ?? []));
  const answers = [...holding].map((value) => answerText(question, texts, value));
  return side.common("reason.answer", { ask: texts.ask, answer: or(side, answers.length > 0 ? answers : conditions.flatMap(measure)) });
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

/** For a number between the answers that the guide offers. */
function measure(condition: Predicate): readonly string[] {
  if ("atLeast" in condition) return [`≥ ${condition.atLeast}`];
  if ("atMost" in condition) return [`≤ ${condition.atMost}`];
  if ("moreThan" in condition) return [`> ${condition.moreThan}`];
  if ("lessThan" in condition) return [`< ${condition.lessThan}`];
  return "is" in condition ? [String(condition.is)] : [];
}

function sectionOfInfraction(guide: Guide, infraction: string): string {
  return guide.infractions.find((each) => each.id === infraction)?.section ?? infraction;
}
