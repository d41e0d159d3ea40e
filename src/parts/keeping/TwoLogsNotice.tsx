import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { usePreferences } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import styles from "./keeping.module.css";

/** On iOS a tab and the home-screen app have a store each, and a judge who knew of one only believes the log lost. */
export function TwoLogsNotice({ hasEvent }: { readonly hasEvent: boolean }) {
  const { t } = useTranslation("keeping");
  const [{ toldOfTwoLogs }, set] = usePreferences();
  if (!isIos() || toldOfTwoLogs || (isOnHomeScreen() && hasEvent)) return null;
  const place = isOnHomeScreen() ? "icon" : "tab";
  return (
    <section className={`card ${styles.offer}`} aria-labelledby="two-logs">
      <h2 id="two-logs">{t(`two-logs.${place}-title`)}</h2>
      <p>{t(`two-logs.${place}`)}</p>
      <div className="row">
        <Link to="/data" className={buttonClass()}>
          {t("two-logs.file")}
        </Link>
        <Link to="/exchange" className={buttonClass()}>
          {t("two-logs.code")}
        </Link>
        <Button look="quiet" onClick={() => set({ toldOfTwoLogs: true })}>
          {t("two-logs.known")}
        </Button>
      </div>
    </section>
  );
}

/** An iPad calls itself a Mac; no Mac has a touch screen. Nothing of the kind exists while the page is built. */
function isIos(): boolean {
  if (typeof document === "undefined") return false;
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

function isOnHomeScreen(): boolean {
  return ("standalone" in navigator && navigator.standalone === true) || matchMedia("(display-mode: standalone)").matches;
}
