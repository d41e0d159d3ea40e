import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { useLog, usePreferences, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import type { OpenEvent } from "../event.ts";
import { isBackupDue, safePointOf } from "./backup-due.ts";
import styles from "./keeping.module.css";

/** A quiet row after a round: what was written lies on this phone alone. */
export function BackupReminder({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("keeping");
  const { keeping } = useStores();
  const { version } = useLog();
  const [{ safe }, set] = usePreferences();
  const [exchanged, setExchanged] = useState<{ readonly at?: string | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an exchange changes the log, and so its version
  useEffect(() => {
    let gone = false;
    void keeping.lastExchange(event.id).then((at) => gone || setExchanged({ at }));
    return () => {
      gone = true;
    };
  }, [keeping, event.id, version]);
  if (!exchanged || !isBackupDue(event.state, { safe, exchanged: exchanged.at, now: Date.now() })) return null;
  return (
    <section className={styles.reminder} aria-label={t("reminder.title")}>
      <p>{t("reminder.body")}</p>
      <div className="row">
        <Link to="/data" className={buttonClass()}>
          {t("reminder.export")}
        </Link>
        <Link to="/exchange" className={buttonClass()}>
          {t("reminder.exchange")}
        </Link>
        <Button look="quiet" onClick={() => set({ safe: safePointOf(event.state) })}>
          {t("reminder.later")}
        </Button>
      </div>
    </section>
  );
}
