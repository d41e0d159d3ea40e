import { Link } from "react-router";
import { isNumbered } from "#find";
import { heaviestTone } from "#parts";
import type { Guide, PenaltyId, Provenance } from "#rules";
import { Mark } from "#ui/Mark.tsx";
import type { Slot } from "./cells.ts";
import { penaltyNames, type Side, sectionOf } from "./side.ts";
import styles from "./table.module.css";
import { type Column, SIGNS, type TableModel } from "./table-of.ts";

interface QuickTableProps {
  readonly side: Side;
  readonly table: TableModel;
}

/** The first column stays in sight; the rest scrolls in a box of its own, by keyboard too. */
export function QuickTable({ side, table }: QuickTableProps) {
  const { guide, texts, t } = side;
  const isBySteps = table.columns[0]?.kind === "step";
  const caption = t(isBySteps ? "table.caption-steps" : "table.caption", { guide: texts.name });
  return (
    // A box that scrolls must be reachable without a pointer.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.box} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t("table.infraction")}
            </th>
            {table.columns.map((column) => (
              <th key={column.kind === "level" ? column.level : column.offence} scope="col" className={styles.column}>
                <ColumnName side={side} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        {table.groups.map(({ section, rows }) => (
          <tbody key={section}>
            <tr>
              <th scope="rowgroup" colSpan={table.columns.length + 1} className={styles.group}>
                <span className={styles.groupName}>
                  {isNumbered(section) && `${section} `}
                  {sectionOf(side, section)?.name}
                </span>
              </th>
            </tr>
            {rows.map(({ infraction, slots }) => (
              <tr key={infraction.id}>
                <th scope="row" className={styles.rowName}>
                  <Link className={styles.link} to={`/guide/${guide.id}/${infraction.section}`}>
                    {isNumbered(infraction.section) && <span className={styles.number}>{infraction.section}</span>}
                    <span>{sectionOf(side, infraction.section)?.short}</span>
                  </Link>
                </th>
                {slots.map((slot, index) => (
                  <td key={keyOf(table.columns[index])} className={styles.cell}>
                    <SlotCell side={side} slot={slot} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function keyOf(column: Column | undefined): string {
  return column?.kind === "level" ? column.level : String(column?.offence);
}

function ColumnName({ side: { texts, t }, column }: { readonly side: Side; readonly column: Column }) {
  if (column.kind === "step") return t("table.offence", { count: column.offence });
  return (
    <>
      <span>{texts.levels[column.level]?.name}</span>
      {column.isEvent && <span className={styles.thisEvent}>{t("table.this-event")}</span>}
    </>
  );
}

function SlotCell({ side, slot: { cell, house } }: { readonly side: Side; readonly slot: Slot }) {
  const { t, common, guide } = side;
  if (house) return <Value side={side} guide={guide} penalties={house} from="house" edition={undefined} />;
  if (cell.kind === "issue") return <Value side={side} guide={guide} penalties={cell.penalties} from={cell.from} edition={cell.edition} />;
  return (
    <span className={styles.gap}>
      <span aria-hidden={cell.why === "beyond-chart"}>{t(`cell.${cell.why}`)}</span>
      {cell.why === "beyond-chart" && <span className="visually-hidden">{common("why-short.beyond-chart")}</span>}
    </span>
  );
}

interface ValueProps {
  readonly side: Side;
  readonly guide: Guide;
  readonly penalties: readonly PenaltyId[];
  readonly from: Provenance;
  readonly edition: string | undefined;
}

function Value({ side, guide, penalties, from, edition }: ValueProps) {
  const { t, common, texts } = side;
  if (penalties.length === 0) return <span className={styles.gap}>{t("table.measure")}</span>;
  return (
    <span className={styles.value}>
      <Mark tone={heaviestTone(guide, penalties)} size={16} />
      <span aria-hidden="true">
        {penalties.map((id) => texts.penalties[id]?.abbr ?? id).reduce((first, second) => common("penalty.plus", { first, second }))}
        <sup className={styles.sign}>{SIGNS[from]}</sup>
      </span>
      <span className="visually-hidden">
        {penaltyNames(side, penalties)}
        {from !== "source" && ` (${common(`from.${from}`, { edition })})`}
      </span>
    </span>
  );
}
