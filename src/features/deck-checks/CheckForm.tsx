import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import { type Clock, DECK_CHECK_RESULTS, deckChecksByPlayer, minutesBack, runningClocks, secondsOn } from "#log";
import {
  ClockTime,
  changeOf,
  ExtensionFields,
  localTimeAt,
  nameOf,
  nowInSeconds,
  type OpenEvent,
  Problem,
  StartClock,
  useKeptText,
  useNow,
  useOwnPhone,
  useWriting,
} from "#parts";
import { useStores, type Writing } from "#store";
import { Button } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { TextArea } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { Checked } from "./Checked.tsx";
import styles from "./deck-checks.module.css";

interface CheckFormProps {
  readonly event: OpenEvent;
  readonly place: { readonly day: number; readonly round: number; readonly table: string };
  /** Who sits there by the pairings: both are checked unless the judge says otherwise. */
  readonly seated: readonly string[];
  readonly back: ReactNode;
  readonly tableField: ReactNode;
}

type Result = (typeof DECK_CHECK_RESULTS)[number];

export function CheckForm({ event, place, seated, back, tableField }: CheckFormProps) {
  const { t } = useTranslation("floor");
  const { log } = useStores();
  const navigate = useNavigate();
  const now = useNow();
  const own = useOwnPhone();
  const { write, problem } = useWriting(event.id);
  const [id] = useState(log.newId);
  const [picked, setPicked] = useState<{ readonly table: string; readonly players: readonly string[] }>();
  const [result, setResult] = useState<Result>();
  const [note, setNote] = useKeptText(`deck-check-note ${event.id}`);
  const [chosen, setChosen] = useState<number>();
  const { table } = place;
  const players = picked?.table === table ? picked.players : seated;
  const clock = runningClocks(event.state.floor, now).find((each) => each.phone === own && isOf(each, table));
  const plus = event.guide.timeExtension?.deckCheck ?? 0;
  const suggested = clock ? minutesBack({ seconds: secondsOn(clock, now), plus }) : 0;
  const minutes = table === "" ? 0 : (chosen ?? suggested);
  const counts = deckChecksByPlayer(event.state);
  const again = players.filter((each) => counts.has(each));

  async function save(found: Result) {
    const where = { day: place.day, round: place.round, ...(table === "" ? {} : { table }) };
    const text = note === "" ? {} : { note };
    const writings: Writing[] = [{ id, body: { kind: "deck-checked", players: [...players], ...where, result: found, ...text } }];
    if (minutes > 0) writings.push({ id: `${id}-extended`, body: { kind: "extended", ...place, minutes, why: "deck-check", of: id } });
    if (clock) writings.push({ body: changeOf(clock, { stopped: localTimeAt(nowInSeconds()) }) });
    if (!(await write(writings))) return;
    setNote("");
    void navigate(table === "" ? "/deck-checks" : `/tables/${encodeURIComponent(table)}`, { replace: true });
  }

  return (
    <Screen
      title={t("deck.check")}
      back={back}
      foot={
        <div className="stack">
          <Problem problem={problem} />
          {players.length === 0 || result === undefined ? (
            <p className={styles.missing}>{t(players.length === 0 ? "deck.nobody" : "deck.no-result")}</p>
          ) : (
            <Button look="primary" wide onClick={() => void save(result)}>
              {minutes > 0 ? t("deck.save-and-give", { count: minutes }) : t("deck.save")}
            </Button>
          )}
        </div>
      }
    >
      {tableField}
      <Checked event={event} seated={seated} players={players} onPlayers={(next) => setPicked({ table, players: next })} />
      <div role="status" className={`${styles.live} live`}>
        {again.map((each) => (
          <p key={each} className={styles.notice} data-again>
            {t("deck.again", { name: nameOf(event.state, each), count: counts.get(each) ?? 0 })}
          </p>
        ))}
      </div>
      {clock ? (
        <p className={styles.clock}>
          <ClockTime seconds={secondsOn(clock, now)} className={styles.time} /> <span className="muted">{t("deck.clock-runs")}</span>
        </p>
      ) : (
        table !== "" && <StartClock event={event} clock={{ form: "free", table }} label={t("deck.start")} />
      )}
      <Choice
        legend={t("deck.result")}
        options={DECK_CHECK_RESULTS.map((value) => ({ value, label: t(`result.${value}`) }))}
        value={result}
        onChange={setResult}
      />
      {table !== "" && (
        <ExtensionFields
          event={event}
          place={place}
          minutes={minutes}
          onMinutes={setChosen}
          why={clock && t(plus > 0 ? "why.deck-plus" : "why.length", { count: plus })}
        />
      )}
      <TextArea label={t("deck.note")} maxLength={10_000} value={note} onChange={(typed) => setNote(typed.target.value)} />
    </Screen>
  );
}

/** A clock that counts up at this table measures the check. */
function isOf({ form, seconds, table }: Clock, name: string): boolean {
  return table === name && (form === "free" || form === "call") && seconds === undefined;
}
