import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";

export function BackLink({ to }: { readonly to: string }) {
  const { t } = useTranslation("common");
  return (
    <Link to={to} className={buttonClass("quiet")} aria-label={t("action.back")}>
      <Icon name="back" />
    </Link>
  );
}
