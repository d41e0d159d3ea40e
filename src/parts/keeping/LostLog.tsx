import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { useStores } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import styles from "./keeping.module.css";

/** An event was open on this phone, and its log is no longer there: browsers empty a database that is damaged, and say nothing. */
export function LostLog() {
  const { t } = useTranslation("keeping");
  const { keeping } = useStores();
  // Then it is there, and cannot be read: the banner says so.
  if (keeping.damage.rows().length > 0) return null;
  return (
    <section className={`card ${styles.offer}`} aria-labelledby="lost-log">
      <h2 id="lost-log">{t("lost.title")}</h2>
      <p>{t("lost.body")}</p>
      <div className="row">
        <Link to="/exchange" className={buttonClass()}>
          {t("lost.exchange")}
        </Link>
        <Link to="/data" className={buttonClass()}>
          {t("lost.import")}
        </Link>
      </div>
    </section>
  );
}
