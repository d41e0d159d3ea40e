import { type Language, useGuideTexts, useTranslationIn } from "#i18n";
import type { Guide, GuideTexts, PenaltyId, SectionTexts } from "#rules";

/** A guide in one of the languages that are shown side by side, with the words to speak of it. */
export interface Side {
  /** Absent: the language of the page. */
  readonly language: Language | undefined;
  readonly guide: Guide;
  readonly texts: GuideTexts;
  readonly t: ReturnType<typeof useTranslationIn<"browse">>;
  readonly common: ReturnType<typeof useTranslationIn<"common">>;
}

/** The page's language, and behind it the one to compare with. */
export type Sides = readonly [Side, ...Side[]];

export function useSides(guide: Guide, second: Language | undefined): Sides {
  const first = useSide(guide, undefined);
  const other = useSide(guide, second);
  return second === undefined ? [first] : [first, other];
}

export function sectionOf(side: Side, section: string): SectionTexts | undefined {
  return side.texts.sections[section];
}

export function penaltyNames({ texts, common }: Side, ids: readonly PenaltyId[]): string {
  if (ids.length === 0) return common("penalty.none");
  return ids.map((id) => texts.penalties[id]?.name ?? id).reduce((first, second) => common("penalty.plus", { first, second }));
}

function useSide(guide: Guide, language: Language | undefined): Side {
  const texts = useGuideTexts(guide.id, language);
  const t = useTranslationIn("browse", language);
  const common = useTranslationIn("common", language);
  return { language, guide, texts, t, common };
}
