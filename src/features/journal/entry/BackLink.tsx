import { Link, useLocation, useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";

/** Where one came from, filters and place in the list included; the log for whoever came by a link. */
export function BackLink() {
  const { t } = useTranslation("common");
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      to="/log"
      className={buttonClass("icon")}
      aria-label={t("action.back")}
      onClick={(click) => {
        if (key === "default") return;
        click.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" />
    </Link>
  );
}
