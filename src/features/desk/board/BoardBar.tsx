import { useRef } from "react";
import { useTranslation } from "#i18n";
import { ENTRY_FILTERS, LIMITS } from "#log";
import type { OpenEvent } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import type { TypedText } from "#ui/use-typed-text.ts";
import styles from "./BoardBar.module.css";
import type { Columns } from "./columns.ts";
import { NEWEST, type Query } from "./search.ts";
import { useFilterName } from "./use-filter-name.ts";
import type { BoardLabels } from "./use-labels.ts";

interface BoardBarProps {
  readonly event: OpenEvent;
  readonly columns: Columns;
  readonly labels: BoardLabels;
  readonly found: Float64Array;
  readonly query: Query;
  readonly words: TypedText;
  readonly onAsk: (query: Query) => void;
  readonly onChoose: () => void;
}

/** What is looked for: typed words, and the filters that can be taken away again. */
export function BoardBar({ event, columns, labels, found, query, words, onAsk, onChoose }: BoardBarProps) {
  const { t } = useTranslation("desk");
  const nameOf = useFilterName(event, columns, labels);
  const { filters } = query;
  const choose = useRef<HTMLButtonElement>(null);
  /** The chip that was tapped goes, and focus with it. */
  const askFromChip = (next: Query) => {
    choose.current?.focus();
    onAsk(next);
  };
  const active = ENTRY_FILTERS.flatMap((key) => (filters[key] === undefined ? [] : [{ key, label: nameOf(key, filters[key]) }]));

  return (
    <div className={styles.bar}>
      <search className={styles.line}>
        <label className={styles.search}>
          <Icon name="search" size={20} />
          <input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LIMITS.name}
            aria-label={t("board.search")}
            placeholder={t("board.search")}
            value={words.typed}
            onChange={({ target }) => words.type(target.value)}
            onBlur={words.keep}
          />
        </label>
        <Button ref={choose} onClick={onChoose} aria-haspopup="dialog">
          {t("board.filter")}
        </Button>
      </search>
      <div className={styles.active}>
        <span className={styles.found} role="status">
          {found.length === columns.size
            ? t("board.found", { count: found.length })
            : t("board.found-of", { found: found.length, all: columns.size })}
        </span>
        {active.map(({ key, label }) => {
          const { [key]: _, ...rest } = filters;
          return (
            <button
              key={key}
              type="button"
              className={styles.chip}
              aria-label={t("board.remove", { filter: label })}
              onClick={() => askFromChip({ ...query, filters: rest })}
            >
              <span>{label}</span>
              <Icon name="close" size={16} />
            </button>
          );
        })}
        {active.length > 1 && (
          <button
            type="button"
            className={`${styles.chip} ${styles.clear}`}
            onClick={() => askFromChip({ ...NEWEST, sort: query.sort, descending: query.descending })}
          >
            {t("board.clear")}
          </button>
        )}
      </div>
    </div>
  );
}
