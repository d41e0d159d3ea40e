import { useState } from "react";
import { useTranslation } from "#i18n";
import { type ImportReport, useStores } from "#store";
import alert from "#ui/Alert.module.css";
import { Button } from "#ui/Button.tsx";
import { FileButton } from "#ui/FileButton.tsx";
import styles from "../settings.module.css";
import { type BundledTournament, tournamentsIn } from "./bundle-summary.ts";
import { bringIntoView, ImportPlan } from "./ImportPlan.tsx";
import { type Refusal, useRefusalSentence } from "./refusal.ts";

/** A phone's whole log is a few megabytes; what is bigger is another file. */
const MOST_BYTES = 100_000_000;

type Step =
  | { readonly kind: "idle" }
  | { readonly kind: "reading" }
  | { readonly kind: "refused"; readonly file: string; readonly refusal: Refusal }
  | {
      readonly kind: "planned" | "imported";
      readonly file: string;
      readonly text: string;
      readonly report: ImportReport;
      readonly tournaments: readonly BundledTournament[];
    };

/** First what a file would bring, then the import: all of it or nothing. */
export function ImportPart({ onImported }: { readonly onImported: () => void }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const [over, setOver] = useState(false);
  const sentence = useRefusalSentence();

  async function plan(file: File | undefined) {
    if (!file) return;
    setStep({ kind: "reading" });
    const refuse = (refusal: Refusal) => setStep({ kind: "refused", file: file.name, refusal });
    if (file.size > MOST_BYTES) return refuse({ kind: "too-big" });
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return refuse({ kind: "unreadable" });
    const result = await log.planImport(text);
    if (!result.ok) return refuse(result.error);
    setStep({ kind: "planned", file: file.name, text, report: result.value, tournaments: tournamentsIn(text) });
  }

  async function importIt() {
    if (step.kind !== "planned") return;
    setStep({ kind: "reading" });
    const result = await log.importLog(step.text);
    if (!result.ok) return setStep({ kind: "refused", file: step.file, refusal: result.error });
    setStep({ ...step, kind: "imported", report: result.value });
    onImported();
  }

  return (
    <section className={styles.group}>
      <h2>{t("import.title")}</h2>
      <p>{t("import.about")}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the first one is the file field inside. */}
      <div
        className={`${styles.drop} ${over ? styles.over : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void plan(event.dataTransfer.files[0]);
        }}
      >
        <FileButton label={t("import.choose")} accept=".json,application/json" onFiles={([file]) => void plan(file)} />
        <p className="muted">{t("import.drop")}</p>
      </div>
      <div className="stack live" aria-live="polite">
        {step.kind === "reading" && <p>{common("loading")}</p>}
        {step.kind === "refused" && (
          <div className={alert.problem} ref={bringIntoView}>
            <strong>{t("import.refused", { file: step.file })}</strong>
            <p>{sentence(step.refusal)}</p>
            <p>{t("import.nothing-changed")}</p>
          </div>
        )}
        {(step.kind === "planned" || step.kind === "imported") && (
          <ImportPlan {...step} key={step.kind} done={step.kind === "imported"}>
            {step.kind === "planned" && step.report.fresh > 0 && (
              <Button look="primary" wide onClick={() => void importIt()}>
                {t("import.do", { fresh: step.report.fresh })}
              </Button>
            )}
          </ImportPlan>
        )}
      </div>
    </section>
  );
}
