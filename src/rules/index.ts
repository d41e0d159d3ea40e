export { assess, issuedBy } from "./assess.ts";
export { defineGuide } from "./define-guide.ts";
export { isMilder, severityOf } from "./draft.ts";
export { guideProblems } from "./guide-problems.ts";
export { checkTexts, type GuideTexts, type PenaltyTexts, type QuestionTexts, type SectionTexts, textsOf } from "./guide-texts.ts";
export { guides } from "./guides/index.ts";
export { lateFor, latenessOf } from "./lateness.ts";
export type {
  Cell,
  Facts,
  FactValue,
  GridTile,
  Guide,
  Hint,
  Infraction,
  InfractionId,
  Level,
  LevelId,
  Moment,
  NoAnswer,
  Party,
  Penalty,
  PenaltyId,
  PenaltyKind,
  Predicate,
  Provenance,
  Question,
  Remedy,
  Section,
  SectionEntry,
  TreeNode,
} from "./model.ts";
export { appliedBy } from "./outcome.ts";
export { holds } from "./predicate.ts";
export { type QuizItem, quizOf } from "./quiz.ts";
export type { Alert, AlsoIssued, Component, Incident, NextStep, Outcome, Prior, Proposal, Reason, Ruling } from "./ruling.ts";
export { seededNumbers } from "./seeded-numbers.ts";
export { selects } from "./selector.ts";
