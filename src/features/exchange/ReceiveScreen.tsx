import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { CodePicture } from "#scan";
import { type BatchReport, useLog, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import type { Before } from "./changes.ts";
import { Receiving } from "./Receiving.tsx";
import { Report } from "./Report.tsx";
import { Sending } from "./Sending.tsx";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

type Step =
  | { readonly kind: "coverage" }
  | { readonly kind: "camera" }
  | { readonly kind: "done"; readonly report: BatchReport; readonly before: Before }
  | { readonly kind: "answer"; readonly report: BatchReport; readonly before: Before };

/** First this phone says what it has, then it reads the other one's codes. */
export function ReceiveScreen() {
  const { t } = useTranslation("exchange");
  const { tournament } = useLog();
  const [step, setStep] = useState<Step>({ kind: tournament ? "coverage" : "camera" });

  switch (step.kind) {
    case "coverage":
      return (
        <Screen
          title={t("receive.title")}
          back={<BackLink to="/exchange" />}
          foot={
            <Button look="primary" wide onClick={() => setStep({ kind: "camera" })}>
              {t("receive.now-scan")}
            </Button>
          }
        >
          {tournament && <OwnCoverage tournament={tournament} />}
        </Screen>
      );
    case "camera":
      return <Receiving onDone={(report, before) => setStep({ kind: "done", report, before })} />;
    case "done":
      return (
        <Report
          report={step.report}
          before={step.before}
          onAgain={() => setStep({ kind: "camera" })}
          onAnswer={() => setStep({ ...step, kind: "answer" })}
        />
      );
    case "answer":
      return <Sending tournament={step.report.tournament} lacking={step.report.theirs} onBack={() => setStep({ ...step, kind: "done" })} />;
  }
}

function OwnCoverage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<ExchangeTrouble>();
  useWakeLock(true);
  useEffect(() => {
    let gone = false;
    void log.exchange.coverageCode(tournament).then((result) => {
      if (gone) return;
      if (result.ok) setCode(result.value);
      else setProblem(result.error);
    });
    return () => {
      gone = true;
    };
  }, [log, tournament]);
  return (
    <>
      <Trouble problem={problem} title={t("receive.no-code")} />
      {!code && !problem && <p className="muted">{common("loading")}</p>}
      {code && <CodePicture text={code} label={t("receive.picture")} />}
      <p>{t("receive.how")}</p>
      <p>{t("receive.skip")}</p>
    </>
  );
}
