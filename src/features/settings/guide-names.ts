import { use } from "react";
import { loadGuideTexts, useShownLanguage } from "#i18n";
import { type Guide, type GuideTexts, guides } from "#rules";

/** Every guide of this app with its texts in the language shown; suspends until they are there. */
export function useGuides(): readonly { readonly guide: Guide; readonly texts: GuideTexts }[] {
  const shown = useShownLanguage();
  return guides.map((guide) => ({ guide, texts: use(loadGuideTexts(guide.id, shown)) }));
}
