import { useTranslation } from "#i18n";
import { Icon } from "#ui/Icon.tsx";
import styles from "./Board.module.css";
import { EntryCells } from "./EntryCells.tsx";
import { type Query, SORTS, type Sort } from "./search.ts";
import { useRowWords } from "./use-row-words.ts";
import { type Shown, useRows } from "./use-rows.ts";

interface BoardTableProps extends Shown {
  readonly query: Query;
  readonly onAsk: (query: Query) => void;
}

/** On a tablet or a laptop: a table, of which only what is in sight is in the page. */
export function BoardTable({ query, onAsk, ...shown }: BoardTableProps) {
  const { t } = useTranslation("desk");
  const words = useRowWords();
  const { scroller, rows, before, after, onFocus, onScroll } = useRows(shown, 3.5);
  return (
    <section
      ref={scroller}
      tabIndex={-1}
      onFocus={onFocus}
      onScroll={onScroll}
      className={`${styles.scroller} ${styles.wide}`}
      aria-label={t("board.region")}
    >
      <div style={{ paddingBlock: `${before}px ${after}px` }}>
        <table className={styles.table} aria-rowcount={shown.found.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {SORTS.map((sort) => (
                <Header key={sort} sort={sort} query={query} onAsk={onAsk} />
              ))}
              <th scope="col" className={styles["time-column"]}>
                <span className={styles.plain}>{t("board.columns.time")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ index, row, slot }) => (
              <EntryCells key={slot} index={index} days={shown.days} words={words} {...row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The first tap sorts by the column, the next one turns the order around; rounds begin with the newest. */
function Header({ sort, query, onAsk }: { readonly sort: Sort } & Pick<BoardTableProps, "query" | "onAsk">) {
  const { t } = useTranslation("desk");
  const isSorted = query.sort === sort;
  const { descending } = query;
  return (
    <th scope="col" className={styles[`${sort}-column`]} aria-sort={isSorted ? (descending ? "descending" : "ascending") : "none"}>
      <button type="button" onClick={() => onAsk({ ...query, sort, descending: isSorted ? !descending : sort === "place" })}>
        <span>{t(`board.columns.${sort}`)}</span>
        <span className={`${styles.arrow} ${isSorted ? "" : styles.off} ${descending ? "" : styles.turned}`}>
          <Icon name="next" size={16} />
        </span>
      </button>
    </th>
  );
}
