import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { shownOn } from "#log";
import { BackLink, ClockTime, NoEvent, type OpenEvent, StartClock, useNow, useOpenEvent, useOwnPhone } from "#parts";
import { useLog } from "#store";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import { AlarmSettings } from "./AlarmSettings.tsx";
import { clocksNow, isDue } from "./alarms.ts";
import { useClockName } from "./clock-name.ts";
import styles from "./clocks.module.css";
import { DayPlan } from "./DayPlan.tsx";
import { RoundPart } from "./RoundPart.tsx";

export function ClocksScreen() {
  const { t } = useTranslation("floor");
  const event = useOpenEvent();
  return event ? <Clocks event={event} /> : <NoEvent title={t("clocks.title")} />;
}

const MINUTES = [2, 5, 10] as const;

function Clocks({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  useLog();
  const now = useNow();
  const clocks = clocksNow(event, now);
  useWakeLock(clocks.length > 0);
  return (
    <Screen
      title={t("clocks.title")}
      back={<BackLink to="/more" />}
      foot={<StartClock event={event} clock={{ form: "call" }} label={t("start.call")} look="primary" />}
    >
      <Running event={event} now={now} />
      <RoundPart event={event} now={now} />
      <section className="stack" aria-labelledby="start-clock">
        <h2 id="start-clock">{t("clocks.start")}</h2>
        <div className={styles.grid}>
          {MINUTES.map((count) => (
            <StartClock key={count} event={event} clock={{ form: "free", seconds: count * 60 }} label={t("start.free", { count })} />
          ))}
          <StartClock event={event} clock={{ form: "slow-play" }} label={t("start.slow-play")} />
          <StartClock event={event} clock={{ form: "tardiness" }} label={t("start.tardiness")} />
        </div>
      </section>
      <DayPlan event={event} />
      <AlarmSettings />
    </Screen>
  );
}

function Running({ event, now }: { readonly event: OpenEvent; readonly now: number }) {
  const { t } = useTranslation("floor");
  const own = useOwnPhone();
  const name = useClockName(event);
  const clocks = clocksNow(event, now).filter(({ form }) => form !== "round");
  if (clocks.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="running">
      <h2 id="running">{t("clocks.running")}</h2>
      <ul className={styles.list}>
        {clocks.map((clock) => (
          <li key={clock.id}>
            <Link to={`/clocks/${clock.id}`} className={styles.row}>
              <span className="grow">
                <span className={styles.what}>{name(clock)}</span>
                {own !== undefined && clock.phone !== own && <span className="muted"> {t("by", { judge: clock.by })}</span>}
              </span>
              {isDue(event, clock, now) && <Icon name="flag" size={20} />}
              <ClockTime seconds={shownOn(clock, now)} className={styles.time} />
              <Icon name="next" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
