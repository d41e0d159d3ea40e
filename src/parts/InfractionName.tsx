import { useGuideTexts, useTranslation } from "#i18n";
import { guides } from "#rules";
import { findGuide } from "./guides.ts";

interface InfractionNameProps {
  readonly guide: string;
  /** Undefined: not chosen yet. */
  readonly infraction: string | undefined;
  readonly form?: Form;
}

type Form = "short" | "full";

export function InfractionName({ guide, infraction, form = "short" }: InfractionNameProps) {
  const { t } = useTranslation("common");
  const name = useInfractionName(guide);
  return infraction === undefined ? t("infraction.none") : name(infraction, form);
}

/** Infractions of a guide in the language shown; their codes where this app does not know the guide. */
export function useInfractionName(id: string): (infraction: string, form?: Form) => string {
  const { t } = useTranslation("common");
  const guide = findGuide(id);
  // A hook cannot be skipped: any guide's texts do where this one is unknown.
  const texts = useGuideTexts((guide ?? guides[0])?.id ?? id);
  return (infraction, form = "short") => {
    const known = guide?.infractions.find((each) => each.id === infraction);
    const section = known && texts.sections[known.section];
    return (form === "short" ? section?.short : undefined) ?? section?.name ?? t("infraction.unknown", { guide: id, infraction });
  };
}
