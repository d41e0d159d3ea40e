import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { buttonClass } from "#ui/Button.tsx";

/** Without an event there is nothing to exchange: join one, or make one. */
export function JoinOrCreate() {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  return (
    <div className="stack">
      <h2>{common("no-event.title")}</h2>
      <p>{t("no-event")}</p>
      <Link to="/exchange/scan" className={buttonClass("primary", true)}>
        {t("scan.title")}
      </Link>
      <Link to="/events" className={buttonClass("plain", true)}>
        {common("no-event.open")}
      </Link>
    </div>
  );
}
