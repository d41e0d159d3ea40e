import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { useLog } from "#store";
import styles from "./PracticeBanner.module.css";

/** In sight on every screen while a practice event is open; it leads to its cases. */
export function PracticeBanner() {
  const { t } = useTranslation("practice");
  const { state } = useLog();
  if (!state?.settings?.practice) return null;
  return (
    <aside className={styles.banner} aria-label={t("banner")} data-practice>
      <Link to="/practice" className={styles.link}>
        {t("banner")}
      </Link>
    </aside>
  );
}

/** Beside the name of an event in lists. */
export function PracticeMark() {
  const { t } = useTranslation("practice");
  return <span className={styles.mark}>{t("mark")}</span>;
}
