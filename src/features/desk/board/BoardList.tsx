import { memo, type Ref } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { Mark, toneClass } from "#ui/Mark.tsx";
import { timeOf } from "../names.ts";
import styles from "./Board.module.css";
import { type BoardRow, type Shown, useRows } from "./use-rows.ts";

/** On a phone: a list of lines, of which only what is in sight is in the page. */
export function BoardList(shown: Shown) {
  const { t } = useTranslation("desk");
  const { scroller, virtualizer, rowAt } = useRows(shown, 93);
  return (
    <section ref={scroller} className={styles.scroller} aria-label={t("board.region")}>
      <ul className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rowAt(index);
          return (
            row && (
              <Line
                key={key}
                ref={virtualizer.measureElement}
                index={index}
                start={start}
                size={shown.found.length}
                days={shown.days}
                {...row}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}

interface LineProps extends BoardRow {
  readonly ref: Ref<HTMLLIElement>;
  readonly index: number;
  readonly start: number;
  readonly size: number;
  readonly days: boolean;
}

const Line = memo(function Line({ ref, index, start, size, days, entry, player, infraction, penalty, tone, state }: LineProps) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const { day, round, table } = entry;
  const isOut = entry.state === "voided" || entry.state === "refused";
  return (
    <li
      ref={ref}
      data-index={index}
      className={styles.item}
      style={{ transform: `translateY(${start}px)` }}
      aria-setsize={size}
      aria-posinset={index + 1}
    >
      <Link to={`/log/${encodeURIComponent(entry.id)}`} className={styles.row}>
        <span className={styles.round}>
          {common("round-short", { round })}
          {days && <span className={styles.meta}>{common("day", { day })}</span>}
        </span>
        <span className={styles.main}>
          <span className={styles.top}>
            <span className={styles.name}>{player}</span>
            <span className={`${styles.penalty} ${toneClass(tone)} ${isOut ? styles.out : ""}`}>
              <Mark tone={tone} size={18} />
              <span>{penalty}</span>
            </span>
          </span>
          <span className={isOut ? styles.out : undefined}>{infraction}</span>
          <span className={styles.meta}>
            {entry.state !== "standing" && <strong>{state}</strong>}
            {table && <span>{common("table", { table })}</span>}
            <span>{t("judge-at", { judge: entry.by, time: timeOf(entry.at) })}</span>
          </span>
        </span>
      </Link>
    </li>
  );
});
