import { useState } from "react";
import { codeKindOf } from "#exchange";
import { useTranslation } from "#i18n";
import type { Coverage } from "#log";
import { BackLink } from "#parts";
import { type Scanned, Scanner } from "#scan";
import { useLog, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { JoinOrCreate } from "./JoinOrCreate.tsx";
import { Sending } from "./Sending.tsx";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

/** First what the other phone has, then the codes for what it lacks. */
export function SendScreen() {
  const { t } = useTranslation("exchange");
  const { tournament } = useLog();
  const { log } = useStores();
  const [lacking, setLacking] = useState<Coverage | "everything">();
  const [problem, setProblem] = useState<ExchangeTrouble>();

  async function seen({ text }: Scanned) {
    const kind = codeKindOf(text);
    if (kind === "join") return setProblem({ kind: "join-code" });
    if (kind === "hub") return setProblem({ kind: "hub-code" });
    if (kind !== "coverage") return setProblem({ kind: "other-code" });
    const result = await log.exchange.readCoverageCode(text);
    if (!result.ok) return setProblem(result.error);
    if (result.value.tournament !== tournament) return setProblem({ kind: "not-open" });
    setLacking(result.value);
  }

  if (tournament && lacking) return <Sending tournament={tournament} lacking={lacking} onBack={() => setLacking(undefined)} />;
  return (
    <Screen
      title={t("send.title")}
      back={<BackLink to="/exchange" />}
      foot={
        tournament && (
          <Button wide onClick={() => setLacking("everything")}>
            {t("send.everything")}
          </Button>
        )
      }
    >
      {tournament ? (
        <>
          <p>{t("send.how")}</p>
          <Scanner onCode={(code) => void seen(code)} label={t("send.camera")} />
          <Trouble problem={problem} title={t("scan.not-taken")} />
        </>
      ) : (
        <JoinOrCreate />
      )}
    </Screen>
  );
}
