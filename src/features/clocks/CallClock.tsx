import { useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type Clock, LIMITS, parseTable, secondsOn } from "#log";
import { BackLink, changeOf, ExtensionFields, localTimeAt, nowInSeconds, type OpenEvent, Problem, useNow, useWriting } from "#parts";
import type { Writing } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { CallDone } from "./CallDone.tsx";
import { callExtension } from "./call-extension.ts";
import { useClockName } from "./clock-name.ts";
import styles from "./clocks.module.css";
import { Face } from "./Face.tsx";

/** A call: one tap stops it and gives the time back. The suggestion follows the clock until the judge chooses another. */
export function CallClock({ event, clock }: { readonly event: OpenEvent; readonly clock: Clock }) {
  const { t } = useTranslation("floor");
  const now = useNow();
  const name = useClockName(event);
  const { write, problem } = useWriting(event.id);
  // Apart from stopping: leaving the field must not keep the button from being heard.
  const keeping = useWriting(event.id);
  const kept = useRef<Promise<unknown>>(undefined);
  const stopping = useRef(false);
  const [typed, setTyped] = useState(clock.table ?? "");
  const [chosen, setChosen] = useState<number>();
  const table = parseTable(typed);
  const { minutes: suggested, why, left } = callExtension(event, clock, table, now);
  const minutes = chosen ?? suggested;
  const gives = table !== "" && minutes > 0;
  const place = { day: clock.day, round: clock.round, table };

  function keepTable() {
    if (table === "" || table === clock.table || stopping.current) return;
    kept.current = keeping.write([{ body: changeOf(clock, { table }) }]);
  }

  async function stop(given: number) {
    const at = nowInSeconds();
    // The tap that stops it also leaves the field; of two settings the last one counts, and that has to be the stop.
    stopping.current = true;
    await kept.current;
    const where = { day: clock.day, round: clock.round, ...(table ? { table } : {}) };
    const of = `${clock.id}-called`;
    const writings: Writing[] = [
      { body: changeOf(clock, { stopped: localTimeAt(at), ...(table ? { table } : {}) }) },
      // Ids of its own making: however often it is tapped, it is one call and one extension.
      { id: of, body: { kind: "called", ...where, seconds: secondsOn(clock, at) } },
    ];
    if (table && given > 0)
      writings.push({ id: `${clock.id}-extended`, body: { kind: "extended", ...place, minutes: given, why: "call", of } });
    stopping.current = await write(writings);
  }

  const tableField = (
    <TextField
      label={t("table.number")}
      hint={t("call.table-hint")}
      inputMode="numeric"
      maxLength={LIMITS.table}
      value={typed}
      onChange={(change) => setTyped(change.target.value)}
      onBlur={keepTable}
    />
  );

  if (clock.stopped !== undefined) return <CallDone event={event} clock={clock} />;
  return (
    <Screen
      title={name(clock)}
      back={<BackLink to="/clocks" />}
      foot={
        <div className="stack">
          <Problem problem={problem ?? keeping.problem} />
          {gives ? (
            <Button look="primary" wide onClick={() => void stop(minutes)}>
              {t("call.stop-and-give", { count: minutes, table })}
            </Button>
          ) : (
            <Button look="primary" wide onClick={() => void stop(0)}>
              {t("call.stop")}
            </Button>
          )}
        </div>
      }
    >
      <Face event={event} clock={clock} now={now} isOwn />
      {clock.table === undefined && tableField}
      <ExtensionFields
        event={event}
        place={place}
        minutes={minutes}
        onMinutes={setChosen}
        why={t(`why.${why}`, { count: left, seconds: event.guide.timeExtension?.overSeconds ?? 0 })}
      />
      {gives && <Button onClick={() => void stop(0)}>{t("call.stop-without")}</Button>}
      {clock.table !== undefined && tableField}
      {table !== "" && (
        <Link className={`${buttonClass("plain", true)} ${styles.link}`} to={`/tables/${encodeURIComponent(table)}`}>
          {t("call.open-table", { table })}
        </Link>
      )}
    </Screen>
  );
}
