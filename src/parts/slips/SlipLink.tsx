import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { buttonClass } from "#ui/Button.tsx";

/** To the slip of one ruling, for the scorekeeper or for the player. */
export function SlipLink({ entry, wide = false }: { readonly entry: string; readonly wide?: boolean }) {
  const { t } = useTranslation("slip");
  return (
    <Link className={buttonClass("plain", wide)} to={`/slip/${encodeURIComponent(entry)}`}>
      {t("open")}
    </Link>
  );
}
