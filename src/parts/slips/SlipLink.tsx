import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { buttonClass } from "#ui/Button.tsx";

interface SlipLinkProps {
  readonly of: string;
  /** A ruling's slip is not called like that of a time extension: not every language has one word for both. */
  readonly about?: "ruling" | "extension";
  readonly wide?: boolean;
}

/** To the slip of one ruling, or of one time extension. */
export function SlipLink({ of, about = "ruling", wide = false }: SlipLinkProps) {
  const { t } = useTranslation("slip");
  return (
    <Link className={buttonClass("plain", wide)} to={`/slip/${encodeURIComponent(of)}`}>
      {t(about === "ruling" ? "open" : "open-extension")}
    </Link>
  );
}
