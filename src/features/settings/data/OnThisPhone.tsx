import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { Problem, timeText } from "#parts";
import { type Health, type Snapshot, type StoreProblem, storageUsed, usePreferences, useStores } from "#store";
import styles from "../settings.module.css";

interface Held {
  readonly health?: Health;
  readonly used?: number;
  readonly snapshot?: Snapshot | "none";
  readonly problem?: StoreProblem;
}

export function OnThisPhone() {
  const { t } = useTranslation("settings");
  const { t: keeping } = useTranslation("keeping");
  const { t: common } = useTranslation("common");
  const [{ backup }] = usePreferences();
  const { health, used, snapshot, problem } = useHeld();
  const time = (at: string | undefined) => (at === undefined ? keeping("health.none") : timeText(at));
  return (
    <section className={styles.group}>
      <h2>{t("data.here")}</h2>
      <Problem problem={problem} title={t("not-read")} />
      <dl className={`card ${styles.facts}`}>
        <dt>{t("data.events")}</dt>
        <dd>{health?.tournaments ?? common("loading")}</dd>
        <dt>{t("data.entries")}</dt>
        <dd>{health?.entries ?? common("loading")}</dd>
        {used !== undefined && (
          <>
            <dt>{t("data.used")}</dt>
            <dd>{t("data.size", { megabytes: (used / 1_000_000).toFixed(1) })}</dd>
          </>
        )}
        <dt>{keeping("health.backup")}</dt>
        <dd>{time(backup)}</dd>
        <dt>{keeping("health.exchange")}</dt>
        <dd>{health ? time(health.exchanged) : common("loading")}</dd>
        <dt>{keeping("health.snapshot")}</dt>
        <dd>{snapshot === "none" ? keeping("health.none") : snapshot ? timeText(snapshot.at) : common("loading")}</dd>
      </dl>
    </section>
  );
}

function useHeld(): Held {
  const { keeping } = useStores();
  const [held, setHeld] = useState<Held>({});
  useEffect(() => {
    let gone = false;
    const learn = (changes: Held) => {
      if (!gone) setHeld((now) => ({ ...now, ...changes }));
    };
    void keeping.health().then((result) => learn(result.ok ? { health: result.value } : { problem: result.error }));
    void keeping.snapshots.newest().then((snapshot) => learn({ snapshot: snapshot ?? "none" }));
    void storageUsed().then((used) => used !== undefined && learn({ used }));
    return () => {
      gone = true;
    };
  }, [keeping]);
  return held;
}
