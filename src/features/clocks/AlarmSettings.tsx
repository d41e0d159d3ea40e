import { useState } from "react";
import { useTranslation } from "#i18n";
import { usePreferences } from "#store";
import { Button } from "#ui/Button.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "./clocks.module.css";
import { notificationState } from "./ring.ts";

/** How a clock that is over makes itself known. */
export function AlarmSettings() {
  const { t } = useTranslation("floor");
  const [{ silent = false }, set] = usePreferences();
  const [allowed, setAllowed] = useState(notificationState);
  return (
    <section className="stack" aria-labelledby="alarm">
      <h2 id="alarm">{t("alarm.title")}</h2>
      <div className={styles.padded}>
        <Switch label={t("alarm.sound")} hint={t("alarm.sound-hint")} on={!silent} onChange={(on) => set({ silent: !on })} />
      </div>
      {allowed === "default" && <Button onClick={() => void Notification.requestPermission().then(setAllowed)}>{t("alarm.allow")}</Button>}
      <p className="muted" role="status">
        {t(`alarm.notification.${allowed}`)}
      </p>
    </section>
  );
}
