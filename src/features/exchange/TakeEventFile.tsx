import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { parseExchangeFile, readEnvelope } from "#exchange";
import { useTranslation } from "#i18n";
import { useFlags } from "#parts";
import { type BatchReport, useLog, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { FileButton } from "#ui/FileButton.tsx";
import { takeOpenedFile, useOpenedFile } from "#ui/opened-file.ts";
import { type Before, beforeOf } from "./changes.ts";
import styles from "./exchange.module.css";
import { Counts, ReportBody } from "./Report.tsx";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

/** An event's log is a few hundred kilobytes; what is bigger is another file. */
const MOST_BYTES = 50_000_000;

type Step =
  | { readonly kind: "idle" }
  | { readonly kind: "reading" }
  | { readonly kind: "refused"; readonly file: string; readonly problem: ExchangeTrouble }
  | {
      readonly kind: "planned";
      readonly file: string;
      readonly bytes: Uint8Array;
      readonly report: BatchReport;
      readonly problem?: ExchangeTrouble;
    }
  | { readonly kind: "taken"; readonly report: BatchReport; readonly before: Before };

/** First what a file would bring, then the taking: all of it or nothing. */
export function TakeEventFile({ onTaken }: { readonly onTaken: (taken: boolean) => void }) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const view = useLog();
  const { state } = view;
  // Looked at while the judge still chooses or aims, so that nothing has to be when it is taken.
  useFlags(view);
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const opened = useOpenedFile();
  const busy = useRef(false);

  async function plan(file: File | undefined) {
    if (!file) return;
    setStep({ kind: "reading" });
    const refuse = (problem: ExchangeTrouble) => setStep({ kind: "refused", file: file.name, problem });
    if (file.size > MOST_BYTES) return refuse({ kind: "file-too-big" });
    const content = await file.arrayBuffer().catch(() => undefined);
    if (!content) return refuse({ kind: "unreadable" });
    const parsed = parseExchangeFile(new Uint8Array(content));
    if (!parsed.ok) return refuse(looksLikeBackup(content) ? { kind: "backup" } : parsed.error);
    const envelope = readEnvelope(parsed.value);
    if (envelope.ok && envelope.value.content === "case") return refuse({ kind: "case" });
    const result = await log.exchange.planBatch(parsed.value, "stored");
    if (!result.ok) return refuse(result.error);
    setStep({ kind: "planned", file: file.name, bytes: parsed.value, report: result.value });
  }

  async function take() {
    if (step.kind !== "planned" || busy.current) return;
    busy.current = true;
    const before = beforeOf(state);
    const result = await log.exchange.importBatch(step.bytes, "stored");
    busy.current = false;
    if (!result.ok) return setStep({ ...step, problem: result.error });
    setStep({ kind: "taken", report: result.value, before });
    onTaken(true);
  }

  // The file that the phone opened Floorbook with.
  useEffect(() => {
    if (opened) void plan(takeOpenedFile());
  });

  function reset() {
    setStep({ kind: "idle" });
    onTaken(false);
  }

  if (step.kind === "taken") {
    return (
      <>
        <ReportBody report={step.report} before={step.before} />
        <div className={styles.pair}>
          <Button onClick={reset}>{t("file.another")}</Button>
          <Link to="/exchange" className={buttonClass("primary", true)}>
            {t("report.done")}
          </Link>
        </div>
      </>
    );
  }
  return (
    <section className={styles.group}>
      <h2>{t("file.take-title")}</h2>
      <p>{t("file.take-about")}</p>
      {/* Without `accept`: iOS greys out files whose ending it does not know. */}
      <FileButton label={t("file.choose")} onFiles={([file]) => void plan(file)} />
      <div className="live" aria-live="polite">
        {step.kind === "reading" && <p>{common("loading")}</p>}
        {step.kind === "planned" && (
          <div className="card stack" data-plan={step.report.fresh}>
            <h3 className={styles.heading}>{t("file.planned", { file: step.file })}</h3>
            <p>
              {t("file.from", {
                judge: step.report.from.judge,
                date: step.report.from.at.slice(0, 10),
                time: step.report.from.at.slice(11, 16),
              })}
            </p>
            <Counts report={step.report} />
            {step.report.fresh === 0 && <p>{t("report.nothing-new")}</p>}
          </div>
        )}
      </div>
      <Trouble
        problem={step.kind === "refused" || step.kind === "planned" ? step.problem : undefined}
        title={step.kind === "refused" ? t("file.refused", { file: step.file }) : undefined}
      />
      {step.kind === "refused" && step.problem.kind === "backup" && (
        <Link to="/data" className={buttonClass("plain", true)}>
          {t("file.to-data")}
        </Link>
      )}
      {step.kind === "refused" && step.problem.kind === "case" && (
        <Link to="/investigations/take" className={buttonClass("plain", true)}>
          {t("file.to-cases")}
        </Link>
      )}
      {step.kind === "planned" && step.report.fresh > 0 && (
        <Button look="primary" wide onClick={() => void take()}>
          {t("file.take", { count: step.report.fresh })}
        </Button>
      )}
    </section>
  );
}

/** A plain backup is one JSON object. */
function looksLikeBackup(content: ArrayBuffer): boolean {
  return new TextDecoder().decode(content.slice(0, 64)).trimStart().startsWith("{");
}
