import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide, usePenaltyNames } from "#parts";
import type { Guide, Hint } from "#rules";

/** What a sibling guide says where this one is lost: for the head judge to weigh, never a value. */
export function HintLine({ hint }: { readonly hint: Hint }) {
  const guide = findGuide(hint.guide);
  return guide ? <Sentence guide={guide} hint={hint} /> : null;
}

function Sentence({ guide, hint }: { readonly guide: Guide; readonly hint: Hint }) {
  const { t } = useTranslation("wizard");
  const texts = useGuideTexts(guide.id);
  const names = usePenaltyNames(guide);
  const section = guide.infractions.find((each) => each.id === hint.infraction)?.section ?? hint.infraction;
  return <p className="muted">{t(`ruling.hint-${hint.trust}`, { guide: texts.name, section, penalty: names(hint.penalties) })}</p>;
}
