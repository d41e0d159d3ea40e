import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import type { Coverage } from "#log";
import { type Outgoing, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import { SendingCodes } from "./SendingCodes.tsx";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

interface SendingProps {
  readonly tournament: string;
  readonly lacking: Coverage | "everything";
  readonly onBack: () => void;
}

/** Packs what the other phone lacks, then shows it for as long as it takes. */
export function Sending({ tournament, lacking, onBack }: SendingProps) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const [wanted, setWanted] = useState(lacking);
  const [packed, setPacked] = useState<Outgoing>();
  const [problem, setProblem] = useState<ExchangeTrouble>();
  useWakeLock(true);

  useEffect(() => {
    let gone = false;
    void log.exchange.exportBatch(tournament, wanted).then((result) => {
      if (gone) return;
      setPacked(result.ok ? result.value : undefined);
      setProblem(result.ok ? undefined : result.error);
    });
    return () => {
      gone = true;
    };
  }, [log, tournament, wanted]);

  return (
    <Screen
      title={t("send.title")}
      foot={
        <Button wide onClick={onBack}>
          {t("send.stop")}
        </Button>
      }
    >
      <Trouble problem={problem} title={t("send.failed")} />
      {!packed && !problem && <p className="muted">{common("loading")}</p>}
      {packed && packed.events > 0 && <SendingCodes packed={packed} all={wanted === "everything"} />}
      {packed?.events === 0 && (
        <div className="stack" data-nothing>
          <p>{t("send.nothing")}</p>
          <Button wide onClick={() => setWanted("everything")}>
            {t("send.everything")}
          </Button>
        </div>
      )}
    </Screen>
  );
}
