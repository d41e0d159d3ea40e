import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { CodePicture } from "#scan";
import { useLog, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import { CopyText } from "./CopyText.tsx";
import styles from "./exchange.module.css";
import { JoinOrCreate } from "./JoinOrCreate.tsx";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

/** One code that makes a phone a judge of this event. */
export function JoinScreen() {
  const { t } = useTranslation("exchange");
  const { tournament, state } = useLog();
  return (
    <Screen
      title={t("join.title")}
      bar={state?.settings && <p className="muted">{state.settings.name}</p>}
      back={<BackLink to="/exchange" />}
    >
      {tournament ? <JoinCode tournament={tournament} /> : <JoinOrCreate />}
    </Screen>
  );
}

function JoinCode({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<ExchangeTrouble>();
  const [attempts, setAttempts] = useState(0);
  useWakeLock(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each attempt
  useEffect(() => {
    let gone = false;
    void log.exchange.joinCode(tournament).then((result) => {
      if (gone) return;
      setCode(result.ok ? result.value : undefined);
      setProblem(result.ok ? undefined : result.error);
    });
    return () => {
      gone = true;
    };
  }, [log, tournament, attempts]);

  async function goOn() {
    const result = await log.exchange.continueAsHead(tournament);
    if (result.ok) setAttempts(attempts + 1);
    else setProblem(result.error);
  }

  return (
    <>
      <Trouble problem={problem} title={t("join.failed")} />
      {problem?.kind === "no-key" && (
        <section className={styles.group}>
          <h2>{t("join.restored")}</h2>
          <p>{t("join.restored-when")}</p>
          <Button onClick={() => void goOn()}>{t("join.go-on")}</Button>
        </section>
      )}
      {!code && !problem && <p className="muted">{common("loading")}</p>}
      {code && (
        <>
          <CodePicture text={code} label={t("join.picture")} />
          <p>{t("join.how")}</p>
          <p className={styles.notice}>{t("join.secret")}</p>
          <CopyText text={code} copied={t("join.copied")} />
        </>
      )}
    </>
  );
}
