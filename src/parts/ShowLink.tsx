import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Guide, PenaltyId, Ruling } from "#rules";
import { buttonClass } from "#ui/Button.tsx";

interface ShowLinkProps {
  readonly guide: Guide;
  readonly ruling: Ruling;
  /** Undefined: the head judge decides. */
  readonly issued: readonly PenaltyId[] | undefined;
  /** Whose language is remembered. */
  readonly player: string;
}

/** To the card for the player. Its address holds codes only, nothing about anybody else. */
export function ShowLink({ guide, ruling, issued, player }: ShowLinkProps) {
  const { t } = useTranslation("show");
  const query = new URLSearchParams({ player });
  if (issued) query.set("issued", issued.join(","));
  if (ruling.next?.kind === "issue") query.set("next", ruling.next.penalties.join(","));
  if (ruling.remedies.length > 0) query.set("remedies", ruling.remedies.map((each) => each.id).join(","));
  if (ruling.reasons.some((each) => each.kind === "base" && each.from === "house")) query.set("house", "1");
  return (
    <Link className={buttonClass("plain", true)} to={`/show/${guide.id}/${encodeURIComponent(ruling.infraction)}?${query}`}>
      {t("open")}
    </Link>
  );
}
