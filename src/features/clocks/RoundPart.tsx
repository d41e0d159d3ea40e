import { useState } from "react";
import { useTranslation } from "#i18n";
import { parseLocalTime, roundClockOf, runningClocks } from "#log";
import { changeOf, localTimeAt, nowInSeconds, type OpenEvent, Problem, startOf, useOwnPhone, useWriting } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import styles from "./clocks.module.css";
import { Face } from "./Face.tsx";

/** What a round lasts where no plan and no earlier round says so. */
const USUAL = 50;

/** The round's clock: how long, and from when if it has begun already. */
export function RoundPart({ event, now }: { readonly event: OpenEvent; readonly now: number }) {
  const { t } = useTranslation("floor");
  const own = useOwnPhone();
  const { log } = useStores();
  const { write, problem } = useWriting(event.id);
  const { floor, day, round } = event.state;
  const planned = floor.plans.get(day)?.find((each) => each.round === round);
  const [typed, setTyped] = useState<string>();
  const [began, setBegan] = useState("");
  const running = roundClockOf(floor, event.state, now);
  const length = typed ?? String(planned?.minutes ?? lastLength(event));
  const isLength = /^\d{1,3}$/.test(length) && Number(length) > 0;

  async function start() {
    const at = nowInSeconds();
    const started = began === "" ? localTimeAt(at) : todayAt(began, at);
    const earlier = runningClocks(floor, at).filter(({ form }) => form === "round");
    const isKept = await write([
      ...earlier.map((each) => ({ body: changeOf(each, { stopped: localTimeAt(at) }) })),
      { body: startOf(event, log.newId(), { form: "round", seconds: Number(length) * 60, started }, at) },
    ]);
    if (isKept) setBegan("");
  }

  return (
    <section className="card stack" aria-labelledby="round-clock">
      <h2 id="round-clock">{t("name.round", { round })}</h2>
      {running ? (
        <>
          <Face event={event} clock={running} now={now} isOwn={own === undefined || running.phone === own} />
          <Button onClick={() => void write([{ body: changeOf(running, { stopped: localTimeAt(nowInSeconds()) }) }])}>
            {t("round.stop")}
          </Button>
        </>
      ) : (
        <>
          {planned?.starts !== undefined && <p className="muted">{t("round.planned", { time: planned.starts })}</p>}
          <div className={styles.pair}>
            <TextField
              label={t("round.minutes")}
              type="number"
              inputMode="numeric"
              min={1}
              max={999}
              value={length}
              onChange={(change) => setTyped(change.target.value)}
            />
            <TextField label={t("round.began")} type="time" value={began} onChange={(change) => setBegan(change.target.value)} />
          </div>
          <Button wide disabled={!isLength} onClick={() => void start()}>
            {t("round.start", { round, count: Number(length) || 0 })}
          </Button>
        </>
      )}
      <Problem problem={problem} />
    </section>
  );
}

function lastLength({ state }: OpenEvent): number {
  const lengths = [...state.floor.clocks.values()].flatMap(({ form, seconds }) => (form === "round" && seconds ? [seconds / 60] : []));
  return Math.round(lengths.at(-1) ?? USUAL);
}

/** A time of the day that is past: after midnight, yesterday's evening. */
function todayAt(time: string, now: number): string {
  const here = localTimeAt(now);
  const text = `${here.slice(0, 11)}${time}:00${here.slice(19)}`;
  const seconds = parseLocalTime(text)?.seconds ?? now;
  return seconds > now + 12 * 3600 ? localTimeAt(seconds - 24 * 3600) : text;
}
