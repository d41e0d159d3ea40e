import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type Clock, shownOn } from "#log";
import { ClockTime, type OpenEvent, useNow, useOpenEvent, useOwnPhone } from "#parts";
import { useLog } from "#store";
import { Icon } from "#ui/Icon.tsx";
import { clocksNow, isDue } from "./alarms.ts";
import { ClockShift } from "./ClockShift.tsx";
import styles from "./ClockStrip.module.css";
import { useClockName } from "./clock-name.ts";
import { useAlarms } from "./use-alarms.ts";

/** All running clocks in one line, on every screen; nothing while none runs. */
export function ClockStrip() {
  const event = useOpenEvent();
  return event ? <Strip key={event.id} event={event} /> : null;
}

function Strip({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  useLog();
  const now = useNow();
  const own = useOwnPhone();
  const said = useAlarms(event, own, now);
  const clocks = clocksNow(event, now);
  return (
    <>
      <p role="alert" className="visually-hidden">
        {said}
      </p>
      <ClockShift event={event} own={own} clocks={clocks} />
      {clocks.length > 0 && (
        <ul className={styles.strip} aria-label={t("strip")} data-clock-strip>
          {clocks.map((clock) => (
            <li key={clock.id}>
              <Running event={event} clock={clock} now={now} isOwn={own === undefined || clock.phone === own} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RunningProps {
  readonly event: OpenEvent;
  readonly clock: Clock;
  readonly now: number;
  readonly isOwn: boolean;
}

function Running({ event, clock, now, isOwn }: RunningProps) {
  const { t } = useTranslation("floor");
  const name = useClockName(event);
  const due = isDue(event, clock, now);
  return (
    <Link to={`/clocks/${clock.id}`} className={`${styles.clock} ${due ? styles.due : ""}`}>
      {due && <Icon name="flag" size={16} />}
      <ClockTime seconds={shownOn(clock, now)} className={styles.time} />
      <span className={styles.name}>
        <span>{name(clock)}</span>
        {!isOwn && <span>{t("by", { judge: clock.by })}</span>}
      </span>
    </Link>
  );
}
