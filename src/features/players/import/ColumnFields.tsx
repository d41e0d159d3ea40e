import { useTranslation } from "#i18n";
import type { Columns, Roster, RosterRow } from "#roster";
import { Select } from "#ui/Field.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "../players.module.css";
import { COLUMN_CHOICES, choiceOf, withChoice } from "./list-source.ts";

const EXAMPLES = 3;

interface ColumnFieldsProps {
  readonly roster: Roster;
  readonly rows: readonly RosterRow[];
  readonly columns: Columns;
  readonly onColumns: (columns: Columns) => void;
  readonly isTitled: boolean;
  readonly onTitled: (isTitled: boolean) => void;
}

/** What stands in each column, guessed and changeable, with the first values beside it. */
export function ColumnFields({ roster, rows, columns, onColumns, isTitled, onTitled }: ColumnFieldsProps) {
  const { t } = useTranslation("players");
  const titles = isTitled ? titlesOf(roster) : [];
  return (
    <section className={styles.section} aria-labelledby="columns">
      <h2 id="columns" className={styles.heading}>
        {t("columns.title")}
      </h2>
      <div className={styles.facts}>
        {roster.columns.map((_, index) => (
          <Select
            // Columns never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            label={
              titles[index] ? t("columns.titled", { number: index + 1, title: titles[index] }) : t("columns.number", { number: index + 1 })
            }
            hint={examplesOf(rows, index).join(" · ")}
            value={choiceOf(columns, index) ?? ""}
            onChange={(change) =>
              onColumns(
                withChoice(
                  columns,
                  index,
                  COLUMN_CHOICES.find((each) => each === change.target.value),
                ),
              )
            }
          >
            {COLUMN_CHOICES.map((each) => (
              <option key={each} value={each}>
                {t(`columns.${each}`)}
              </option>
            ))}
            <option value="">{t("columns.ignore")}</option>
          </Select>
        ))}
        <Switch label={t("columns.has-titles")} hint={t("columns.has-titles-hint")} on={isTitled} onChange={onTitled} />
      </div>
    </section>
  );
}

function titlesOf({ columns, rows }: Roster): readonly string[] {
  return columns.some((each) => each !== "") ? columns : (rows[0]?.cells ?? []);
}

function examplesOf(rows: readonly RosterRow[], index: number): readonly string[] {
  const examples: string[] = [];
  for (const { cells } of rows) {
    const cell = (cells[index] ?? "").trim();
    if (cell !== "") examples.push(cell.slice(0, 40));
    if (examples.length === EXAMPLES) break;
  }
  return examples;
}
