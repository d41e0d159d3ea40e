import { useState } from "react";
import { Link, useParams } from "react-router";
import { useTranslation } from "#i18n";
import { roundClockOf, TABLE_MARKS, tableOf } from "#log";
import { BackLink, NoEvent, nowInSeconds, type OpenEvent, Problem, StartClock, useExtensionWords, useOpenEvent, useWriting } from "#parts";
import { useLog } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { GiveTime } from "./GiveTime.tsx";
import { Happened } from "./Happened.tsx";
import { Players } from "./Players.tsx";
import styles from "./tables.module.css";
import { roundQuery, useRound } from "./use-round.ts";

/** One table: both players, and everything that a judge does there. */
export function TableScreen() {
  const { t } = useTranslation("floor");
  const { table = "" } = useParams();
  const event = useOpenEvent();
  return event ? <OneTable key={table} event={event} name={table} /> : <NoEvent title={t("tables.title")} />;
}

function OneTable({ event, name }: { readonly event: OpenEvent; readonly name: string }) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const { t: investigation } = useTranslation("investigation");
  useLog();
  const when = useRound(event);
  const [giving, setGiving] = useState(false);
  const { write, problem } = useWriting(event.id);
  const { table, players, mark, minutes } = tableOf(event.state, when, name);
  const place = { ...when, table };
  const ends = useExtensionWords(roundClockOf(event.state.floor, when, nowInSeconds()));
  const isNow = roundQuery(event, when) === "";
  return (
    <Screen
      title={common("table", { table })}
      back={<BackLink to="/tables" />}
      bar={
        <p className="muted">
          {event.settings.from === event.settings.to ? common("round", { round: when.round }) : common("day-round", { ...when })}
        </p>
      }
      foot={
        isNow ? (
          <StartClock event={event} clock={{ form: "call", table }} label={t("start.call-at", { table })} look="primary" />
        ) : undefined
      }
    >
      {minutes > 0 && (
        <section className={styles.extended} aria-label={t("extension.title")} data-extended>
          <strong className={styles.big}>{t("extension.total", { count: minutes })}</strong>
          <span>{ends(minutes)}</span>
        </section>
      )}
      <Players event={event} place={place} players={players} />
      <section className="stack" aria-labelledby="at-table">
        <h2 id="at-table">{t("table.do")}</h2>
        <div className={styles.grid}>
          <Button onClick={() => setGiving(true)}>
            <Icon name="add" size={20} />
            {t("extension.give")}
          </Button>
          <Link className={buttonClass()} to={`/deck-checks/new?${new URLSearchParams({ ...strings(when), table })}`}>
            <Icon name="deck" size={20} />
            {t("deck.check")}
          </Link>
          {isNow && (
            <>
              <Link className={buttonClass()} to={`/investigations/new?${new URLSearchParams({ table })}`}>
                <Icon name="note" size={20} />
                {investigation("begin")}
              </Link>
              <StartClock event={event} clock={{ form: "slow-play", table }} label={t("start.slow-play")} />
            </>
          )}
        </div>
      </section>
      <Choice
        legend={t("mark.legend")}
        options={TABLE_MARKS.map((value) => ({ value, label: t(`mark.${value}`) }))}
        value={mark}
        onChange={(chosen) => chosen && void write([{ body: { kind: "table-marked", ...place, mark: chosen } }])}
      />
      <Problem problem={problem} />
      <Happened event={event} place={place} />
      <GiveTime event={event} place={place} open={giving} onClose={() => setGiving(false)} />
    </Screen>
  );
}

function strings(when: { readonly day: number; readonly round: number }) {
  return { day: String(when.day), round: String(when.round) };
}
