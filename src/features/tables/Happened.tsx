import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n";
import { unreachable } from "#lib/unreachable.ts";
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
  const { t: common } = useTranslation("common");
  const textOf = useHappenedText();
  const { write, problem } = useWriting(event.id);
  const [takenBack, setTakenBack] = useState<Shown>();
  const said = useRef<HTMLParagraphElement>(null);
  const { floor } = event.state;
  const all: readonly Shown[] = [
    ...floorRecords(floor, "called"),
    ...floorRecords(floor, "extended"),
    ...floorRecords(floor, "deck-checked"),
  ];
  const here = all
    .filter(({ body }) => body.day === place.day && body.round === place.round && body.table === place.table)
    .sort((a, b) => b.clock - a.clock);

  // The row is gone, and focus with it.
  useEffect(() => {
    if (takenBack) said.current?.focus({ preventScroll: true });
  }, [takenBack]);

  async function takeBack(record: Shown) {
    if (await write([{ body: { kind: "voided", target: record.id, reason: "undo" } }])) setTakenBack(record);
  }

  async function restore({ id }: Shown) {
    if (await write([{ body: { kind: "restored", target: id } }])) setTakenBack(undefined);
  }

  if (here.length === 0 && !takenBack) return null;
  return (
    <section className="stack" aria-labelledby="happened">
      <h2 id="happened">{t("table.happened")}</h2>
      <ul className={styles.list} data-happened>
        {here.map((record) => (
          <li key={record.id} className={styles.record}>
            <Line record={record} />
            {record.body.kind === "extended" && <SlipLink of={record.id} about="extension" />}
            <Button look="quiet" onClick={() => void takeBack(record)}>
              {t("take-back")}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status" className="live" data-taken-back>
        {takenBack && (
          <p ref={said} tabIndex={-1} className="row">
            <span className="grow">{t("happened.taken-back", { what: textOf(takenBack.body) })}</span>
            <Button onClick={() => void restore(takenBack)}>{common("action.undo")}</Button>
          </p>
        )}
      </div>
      <Problem problem={problem} />
    </section>
  );
}

/** What happened, in a few words. */
function useHappenedText(): (body: Shown["body"]) => string {
  const { t } = useTranslation("floor");
  const text = useClockText();
  return (body) => {
    switch (body.kind) {
      case "called":
        return t("happened.called", { length: text(body.seconds) });
      case "extended":
        return t("happened.extended", { count: body.minutes, why: t(`reason.${body.why}`) });
      case "deck-checked":
        return t("happened.deck-checked", { result: t(`result.${body.result}`) });
      default:
        return unreachable(body);
    }
  };
}

function Line({ record: { body, at, by } }: { readonly record: Shown }) {
  const { t } = useTranslation("floor");
  const textOf = useHappenedText();
  return (
    <span className="grow">
      <span className={styles.strong}>{textOf(body)}</span>
      <span className="muted"> {t("by-at", { judge: by, time: at.slice(11, 16) })}</span>
      {"note" in body && body.note && <span className={styles.note}>{body.note}</span>}
    </span>
  );
}
