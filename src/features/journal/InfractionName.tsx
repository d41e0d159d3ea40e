import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide } from "#parts";
import { guides } from "#rules";

interface InfractionNameProps {
  readonly guide: string;
  readonly infraction: string;
  readonly form?: Form;
}

type Form = "short" | "full";

export function InfractionName({ guide, infraction, form = "short" }: InfractionNameProps) {
  const name = useInfractionName(guide);
  return name(infraction, form);
}

/** Infractions of a guide in the language shown; their codes where this app does not know the guide. */
export function useInfractionName(id: string): (infraction: string, form?: Form) => string {
  const { t } = useTranslation("journal");
  const guide = findGuide(id);
  // A hook cannot be skipped: any guide's texts do where this one is unknown.
  const texts = useGuideTexts((guide ?? guides[0])?.id ?? id);
  return (infraction, form = "short") => {
    const known = guide?.infractions.find((each) => each.id === infraction);
    const section = known && texts.sections[known.section];
    return (form === "short" ? section?.short : undefined) ?? section?.name ?? t("unknown-infraction", { guide: id, infraction });
  };
}
