import { useRef, useState } from "react";
import { Link } from "react-router";
import type { JoinCode } from "#exchange";
import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import { useLog, usePreferences, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { EventFacts } from "./EventFacts.tsx";
import styles from "./exchange.module.css";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

/** What the code says, the judge's name, and then one tap. */
export function JoinForm({ code, onBack }: { readonly code: JoinCode; readonly onBack: () => void }) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const { tournament } = useLog();
  const [preferences, setPreferences] = usePreferences();
  const [asked] = useState(preferences.judge.trim() === "");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<ExchangeTrouble>();
  const [joined, setJoined] = useState(false);
  const busy = useRef(false);

  async function join() {
    const named = preferences.judge.trim() !== "";
    setMissing(!named);
    if (!named || busy.current) return;
    busy.current = true;
    const result = await log.exchange.join(code);
    busy.current = false;
    setProblem(result.ok ? undefined : result.error);
    if (!result.ok) return;
    log.openTournament(code.tournament);
    setPreferences({ tournament: code.tournament });
    setJoined(true);
  }

  if (joined && tournament === code.tournament) return <Joined code={code} />;
  return (
    <Screen
      title={t("scan.title")}
      foot={
        <div className="stack">
          <div className="live" aria-live="assertive">
            {missing && <p className={styles.wanted}>{t("scan.name-missing")}</p>}
          </div>
          <Trouble problem={problem} />
          <div className={styles.pair}>
            <Button onClick={onBack}>{common("action.cancel")}</Button>
            <Button look="primary" onClick={() => void join()}>
              {t("scan.join")}
            </Button>
          </div>
        </div>
      }
    >
      <EventFacts settings={code.settings} />
      {asked && (
        <TextField
          label={t("scan.name")}
          hint={t("scan.name-hint")}
          value={preferences.judge}
          maxLength={LIMITS.name}
          autoComplete="name"
          onChange={(event) => setPreferences({ judge: event.target.value })}
        />
      )}
    </Screen>
  );
}

function Joined({ code }: { readonly code: JoinCode }) {
  const { t } = useTranslation("exchange");
  return (
    <Screen
      title={t("joined.title")}
      foot={
        <div className={styles.pair}>
          <Link to="/" className={buttonClass("plain", true)}>
            {t("joined.rule")}
          </Link>
          <Link to="/exchange/receive" className={buttonClass("primary", true)}>
            {t("receive.title")}
          </Link>
        </div>
      }
    >
      <div data-joined>
        <EventFacts settings={code.settings} />
      </div>
      <p>{t("joined.next")}</p>
    </Screen>
  );
}
