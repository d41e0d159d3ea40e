import { memo } from "react";
import { useTranslation } from "#i18n";
import { Mark, toneClass } from "#ui/Mark.tsx";
import styles from "./Board.module.css";
import { type RowWords, useRowWords } from "./use-row-words.ts";
import { type BoardRow, type Shown, useRows } from "./use-rows.ts";

/** On a phone: a list of lines, of which only what is in sight is in the page. */
export function BoardList(shown: Shown) {
  const { t } = useTranslation("desk");
  const words = useRowWords();
  const { scroller, rows, before, after, onFocus, onScroll } = useRows(shown, 6);
  return (
    <section ref={scroller} tabIndex={-1} onFocus={onFocus} onScroll={onScroll} className={styles.scroller} aria-label={t("board.region")}>
      <ul style={{ paddingBlock: `${before}px ${after}px` }} className={styles.list}>
        {rows.map(({ index, row, slot }) => (
          <Line key={slot} index={index} size={shown.found.length} days={shown.days} words={words} {...row} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps extends BoardRow {
  readonly index: number;
  readonly size: number;
  readonly days: boolean;
  readonly words: RowWords;
}

const Line = memo(function Line({ index, size, days, words, entry, player, infraction, penalty, tone, state }: LineProps) {
  const { table } = entry;
  const isOut = entry.state === "voided" || entry.state === "refused";
  return (
    <li className={styles.item} aria-setsize={size} aria-posinset={index + 1}>
      <a href={words.href(entry)} data-entry={encodeURIComponent(entry.id)} onClick={words.open} className={styles.row}>
        <span className={styles.round}>
          {words.round(entry)}
          {days && <span className={styles.meta}>{words.day(entry)}</span>}
        </span>
        <span className={styles.main}>
          <span className={styles.top}>
            <span className={`${styles.name} ${styles.line}`}>{player}</span>
            <span className={`${styles.penalty} ${toneClass(tone)} ${isOut ? styles.out : ""}`}>
              <Mark tone={tone} size={18} />
              <span className={styles.line}>{penalty}</span>
            </span>
          </span>
          <span className={`${styles.line} ${isOut ? styles.out : ""}`}>{infraction}</span>
          <span className={`${styles.meta} ${styles.single}`}>
            {entry.state !== "standing" && <strong>{state}</strong>}
            {table && <span>{words.table(table)}</span>}
            <span>{words.judgeAt(entry)}</span>
          </span>
        </span>
      </a>
    </li>
  );
});
