import { isNumbered } from "#find";
import { type Language, useGuideTexts, useTranslationIn } from "#i18n";
import type { Guide, Section } from "#rules";

/** What a section is called in a sentence: its number where the document prints one, else its name. */
export function useSectionLabel(guide: Guide, language?: Language): (section: Section) => string {
  const t = useTranslationIn("common", language);
  const texts = useGuideTexts(guide.id, language);
  return (section) => (isNumbered(section) ? t("section", { section }) : (texts.sections[section]?.name ?? section));
}
