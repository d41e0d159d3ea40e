import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { type Snapshot, usePreferences, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import styles from "./keeping.module.css";
import { SealedCopy } from "./SealedCopy.tsx";
import { timeText } from "./time-text.ts";

type Found =
  | { readonly kind: "sealed"; readonly snapshot: Snapshot }
  | { readonly kind: "open"; readonly snapshot: Snapshot; readonly text: string; readonly fresh: number };

/** The phone's own copy holds what its database lacks: one tap puts it back. */
export function RestoreOffer({ onRestored }: { readonly onRestored?: () => void }) {
  const { t } = useTranslation("keeping");
  const { log, keeping } = useStores();
  const [preferences, set] = usePreferences();
  const { found, look, forget } = useFound();
  const [problem, setProblem] = useState<"restore.failed">();
  const [restored, setRestored] = useState(0);

  async function restore(text: string, fresh: number) {
    const result = await log.importLog(text);
    setProblem(result.ok ? undefined : "restore.failed");
    if (!result.ok) return;
    await keeping.dropDamaged();
    const tournament = preferences.tournament ?? result.value.tournaments.at(-1);
    if (tournament !== undefined) set({ tournament });
    log.openTournament(tournament);
    setRestored(fresh);
    forget();
    onRestored?.();
  }

  return (
    <>
      {found?.kind === "open" && (
        <section className={`card ${styles.offer}`} aria-labelledby="restore">
          <h2 id="restore">{t("restore.title")}</h2>
          <p>{t("restore.body", { time: timeText(found.snapshot.at), fresh: found.fresh })}</p>
          <Button look="primary" wide onClick={() => void restore(found.text, found.fresh)}>
            {t("restore.do")}
          </Button>
        </section>
      )}
      {found?.kind === "sealed" && <SealedCopy snapshot={found.snapshot} onKey={(key) => void look(key)} />}
      <p role="alert" className="live">
        {problem && t(problem)}
      </p>
      <p role="status" className="live">
        {restored > 0 && t("restore.done", { fresh: restored })}
      </p>
    </>
  );
}

function useFound() {
  const { log, keeping } = useStores();
  const [found, setFound] = useState<Found>();
  const look = useCallback(
    async (key?: Uint8Array<ArrayBuffer>) => {
      const snapshot = await keeping.snapshots.missing();
      const text = snapshot && (await keeping.snapshots.read(snapshot, key));
      if (!text) return setFound(undefined);
      if (!text.ok) return setFound(text.error === "sealed" ? { kind: "sealed", snapshot } : undefined);
      const plan = await log.planImport(text.value);
      const fresh = plan.ok ? plan.value.fresh : 0;
      setFound(fresh > 0 ? { kind: "open", snapshot, text: text.value, fresh } : undefined);
    },
    [log, keeping],
  );
  useEffect(() => void look(), [look]);
  return { found, look, forget: () => setFound(undefined) };
}
