import { useTranslation } from "#i18n";
import { type Clock, shownOn } from "#log";
import { ClockTime, type OpenEvent } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import { isDue } from "./alarms.ts";
import styles from "./clocks.module.css";

interface FaceProps {
  readonly event: OpenEvent;
  readonly clock: Clock;
  readonly now: number;
  readonly isOwn: boolean;
}

/** The time, large, and since when and by whom it runs. */
export function Face({ event, clock, now, isOwn }: FaceProps) {
  const { t } = useTranslation("floor");
  const due = isDue(event, clock, now);
  return (
    <div className={`${styles.face} ${due ? styles.due : ""}`} data-clock-face>
      <ClockTime seconds={shownOn(clock, now)} className={styles.large} />
      {due && (
        <p className={styles.over}>
          <Icon name="flag" size={20} />
          {t(clock.seconds === undefined ? "clock.mark-passed" : "clock.over")}
        </p>
      )}
      <p>
        {clock.stopped === undefined
          ? t("clock.since", { time: clock.started.slice(11, 16) })
          : t("clock.from-to", { from: clock.started.slice(11, 16), to: clock.stopped.slice(11, 16) })}
        {!isOwn && ` ${t("by", { judge: clock.by })}`}
      </p>
    </div>
  );
}
