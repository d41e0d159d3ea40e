import { memo, type Ref } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { Mark, toneClass } from "#ui/Mark.tsx";
import { timeOf } from "../names.ts";
import styles from "./Board.module.css";
import type { BoardRow } from "./use-rows.ts";

interface EntryCellsProps extends BoardRow {
  readonly ref: Ref<HTMLTableRowElement>;
  readonly index: number;
  readonly days: boolean;
}

export const EntryCells = memo(function EntryCells({ ref, index, days, entry, player, infraction, penalty, tone, state }: EntryCellsProps) {
  const { t } = useTranslation("common");
  const { day, round } = entry;
  const isOut = entry.state === "voided" || entry.state === "refused";
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <td className={styles.figure}>{days ? `${t("day", { day })} ${t("round-short", { round })}` : t("round-short", { round })}</td>
      <th scope="row">
        <Link to={`/log/${encodeURIComponent(entry.id)}`} className={styles.name}>
          {player}
        </Link>
      </th>
      <td className={styles.figure}>{entry.table}</td>
      <td className={isOut ? styles.out : undefined}>{infraction}</td>
      <td className={isOut ? styles.out : undefined}>
        <span className={`${styles.penalty} ${toneClass(tone)}`}>
          <Mark tone={tone} size={18} />
          <span>{penalty}</span>
        </span>
      </td>
      <td>{state}</td>
      <td>{entry.by}</td>
      <td className={styles.figure}>{timeOf(entry.at)}</td>
    </tr>
  );
});
