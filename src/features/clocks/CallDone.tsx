import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type Body, type Clock, floorRecords, minutesGiven, roundClockOf, secondsOn } from "#log";
import { BackLink, nowInSeconds, type OpenEvent, Problem, SlipLink, useClockText, useExtensionWords, useWriting } from "#parts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useClockName } from "./clock-name.ts";
import styles from "./clocks.module.css";

/** What a call came to: how long it was, what the table was given, and when its match ends. */
export function CallDone({ event, clock }: { readonly event: OpenEvent; readonly clock: Clock }) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const name = useClockName(event);
  const text = useClockText();
  const { floor } = event.state;
  const { write, problem } = useWriting(event.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const ends = useExtensionWords(roundClockOf(floor, clock, nowInSeconds()));
  const given = floor.records.get(`${clock.id}-extended`);
  const extension = floorRecords(floor, "extended").find(({ body }) => body.of === `${clock.id}-called`);
  const all = clock.table === undefined ? 0 : minutesGiven(floor, { day: clock.day, round: clock.round, table: clock.table });

  // The button that stopped it is gone, and focus with it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // So is the one that took the extension back, or gave it again.
  async function change(body: Body) {
    if (await write([{ body }])) heading.current?.focus({ preventScroll: true });
  }

  return (
    <Screen
      title={name(clock)}
      back={<BackLink to="/clocks" />}
      foot={
        <Link className={buttonClass("primary", true)} to="/" replace>
          {t("call.next")}
        </Link>
      }
    >
      <section className={styles.done} data-call-done>
        <h2 ref={heading} tabIndex={-1} className={styles.doneTitle}>
          <Icon name="check" />
          <span role="status">{t("call.saved", { length: text(secondsOn(clock, nowInSeconds())) })}</span>
        </h2>
        {extension && (
          <>
            <p className={styles.given}>{t("extension.given", { count: extension.body.minutes, table: extension.body.table })}</p>
            {all > extension.body.minutes && <p>{t("extension.in-all", { count: all, given: all - extension.body.minutes })}</p>}
            <p>
              <strong>{ends(all)}</strong>
            </p>
            <div className={styles.after}>
              <SlipLink of={extension.id} about="extension" />
              <Button onClick={() => void change({ kind: "voided", target: extension.id, reason: "undo" })}>
                {t("extension.take-back")}
              </Button>
            </div>
          </>
        )}
        <p role="status" className="live">
          {extension ? "" : t("extension.none")}
        </p>
        {given?.voided && (
          <div className={styles.after}>
            <Button onClick={() => void change({ kind: "restored", target: given.id })}>{common("action.undo")}</Button>
          </div>
        )}
        <Problem problem={problem} />
      </section>
      {clock.table !== undefined && (
        <Link className={buttonClass("plain", true)} to={`/tables/${encodeURIComponent(clock.table)}`}>
          {common("table", { table: clock.table })}
        </Link>
      )}
    </Screen>
  );
}
