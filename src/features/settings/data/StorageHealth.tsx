import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { askForPersistence, type Persistence, persistenceState } from "#store";
import { Button } from "#ui/Button.tsx";
import styles from "../settings.module.css";

/** Whether the browser has promised to keep the data, and the way to ask it. */
export function StorageHealth() {
  const { t } = useTranslation("settings");
  const [state, setState] = useState<Persistence>();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void persistenceState().then(setState);
  }, []);

  async function ask() {
    const answer = await askForPersistence();
    setState(answer);
    setRefused(answer === "evictable");
  }

  return (
    <section className={styles.group}>
      <h2>{t("storage.title")}</h2>
      <div className="stack live" aria-live="polite">
        {state && <p>{t(`storage.${state}`)}</p>}
        {refused && <p className={styles.notice}>{t("storage.refused")}</p>}
      </div>
      {state === "evictable" && <Button onClick={() => void ask()}>{t("storage.ask")}</Button>}
    </section>
  );
}
