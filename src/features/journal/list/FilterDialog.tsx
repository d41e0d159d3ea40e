import { useMemo, useState } from "react";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { severalDays } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Select } from "#ui/Field.tsx";
import styles from "./FilterDialog.module.css";
import { FilterValue } from "./FilterValue.tsx";
import { FILTER_KEYS, type Filters, matching, optionsOf, withFilter } from "./filters.ts";
import type { Rows } from "./rows.ts";

interface FilterDialogProps {
  readonly event: OpenEvent;
  readonly rows: Rows;
  readonly filters: Filters;
  readonly flagged: ReadonlyMap<string, unknown>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChange: (filters: Filters) => void;
}

export function FilterDialog({ open, onClose, ...rest }: FilterDialogProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  return (
    <Dialog title={t("filter.title")} closeLabel={common("action.close")} open={open} onClose={onClose}>
      <Choices {...rest} />
    </Dialog>
  );
}

function Choices({ event, rows, filters, flagged, onChange }: Omit<FilterDialogProps, "open" | "onClose">) {
  const { t } = useTranslation("journal");
  const [chosen, setChosen] = useState(filters);
  const options = useMemo(() => optionsOf(rows), [rows]);
  const keys = FILTER_KEYS.filter((key) => key !== "day" || severalDays(event.settings, event.state));
  const found = matching(rows, chosen, new Set(flagged.keys())).length;
  return (
    <form
      className="stack"
      onSubmit={(submit) => {
        submit.preventDefault();
        onChange(chosen);
      }}
    >
      <div className={styles.selects}>
        {keys.map((key) => (
          <div key={key} className={key === "infraction" ? styles.whole : undefined}>
            <Select
              label={t(`filter.by.${key}`)}
              value={chosen[key] ?? ""}
              onChange={({ target }) => setChosen(withFilter(chosen, key, target.value))}
            >
              <option value="">{t("filter.any")}</option>
              {[...new Set([...options[key], ...(chosen[key] === undefined ? [] : [chosen[key]])])].map((value) => (
                <FilterValue key={value} event={event} filter={key} value={value}>
                  {(label) => <option value={value}>{label}</option>}
                </FilterValue>
              ))}
            </Select>
          </div>
        ))}
      </div>
      <Button type="submit" look="primary" wide>
        {t("filter.show", { count: found })}
      </Button>
      <Button look="quiet" wide onClick={() => onChange({})}>
        {t("filter.clear")}
      </Button>
    </form>
  );
}
