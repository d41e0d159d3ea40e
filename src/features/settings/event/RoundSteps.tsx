import { useState } from "react";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { Problem, useWriting } from "#parts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "../settings.module.css";

/** Where the event is; the step forward is the screen's main action, the rarer ones are here. */
export function RoundSteps({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { day, round } = event.state;
  const [typed, setTyped] = useState<{ readonly day?: string; readonly round?: string }>({});
  const [wrong, setWrong] = useState(false);
  const { write, problem } = useWriting(event.id);
  const from = { day, round };
  const go = (place: { readonly day: number; readonly round: number }) => write([{ body: { kind: "advanced", ...place, from } }]);
  const place = { day: Number(typed.day ?? day), round: Number(typed.round ?? round) };

  async function goByHand() {
    const valid = isPlace(place.day) && isPlace(place.round);
    setWrong(!valid);
    if (valid && (await go(place))) setTyped({});
  }

  return (
    <section className={`card ${styles.asked}`}>
      <div>
        <h2 className="muted">{t("round.now")}</h2>
        <p className={styles.now} aria-live="polite">
          {common("day-round", { day, round })}
        </p>
        <p className="muted">{event.settings.name}</p>
      </div>
      <div className="row">
        {round > 1 && (
          <Button onClick={() => void go({ day, round: round - 1 })}>
            <Icon name="back" size={20} />
            {t("round.back", { round: round - 1 })}
          </Button>
        )}
        {event.settings.from !== event.settings.to && (
          <Button onClick={() => void go({ day: day + 1, round: round + 1 })}>
            {t("round.next-day", { day: day + 1, round: round + 1 })}
          </Button>
        )}
      </div>
      <details className={styles.more}>
        <summary>{t("round.by-hand")}</summary>
        <div className="stack">
          <div className={styles.pair}>
            <TextField
              label={t("round.day")}
              type="text"
              inputMode="numeric"
              maxLength={3}
              value={typed.day ?? String(day)}
              onChange={(change) => setTyped({ ...typed, day: change.target.value })}
            />
            <TextField
              label={t("round.round")}
              type="text"
              inputMode="numeric"
              maxLength={3}
              value={typed.round ?? String(round)}
              onChange={(change) => setTyped({ ...typed, round: change.target.value })}
            />
          </div>
          <div className="live" aria-live="assertive">
            {wrong && <p className={styles.wanted}>{t("round.wrong")}</p>}
          </div>
          <Button onClick={() => void goByHand()}>{t("round.set")}</Button>
        </div>
      </details>
      <Problem problem={problem} />
    </section>
  );
}

function isPlace(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 999;
}
