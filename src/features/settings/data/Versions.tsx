import { useTranslation } from "#i18n";
import { LOG_VERSION } from "#log";
import { usePwa } from "#pwa";
import { DATABASE_VERSION } from "#store";
import styles from "../settings.module.css";

/** What somebody who helps from afar asks first. */
export function Versions() {
  const { t } = useTranslation("settings");
  const { t: keeping } = useTranslation("keeping");
  const { version, build } = usePwa();
  return (
    <section className={styles.group}>
      <h2>{keeping("health.versions")}</h2>
      <dl className={`card ${styles.facts}`}>
        <dt>{keeping("health.app")}</dt>
        <dd>{t("about.version-build", { version, build })}</dd>
        <dt>{keeping("health.database")}</dt>
        <dd>{DATABASE_VERSION}</dd>
        <dt>{keeping("health.log")}</dt>
        <dd>{LOG_VERSION}</dd>
      </dl>
    </section>
  );
}
