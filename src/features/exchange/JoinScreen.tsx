import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { CodePicture } from "#scan";
import { useLog, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
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
  const [copied, setCopied] = useState<"yes" | "no">();
  useWakeLock(true);

  useEffect(() => {
    let gone = false;
    void log.exchange.joinCode(tournament).then((result) => {
      if (gone) return;
      if (result.ok) setCode(result.value);
      else setProblem(result.error);
    });
    return () => {
      gone = true;
    };
  }, [log, tournament]);

  async function copy(text: string) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done ? "yes" : "no");
  }

  return (
    <>
      <Trouble problem={problem} title={t("join.failed")} />
      {!code && !problem && <p className="muted">{common("loading")}</p>}
      {code && (
        <>
          <CodePicture text={code} label={t("join.picture")} />
          <p>{t("join.how")}</p>
          <p className={styles.notice}>{t("join.secret")}</p>
          <Button wide onClick={() => void copy(code)}>
            {t("join.copy")}
          </Button>
        </>
      )}
      <div className={styles.live} aria-live="polite">
        {copied === "yes" && <p>{t("join.copied")}</p>}
        {copied === "no" && code && (
          <p>
            {t("join.copy-by-hand")} <code className={styles.text}>{code}</code>
          </p>
        )}
      </div>
    </>
  );
}
