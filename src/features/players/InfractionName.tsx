import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide } from "#parts";
import { guides } from "#rules";

interface InfractionNameProps {
  readonly guide: string;
  /** Undefined: not chosen yet. */
  readonly infraction: string | undefined;
}

/** In the language shown; the code where this app does not know the guide or the infraction. */
export function InfractionName({ guide: id, infraction }: InfractionNameProps) {
  const { t } = useTranslation("players");
  const guide = findGuide(id);
  // A hook cannot be skipped: any guide's texts do where this one is unknown.
  const texts = useGuideTexts((guide ?? guides[0])?.id ?? id);
  if (infraction === undefined) return t("entry.no-infraction");
  const section = guide?.infractions.find((each) => each.id === infraction)?.section;
  const known = section === undefined ? undefined : texts.sections[section];
  return known?.short ?? known?.name ?? t("entry.unknown", { guide: id, infraction });
}
