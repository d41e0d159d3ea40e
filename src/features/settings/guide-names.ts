import { use } from "react";
import { loadGuideTexts, useShownLanguage } from "#i18n";
import { type Guide, type GuideTexts, guides } from "#rules";

/** Every guide of this app with its texts in the language shown; suspends until they are there. */
export function useGuides(): readonly { readonly guide: Guide; readonly texts: GuideTexts }[] {
  const shown = useShownLanguage();
  const loading = guides.map((guide) => ({ guide, texts: loadGuideTexts(guide.id, shown) }));
  return loading.map(({ guide, texts }) => ({ guide, texts: use(texts) }));
}
