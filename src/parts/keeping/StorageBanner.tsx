import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { useStores } from "#store";
import styles from "./keeping.module.css";

/** On every screen while the browser lets nothing be stored. */
export function StorageBanner() {
  const { t } = useTranslation("keeping");
  const { keeping } = useStores();
  if (keeping.isKept) return null;
  return (
    <aside className={styles.banner} aria-label={t("not-kept.title")}>
      <strong>{t("not-kept.title")}</strong>
      <span>{t("not-kept.body")}</span>
      <Link to="/data" className={styles.link}>
        {t("not-kept.export")}
      </Link>
    </aside>
  );
}
