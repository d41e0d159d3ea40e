import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { type Snapshot, usePreferences, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import styles from "./keeping.module.css";

interface Found {
  readonly snapshot: Snapshot;
  readonly fresh: number;
}

/** The phone's own copy holds what its database lacks: one tap puts it back. */
export function RestoreOffer({ onRestored }: { readonly onRestored?: () => void }) {
  const { t } = useTranslation("keeping");
  const { log } = useStores();
  const [preferences, set] = usePreferences();
  const [found, forget] = useFound();
  const [problem, setProblem] = useState<"restore.failed">();
  const [restored, setRestored] = useState(0);

  async function restore({ snapshot, fresh }: Found) {
    const result = await log.importLog(snapshot.text);
    setProblem(result.ok ? undefined : "restore.failed");
    if (!result.ok) return;
    const tournament = preferences.tournament ?? result.value.tournaments.at(-1);
    if (tournament !== undefined) set({ tournament });
    log.openTournament(tournament);
    setRestored(fresh);
    forget();
    onRestored?.();
  }

  return (
    <>
      {found && (
        <section className={`card ${styles.offer}`} aria-labelledby="restore">
          <h2 id="restore">{t("restore.title")}</h2>
          <p>{t("restore.body", { time: timeText(found.snapshot.at), fresh: found.fresh })}</p>
          <Button look="primary" wide onClick={() => void restore(found)}>
            {t("restore.do")}
          </Button>
        </section>
      )}
      <p role="alert" className={styles.live}>
        {problem && t(problem)}
      </p>
      <p role="status" className={styles.live}>
        {restored > 0 && t("restore.done", { fresh: restored })}
      </p>
    </>
  );
}

function useFound(): readonly [Found | undefined, () => void] {
  const { log, keeping } = useStores();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let gone = false;
    void keeping.snapshots.newest().then(async (snapshot) => {
      const plan = snapshot && (await log.planImport(snapshot.text));
      if (!gone && snapshot && plan?.ok && plan.value.fresh > 0) setFound({ snapshot, fresh: plan.value.fresh });
    });
    return () => {
      gone = true;
    };
  }, [log, keeping]);
  return [found, () => setFound(undefined)];
}

/** 2026-12-05 14:07 */
export function timeText(at: string): string {
  return at.slice(0, 16).replace("T", " ");
}
