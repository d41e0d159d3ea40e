import { use } from "react";
import { languageOfTexts, loadGuideTexts, useShownLanguage } from "#i18n";
import { type Body, formatGuideFile } from "#log";
import { isBuiltIn, useGuides } from "#parts";
import type { Guide, GuideTexts } from "#rules";
import { useGuideFiles } from "#store";

export interface GuideInWords {
  readonly guide: Guide;
  readonly texts: GuideTexts;
  /** Set where the texts are in another language than the page. */
  readonly lang: string | undefined;
}

/** Every guide that this phone knows, in the language shown; suspends until all texts are there. */
export function useGuidesInWords(): readonly GuideInWords[] {
  const shown = useShownLanguage();
  const loading = useGuides().map((guide) => ({ guide, lang: languageOfTexts(guide.id, shown), texts: loadGuideTexts(guide.id, shown) }));
  return loading.map(({ texts, ...each }) => ({ ...each, texts: use(texts) }));
}

/** A guide that is not built in is written into the event, so that every phone of the event has it. */
export function useGuideToBring(): (guide: Guide) => readonly Body[] {
  const files = useGuideFiles();
  return (guide) => {
    if (isBuiltIn(guide)) return [];
    const file = files.find((each) => each.guide.id === guide.id && each.guide.edition === guide.edition);
    return file ? [{ kind: "guide-added", file: formatGuideFile(file) }] : [];
  };
}
