import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { useStores } from "#store";
import styles from "./keeping.module.css";

/** On every screen while nothing is stored, or while some of what is cannot be read. */
export function StorageBanner() {
  const { t } = useTranslation("keeping");
  const { keeping } = useStores();
  const damaged = useSyncExternalStore(keeping.damage.subscribe, keeping.damage.rows, keeping.damage.rows).length;
  const kind = keeping.unkept ?? (damaged > 0 ? "damaged" : undefined);
  if (!kind) return null;
  return (
    <aside className={styles.banner} aria-label={t(`trouble.${kind}-title`)}>
      <strong>{t(`trouble.${kind}-title`)}</strong>
      <span>{t(`trouble.${kind}`)}</span>
      <Link to="/data" className={styles.link}>
        {t(kind === "damaged" ? "trouble.mend" : "trouble.export")}
      </Link>
    </aside>
  );
}
