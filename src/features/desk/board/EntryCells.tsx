import { memo } from "react";
import { timeOf } from "#parts";
import { Mark, toneClass } from "#ui/Mark.tsx";
import styles from "./Board.module.css";
import type { RowWords } from "./use-row-words.ts";
import type { BoardRow } from "./use-rows.ts";

interface EntryCellsProps extends BoardRow {
  readonly index: number;
  readonly days: boolean;
  readonly words: RowWords;
}

export const EntryCells = memo(function EntryCells({
  index,
  days,
  words,
  entry,
  player,
  infraction,
  penalty,
  tone,
  state,
}: EntryCellsProps) {
  const isOut = entry.state === "voided" || entry.state === "refused";
  return (
    <tr aria-rowindex={index + 2}>
      <td className={styles.figure}>
        {days && <span className={styles.day}>{words.day(entry)}</span>}
        <span>{words.round(entry)}</span>
      </td>
      <th scope="row">
        <a href={words.href(entry)} data-entry={encodeURIComponent(entry.id)} onClick={words.open} className={styles.name}>
          <span className={styles.text}>{player}</span>
        </a>
      </th>
      <td className={styles.figure}>{entry.table}</td>
      <td className={isOut ? styles.out : undefined}>
        <span className={styles.text}>{infraction}</span>
      </td>
      <td className={isOut ? styles.out : undefined}>
        <span className={`${styles.penalty} ${toneClass(tone)}`}>
          <Mark tone={tone} size={18} />
          <span className={styles.text}>{penalty}</span>
        </span>
      </td>
      <td>
        <span className={styles.text}>{state}</span>
      </td>
      <td>
        <span className={styles.text}>{entry.by}</span>
      </td>
      <td className={styles.figure}>{timeOf(entry.at)}</td>
    </tr>
  );
});
