import { Link, useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import { type Clock, secondsOn } from "#log";
import { BackLink, changeOf, localTimeAt, nowInSeconds, type OpenEvent, Problem, useInfractionName, useNow, useWriting } from "#parts";
import { lateFor, latenessOf } from "#rules";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { alarmsOf } from "./alarms.ts";
import { useClockName } from "./clock-name.ts";
import styles from "./clocks.module.css";
import { Face } from "./Face.tsx";

interface PlainClockProps {
  readonly event: OpenEvent;
  readonly clock: Clock;
  readonly isOwn: boolean;
}

export function PlainClock({ event, clock, isOwn }: PlainClockProps) {
  const { t } = useTranslation("floor");
  const now = useNow();
  const navigate = useNavigate();
  const name = useClockName(event);
  const infractionName = useInfractionName(event.guide.id);
  const { write, problem } = useWriting(event.id);
  const runs = clock.stopped === undefined;
  const late = clock.form === "tardiness" ? latenessOf(event.guide) : undefined;

  const rules = late !== undefined && clock.player !== undefined;

  async function stop(then?: (seconds: number) => string) {
    const at = nowInSeconds();
    const isKept = !runs || (await write([{ body: changeOf(clock, { stopped: localTimeAt(at) }) }]));
    if (isKept && then) void navigate(then(secondsOn(clock, at)), { replace: true });
  }

  return (
    <Screen
      title={name(clock)}
      back={<BackLink to="/clocks" />}
      foot={
        <div className="stack">
          <Problem problem={problem} />
          {rules ? (
            <Button look="primary" wide onClick={() => void stop((seconds) => rulingFor(event, clock, late.infraction, seconds))}>
              {t(runs ? "clock.stop-and-rule" : "clock.rule", { infraction: infractionName(late.infraction) })}
            </Button>
          ) : runs ? (
            <Button look="primary" wide onClick={() => void stop()}>
              {t("clock.stop")}
            </Button>
          ) : (
            <Link className={buttonClass("primary", true)} to="/clocks">
              {t("clocks.title")}
            </Link>
          )}
        </div>
      }
    >
      <Face event={event} clock={clock} now={now} isOwn={isOwn} />
      <p role="status" className="live">
        {!runs && t("clock.stopped")}
      </p>
      {clock.form === "tardiness" && <Marks event={event} clock={clock} now={now} />}
      {rules && runs && <Button onClick={() => void stop()}>{t("clock.stop")}</Button>}
      {clock.form === "slow-play" && <p className="muted">{t("clock.slow-play")}</p>}
      {clock.table !== undefined && (
        <Link className={buttonClass("plain", true)} to={`/tables/${encodeURIComponent(clock.table)}`}>
          {t("call.open-table", { table: clock.table })}
        </Link>
      )}
    </Screen>
  );
}

/** The minutes at which the guide gives another answer. */
function Marks({ event, clock, now }: { readonly event: OpenEvent; readonly clock: Clock; readonly now: number }) {
  const { t } = useTranslation("floor");
  const marks = alarmsOf(event, clock);
  const passed = secondsOn(clock, now);
  if (marks.length === 0) return <p className="muted">{t("late.no-marks")}</p>;
  return (
    <section className="stack" aria-labelledby="marks">
      <h2 id="marks">{t("late.marks")}</h2>
      <ul className={styles.marks}>
        {marks.map((each) => (
          <li key={each}>
            <Icon name={each <= passed ? "check" : "clock"} size={20} />
            <span>{t(each <= passed ? "late.passed" : "late.to-come", { count: each / 60 })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rulingFor(event: OpenEvent, clock: Clock, infraction: string, seconds: number): string {
  const late = Object.values(lateFor(event.guide, event.settings.level, seconds)).map(String);
  const query = new URLSearchParams({ who: clock.player ?? "", infraction, late: late[0] ?? "" });
  if (clock.table !== undefined) query.set("table", clock.table);
  return `/?${query}`;
}
