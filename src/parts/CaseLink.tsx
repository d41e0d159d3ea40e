import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import { buttonClass } from "#ui/Button.tsx";
import { findGuide } from "./guides.ts";

/** To the report that a disqualification asks for; nothing for any other ruling. */
export function CaseLink({ entry, wide = false }: { readonly entry: Entry; readonly wide?: boolean }) {
  const { t } = useTranslation("investigation");
  const ladder = findGuide(entry.guide, entry.edition)?.ladder ?? [];
  if (!ladder.some((each) => each.kind === "exclusion" && entry.issued?.includes(each.id))) return null;
  return (
    <Link className={buttonClass("plain", wide)} to={`/investigations/new?entry=${encodeURIComponent(entry.id)}`}>
      {t("report.from-ruling")}
    </Link>
  );
}
