import { toneOf } from "#parts";
import { Mark } from "#ui/Mark.tsx";
import type { Side } from "./side.ts";
import styles from "./table.module.css";
import { SIGNS, type TableModel, usedIn } from "./table-of.ts";

/** What the letters, shapes and signs of the table mean; only those that stand in it. */
export function Legend({ side, table }: { readonly side: Side; readonly table: TableModel }) {
  const { guide, texts, t, common } = side;
  const { penalties, signs, gaps } = usedIn(table);
  return (
    <section className={styles.legend} aria-labelledby="legend">
      <h2 id="legend" className={styles.legendName}>
        {t("table.legend")}
      </h2>
      <dl className={styles.terms}>
        {guide.ladder
          .filter(({ id }) => penalties.has(id))
          .map(({ id }) => (
            <div key={id} className={styles.term}>
              <dt className={styles.value}>
                <Mark tone={toneOf(guide, id)} size={16} />
                <span>{texts.penalties[id]?.abbr}</span>
              </dt>
              <dd>{texts.penalties[id]?.name}</dd>
            </div>
          ))}
        {[...signs].map(([from, editions]) => (
          <div key={from} className={styles.term}>
            <dt className={styles.sign}>{SIGNS[from]}</dt>
            <dd>{common(`from.${from}`, { edition: [...editions].join(" · ") })}</dd>
          </div>
        ))}
        {[...gaps].map((why) => (
          <div key={why} className={styles.term}>
            <dt className={styles.gap}>{t(`cell.${why}`)}</dt>
            <dd>{common(`why.${why}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
