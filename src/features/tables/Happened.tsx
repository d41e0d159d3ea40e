import { useTranslation } from "#i18n";
import { type FloorRecord, floorRecords } from "#log";
import { type OpenEvent, Problem, SlipLink, useClockText, useWriting } from "#parts";
import { Button } from "#ui/Button.tsx";
import styles from "./tables.module.css";

interface HappenedProps {
  readonly event: OpenEvent;
  readonly place: { readonly day: number; readonly round: number; readonly table: string };
}

type Shown = FloorRecord<"called"> | FloorRecord<"extended"> | FloorRecord<"deck-checked">;

/** Calls, extensions and deck checks at a table in this round, by whom and when; each can be taken back. */
export function Happened({ event, place }: HappenedProps) {
  const { t } = useTranslation("floor");
  const { write, problem } = useWriting(event.id);
  const { floor } = event.state;
  const all: readonly Shown[] = [
    ...floorRecords(floor, "called"),
    ...floorRecords(floor, "extended"),
    ...floorRecords(floor, "deck-checked"),
  ];
  const here = all
    .filter(({ body }) => body.day === place.day && body.round === place.round && body.table === place.table)
    .sort((a, b) => b.clock - a.clock);
  if (here.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="happened">
      <h2 id="happened">{t("table.happened")}</h2>
      <ul className={styles.list} data-happened>
        {here.map((record) => (
          <li key={record.id} className={styles.record}>
            <Line record={record} />
            {record.body.kind === "extended" && <SlipLink of={record.id} />}
            <Button look="quiet" onClick={() => void write([{ body: { kind: "voided", target: record.id, reason: "undo" } }])}>
              {t("take-back")}
            </Button>
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
    </section>
  );
}

function Line({ record: { body, at, by } }: { readonly record: Shown }) {
  const { t } = useTranslation("floor");
  const text = useClockText();
  return (
    <span className="grow">
      <span className={styles.strong}>
        {body.kind === "called" && t("happened.called", { length: text(body.seconds) })}
        {body.kind === "extended" && t("happened.extended", { count: body.minutes, why: t(`reason.${body.why}`) })}
        {body.kind === "deck-checked" && t("happened.deck-checked", { result: t(`result.${body.result}`) })}
      </span>
      <span className="muted"> {t("by-at", { judge: by, time: at.slice(11, 16) })}</span>
      {"note" in body && body.note && <span className={styles.note}>{body.note}</span>}
    </span>
  );
}
