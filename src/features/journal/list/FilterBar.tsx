import { useRef } from "react";
import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import type { OpenEvent } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import type { TypedText } from "#ui/use-typed-text.ts";
import styles from "./FilterBar.module.css";
import { FilterValue } from "./FilterValue.tsx";
import { FILTER_KEYS, type Filters, isFiltered, withFilter } from "./filters.ts";

interface FilterBarProps {
  readonly event: OpenEvent;
  readonly filters: Filters;
  /** The field for a name. */
  readonly player: TypedText;
  readonly found: number;
  readonly onChange: (filters: Filters) => void;
  readonly onChoose: () => void;
}

/** One line that stays in sight: the player by name, the other filters behind a button, and the active ones to take away. */
export function FilterBar({ event, filters, player, found, onChange, onChoose }: FilterBarProps) {
  const { t } = useTranslation("journal");
  const open = useRef<HTMLButtonElement>(null);
  /** The chip that was tapped goes, and focus with it. */
  const change = (next: Filters) => {
    open.current?.focus();
    onChange(next);
  };
  const active = FILTER_KEYS.flatMap((key) => (filters[key] === undefined ? [] : [{ key, value: filters[key] }]));

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
            aria-label={t("filter.player")}
            placeholder={t("filter.player")}
            value={player.typed}
            onChange={({ target }) => player.type(target.value)}
            onBlur={player.keep}
          />
        </label>
        <Button ref={open} onClick={onChoose} aria-haspopup="dialog">
          <FilterIcon />
          <span className={styles.word}>{t("filter.open")}</span>
        </Button>
      </search>
      {isFiltered(filters) && (
        <div className={styles.active}>
          <span className={styles.found}>{t("found", { count: found })}</span>
          {active.map(({ key, value }) => (
            <FilterValue key={key} event={event} filter={key} value={value}>
              {(label) => (
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={t("filter.remove", { filter: label })}
                  onClick={() => change(withFilter(filters, key, undefined))}
                >
                  <span>{label}</span>
                  <Icon name="close" size={16} />
                </button>
              )}
            </FilterValue>
          ))}
          {active.length + (filters.player === undefined ? 0 : 1) > 1 && (
            <button type="button" className={`${styles.chip} ${styles.clear}`} onClick={() => change({})}>
              {t("filter.clear")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function FilterIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 7h16M7 12h10M10 17h4" />
    </svg>
  );
}
