import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { codeKindOf, createReceiver } from "#exchange";
import { useTranslation } from "#i18n";
import { BackLink, useFlags } from "#parts";
import { appVersion } from "#pwa";
import { type Scanned, Scanner } from "#scan";
import { type BatchReport, useLog, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import { type Before, beforeOf } from "./changes.ts";
import styles from "./exchange.module.css";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

interface Progress {
  readonly received: number;
  readonly needed: number;
  readonly transfer: number;
  readonly app: string;
}

const OTHER_CODES = { join: "join-code", coverage: "coverage-instead", hub: "hub-code" } as const;
const STALLED_AFTER_MS = 8_000;

/** Reads codes until one transfer is whole, then takes it in. What came is kept until it is stored. */
export function Receiving({ onDone }: { readonly onDone: (report: BatchReport, before: Before) => void }) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const view = useLog();
  const { state } = view;
  // Looked at while the judge still chooses or aims, so that nothing has to be when it is taken.
  useFlags(view);
  const [receiver] = useState(() => createReceiver());
  const [progress, setProgress] = useState<Progress>();
  const [whole, setWhole] = useState<Uint8Array>();
  const [problem, setProblem] = useState<ExchangeTrouble>();
  const [steps, setSteps] = useState(0);
  const taking = useRef(false);
  const stalled = useStalled(steps, STALLED_AFTER_MS) && !whole;
  useWakeLock(true);

  function seen({ bytes, text }: Scanned) {
    if (whole || taking.current) return;
    const kind = codeKindOf(text);
    if (kind) return setProblem({ kind: OTHER_CODES[kind] });
    const got = receiver.receive(bytes);
    if (got.kind === "ignored") {
      if (got.why === "too-new") setProblem({ kind: "newer-app" });
      return;
    }
    if (got.kind === "spoilt") {
      setProgress(undefined);
      return setProblem({ kind: "spoilt" });
    }
    if (got.kind === "done") {
      setWhole(got.bytes);
      void take(got.bytes);
      return;
    }
    setProblem(undefined);
    setProgress(got);
    setSteps((each) => each + 1);
  }

  async function take(bytes: Uint8Array) {
    if (taking.current) return;
    taking.current = true;
    const before = beforeOf(state);
    const result = await log.exchange.importBatch(bytes, "live");
    taking.current = false;
    if (result.ok) onDone(result.value, before);
    else setProblem(result.error);
  }

  function again() {
    setWhole(undefined);
    setProgress(undefined);
    setProblem(undefined);
    setSteps((each) => each + 1);
  }

  return (
    <Screen title={t("receive.title")} back={<BackLink to="/exchange" />}>
      {!whole && (
        <>
          <p>{t("receive.aim")}</p>
          <Scanner onCode={seen} label={t("receive.camera")} />
        </>
      )}
      <div className={styles.progress} data-received={progress?.received ?? 0} data-needed={progress?.needed ?? 0}>
        <p className={styles.count} aria-live="polite">
          {whole && !problem && t("receive.storing")}
          {!whole && (progress ? t("receive.progress", { received: progress.received, needed: progress.needed }) : t("receive.waiting"))}
        </p>
        {!whole && <progress max={progress?.needed ?? 1} value={progress?.received ?? 0} aria-label={t("receive.bar")} />}
        {progress && progress.app !== appVersion && <p className="muted">{t("receive.app", { app: progress.app, own: appVersion })}</p>}
      </div>
      <Trouble problem={problem} title={whole ? undefined : t("scan.not-taken")} />
      {whole && problem && (
        <div className={styles.pair}>
          <Button onClick={again}>{t("receive.again")}</Button>
          <Button look="primary" onClick={() => void take(whole)}>
            {common("action.retry")}
          </Button>
        </div>
      )}
      <div className="live" aria-live="polite">
        {stalled && (
          <div className={styles.notice} data-stalled>
            <strong>{progress ? t("stall.title") : t("stall.nothing")}</strong>
            <p>{t("stall.help")}</p>
          </div>
        )}
      </div>
      <Link to="/exchange/file" className={buttonClass("quiet", true)}>
        {t("stall.file")}
      </Link>
    </Screen>
  );
}

/** Whether `steps` has stood still for so long. */
function useStalled(steps: number, milliseconds: number): boolean {
  const [stalledAt, setStalledAt] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setStalledAt(steps), milliseconds);
    return () => clearTimeout(timer);
  }, [steps, milliseconds]);
  return stalledAt === steps;
}
