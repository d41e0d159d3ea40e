import { isNumbered } from "#find";
import { useGuideTexts, useTranslation } from "#i18n";
import type { Guide, Section } from "#rules";

/** What a section is called in a sentence: its number where the document prints one, else its name. */
export function useSectionLabel(guide: Guide): (section: Section) => string {
  const { t } = useTranslation("common");
  const texts = useGuideTexts(guide.id);
  return (section) => (isNumbered(section) ? t("section", { section }) : (texts.sections[section]?.name ?? section));
}
