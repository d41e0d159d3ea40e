import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { type StoreProblem, storageUsed, useStores } from "#store";
import { localNow } from "../clock.ts";
import { SaveProblem } from "../SaveProblem.tsx";
import styles from "../settings.module.css";
import { tournamentsIn } from "./bundle-summary.ts";

interface Held {
  readonly events?: number;
  readonly entries?: number;
  readonly used?: number;
  readonly problem?: StoreProblem;
}

export function OnThisPhone() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { events, entries, used, problem } = useHeld();
  return (
    <section className={styles.group}>
      <h2>{t("data.here")}</h2>
      <SaveProblem problem={problem} title={t("not-read")} />
      <dl className={`card ${styles.facts}`}>
        <dt>{t("data.events")}</dt>
        <dd>{events ?? common("loading")}</dd>
        <dt>{t("data.entries")}</dt>
        <dd>{entries ?? common("loading")}</dd>
        {used !== undefined && (
          <>
            <dt>{t("data.used")}</dt>
            <dd>{t("data.size", { megabytes: (used / 1_000_000).toFixed(1) })}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function useHeld(): Held {
  const { log } = useStores();
  const [held, setHeld] = useState<Held>({});
  useEffect(() => {
    let gone = false;
    const learn = (changes: Held) => {
      if (!gone) setHeld((now) => ({ ...now, ...changes }));
    };
    void log.exportLog(localNow()).then((result) => {
      if (!result.ok) return learn({ problem: result.error });
      const tournaments = tournamentsIn(result.value);
      learn({ events: tournaments.length, entries: tournaments.reduce((sum, each) => sum + each.entries, 0) });
    });
    void storageUsed().then((used) => used !== undefined && learn({ used }));
    return () => {
      gone = true;
    };
  }, [log]);
  return held;
}
