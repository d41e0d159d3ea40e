export { answerText, questionsOf, useQuestionTexts } from "./answers.ts";

export { allFlags, earlierOf, eventFacts, type OpenEvent, useOpenEvent } from "./event.ts";
export { GuideText } from "./GuideText.tsx";
export { findGuide, isBuiltIn, knownGuides, useGuides } from "./guides.ts";
export { heaviestTone, Penalties, toneOf, usePenaltyNames, usePenaltyNamesIn } from "./penalty.tsx";
export { useReasonSentence } from "./reasons.tsx";
export { ShowLink } from "./ShowLink.tsx";
export { useSectionLabel } from "./section-label.ts";
export { useListFormat } from "./use-list-format.ts";
