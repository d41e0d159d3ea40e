import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { createReceiver, parseExchangeFile } from "#exchange";
import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { type Scanned, Scanner } from "#scan";
import { useLog, usePreferences, useStores } from "#store";
import { FileButton } from "#ui/FileButton.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import styles from "../investigation.module.css";
import { type CaseTrouble, Trouble } from "./Trouble.tsx";

/** Takes a case from another judge's phone: it is the head judge's from then on. */
export function TakeCaseScreen() {
  const { t } = useTranslation("investigation");
  const { investigations, log } = useStores();
  const { tournament } = useLog();
  const [, setPreferences] = usePreferences();
  const navigate = useNavigate();
  const [receiver] = useState(() => createReceiver());
  const [progress, setProgress] = useState<{ readonly received: number; readonly needed: number }>();
  const [problem, setProblem] = useState<CaseTrouble>();
  const busy = useRef(false);
  useWakeLock(true);

  async function take(bytes: Uint8Array) {
    if (busy.current) return;
    busy.current = true;
    const result = await investigations.receive(bytes);
    busy.current = false;
    if (!result.ok) return setProblem(result.error);
    if (result.value.tournament !== tournament) {
      log.openTournament(result.value.tournament);
      setPreferences({ tournament: result.value.tournament });
    }
    await navigate(`/investigations/${result.value.id}`, { replace: true });
  }

  function seen({ bytes }: Scanned) {
    if (busy.current) return;
    const got = receiver.receive(bytes);
    if (got.kind === "done") void take(got.bytes);
    else if (got.kind === "progress") setProgress(got);
    else if (got.kind === "spoilt") setProgress(undefined);
    else if (got.why === "too-new") setProblem({ kind: "newer-app" });
  }

  async function read(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    const content = await file.arrayBuffer().catch(() => undefined);
    if (!content) return setProblem({ kind: "unreadable" });
    const parsed = parseExchangeFile(new Uint8Array(content));
    if (parsed.ok) await take(parsed.value);
    else setProblem(parsed.error);
  }

  return (
    <Screen
      title={t("take.title")}
      back={<BackLink to="/investigations" />}
      foot={
        <section className="stack" aria-label={t("title")}>
          <Trouble problem={problem} />
          {/* Without `accept`: iOS greys out files whose ending it does not know. */}
          <FileButton label={t("take.file")} onFiles={([file]) => void read(file)} />
        </section>
      }
    >
      <p>{t("take.about")}</p>
      <Scanner onCode={seen} label={t("take.camera")} />
      <div className={styles.progress} data-received={progress?.received ?? 0}>
        <p aria-live="polite" className="live">
          {progress && t("take.progress", { received: progress.received, needed: progress.needed })}
        </p>
        {progress && <progress max={progress.needed} value={progress.received} aria-label={t("take.bar")} />}
      </div>
    </Screen>
  );
}
