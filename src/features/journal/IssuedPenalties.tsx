import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import { findGuide, Penalties } from "#parts";

/** What was given for an entry, after its own guide; codes where this app does not know the guide. */
export function IssuedPenalties({ entry, size = "line" }: { readonly entry: Entry; readonly size?: "line" | "large" }) {
  const { t } = useTranslation("journal");
  if (!entry.issued) return t("undecided");
  return <PenaltiesOf guide={entry.guide} edition={entry.edition} ids={entry.issued} size={size} />;
}

interface PenaltiesOfProps {
  readonly guide: string;
  readonly edition: string;
  readonly ids: readonly string[] | undefined;
  readonly size?: "line" | "large";
}

export function PenaltiesOf({ guide: id, edition, ids, size = "line" }: PenaltiesOfProps) {
  const guide = findGuide(id, edition) ?? findGuide(id);
  return guide ? <Penalties guide={guide} ids={ids} size={size} /> : (ids ?? []).join(" ");
}
