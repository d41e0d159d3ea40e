import { useState } from "react";
import { useTranslation } from "#i18n";
import { ENTRY_FILTERS } from "#log";
import type { OpenEvent } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Select } from "#ui/Field.tsx";
import styles from "./Board.module.css";
import type { Columns } from "./columns.ts";
import { choicesOf, NEWEST, type Query, SORTS, search } from "./search.ts";
import { useFilterName } from "./use-filter-name.ts";
import type { BoardLabels } from "./use-labels.ts";

interface ChoicesProps {
  readonly event: OpenEvent;
  readonly columns: Columns;
  readonly labels: BoardLabels;
  readonly days: boolean;
  readonly query: Query;
  readonly onAsk: (query: Query) => void;
}

interface FilterDialogProps extends ChoicesProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function FilterDialog({ open, onClose, ...rest }: FilterDialogProps) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  return (
    <Dialog title={t("board.filter-title")} closeLabel={common("action.close")} open={open} onClose={onClose}>
      <Choices {...rest} />
    </Dialog>
  );
}

const ORDERS = SORTS.flatMap((sort) => [
  { sort, descending: false, value: sort },
  { sort, descending: true, value: `-${sort}` },
]);

function Choices({ event, columns, labels, days, query, onAsk }: ChoicesProps) {
  const { t } = useTranslation("desk");
  const [chosen, setChosen] = useState(query);
  const nameOf = useFilterName(event, columns, labels);
  const order = `${chosen.descending ? "-" : ""}${chosen.sort}`;
  return (
    <form
      className="stack"
      onSubmit={(submit) => {
        submit.preventDefault();
        onAsk(chosen);
      }}
    >
      <div className={styles.selects}>
        {ENTRY_FILTERS.filter((key) => key !== "day" || days).map((key) => (
          <div key={key} className={key === "infraction" ? styles.whole : undefined}>
            <Select
              label={t(`board.filters.${key}`)}
              value={chosen.filters[key] ?? ""}
              onChange={({ target: { value } }) => {
                const { [key]: _, ...rest } = chosen.filters;
                setChosen({ ...chosen, filters: value === "" ? rest : { ...rest, [key]: value } });
              }}
            >
              <option value="">{t("board.any")}</option>
              {[...new Set([...choicesOf(columns, key), ...(chosen.filters[key] === undefined ? [] : [chosen.filters[key]])])].map(
                (value) => (
                  <option key={value} value={value}>
                    {nameOf(key, value)}
                  </option>
                ),
              )}
            </Select>
          </div>
        ))}
        <div className={styles.whole}>
          <Select
            label={t("board.sort")}
            value={order}
            onChange={({ target: { value } }) => {
              const found = ORDERS.find((each) => each.value === value);
              if (found) setChosen({ ...chosen, sort: found.sort, descending: found.descending });
            }}
          >
            {ORDERS.map(({ sort, descending, value }) => (
              <option key={value} value={value}>
                {t(descending ? "board.down" : "board.up", { column: t(`board.columns.${sort}`) })}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Button type="submit" look="primary" wide>
        {t("board.show", { count: search(columns, labels, chosen).length })}
      </Button>
      <Button look="quiet" wide onClick={() => onAsk(NEWEST)}>
        {t("board.clear")}
      </Button>
    </form>
  );
}
