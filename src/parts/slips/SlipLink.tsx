import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { buttonClass } from "#ui/Button.tsx";

/** To the slip of one ruling, or of one time extension. */
export function SlipLink({ of, wide = false }: { readonly of: string; readonly wide?: boolean }) {
  const { t } = useTranslation("slip");
  return (
    <Link className={buttonClass("plain", wide)} to={`/slip/${encodeURIComponent(of)}`}>
      {t("open")}
    </Link>
  );
}
