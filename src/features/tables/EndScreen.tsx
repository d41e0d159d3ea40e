import { useState } from "react";
import { useTranslation } from "#i18n";
import { parseTable, roundClockOf, shownOn, type TableNow, tablesOf } from "#log";
import {
  BackLink,
  ClockTime,
  NoEvent,
  nameOf,
  nowInSeconds,
  type OpenEvent,
  Problem,
  useExtensionWords,
  useNow,
  useOpenEvent,
  useWriting,
} from "#parts";
import { useLog } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import { RoundPicker } from "./RoundPicker.tsx";
import styles from "./tables.module.css";
import { type Round, useRound } from "./use-round.ts";

/** For whoever leads the end of the round: which tables still play, who is there, and until when. */
export function EndScreen() {
  const { t } = useTranslation("floor");
  const event = useOpenEvent();
  return event ? <End event={event} /> : <NoEvent title={t("end.title")} />;
}

function End({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  useLog();
  const when = useRound(event);
  const now = useNow();
  const clock = roundClockOf(event.state.floor, when, now);
  useWakeLock(true);
  const tables = tablesOf(event.state, when).filter(
    ({ mark, minutes }) => mark === "open" || mark === "covered" || (minutes > 0 && mark !== "done"),
  );
  return (
    <Screen title={t("end.title")} back={<BackLink to="/tables" />} foot={<OpenTables event={event} when={when} />}>
      <RoundPicker event={event} when={when} to="/tables/end" />
      {clock && <ClockTime seconds={shownOn(clock, now)} className={styles.clock} />}
      {tables.length === 0 && <p>{t("end.none")}</p>}
      {tables.length > 0 && <p className="muted">{t("end.count", { count: tables.length })}</p>}
      <ul className={styles.end} data-end>
        {tables.map((each) => (
          <li key={each.table}>
            <Still event={event} when={when} table={each} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}

interface StillProps {
  readonly event: OpenEvent;
  readonly when: Round;
  readonly table: TableNow;
}

function Still({ event, when, table: { table, players, mark, minutes } }: StillProps) {
  const { t } = useTranslation("floor");
  const { write, problem } = useWriting(event.id);
  const ends = useExtensionWords(roundClockOf(event.state.floor, when, nowInSeconds()));
  const name = (key: string) => nameOf(event.state, key);
  const set = (to: "covered" | "done" | "open") => void write([{ body: { kind: "table-marked", ...when, table, mark: to } }]);
  return (
    <article className={styles.still} aria-label={t("end.table", { table })}>
      <div className={styles.stillHead}>
        <strong className={styles.stillNumber}>{table}</strong>
        {minutes > 0 && <strong className={styles.big}>{t("extension.total", { count: minutes })}</strong>}
        <span className={mark === "covered" ? styles.coveredTag : styles.tag}>{t(`mark.${mark ?? "extended"}`)}</span>
      </div>
      <p>{players.length > 0 ? players.map(name).reduce((one, other) => t("two", { one, other })) : t("table.nobody")}</p>
      {minutes > 0 && <p>{ends(minutes)}</p>}
      <div className={styles.grid}>
        {mark === "covered" ? (
          <Button onClick={() => set("open")}>{t("end.leave")}</Button>
        ) : (
          <Button onClick={() => set("covered")}>{t("end.cover")}</Button>
        )}
        <Button onClick={() => set("done")}>{t("end.done")}</Button>
      </div>
      <Problem problem={problem} />
    </article>
  );
}

/** The tables whose result is missing, as the scorekeeper calls them out. */
function OpenTables({ event, when }: { readonly event: OpenEvent; readonly when: Round }) {
  const { t } = useTranslation("floor");
  const { write, problem } = useWriting(event.id);
  const [typed, setTyped] = useState("");
  const numbers = [...new Set(typed.split(/[\s,;、，；]+/u).map(parseTable))].filter((each) => each !== "");

  async function add() {
    const isKept = await write(numbers.map((table) => ({ body: { kind: "table-marked", ...when, table, mark: "open" as const } })));
    if (isKept) setTyped("");
  }

  return (
    <form
      className={styles.add}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (numbers.length > 0) void add();
      }}
    >
      <TextField label={t("end.numbers")} value={typed} maxLength={1000} onChange={(change) => setTyped(change.target.value)} />
      <Button type="submit" look="primary" disabled={numbers.length === 0}>
        {t("end.add")}
      </Button>
      <Problem problem={problem} />
    </form>
  );
}
