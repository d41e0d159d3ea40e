import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide } from "#parts";
import { guides } from "#rules";

/** An entry under another guide than the event's now: it stands, and counts for nothing here. */
export function OtherGuide({ guide: id }: { readonly guide: string }) {
  const { t } = useTranslation("players");
  const guide = findGuide(id);
  const texts = useGuideTexts((guide ?? guides[0])?.id ?? id);
  return <span className="muted">{t("entry.other-guide", { guide: guide ? texts.short : id })}</span>;
}
