import { Link } from "react-router";
import styles from "./charts.module.css";
import { Figure, type Heads } from "./Figure.tsx";

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** A second thing to say, as text. */
  readonly more?: string;
  readonly to?: string;
}

interface BarChartProps {
  readonly title: string;
  readonly about?: string;
  readonly heads: Heads;
  readonly bars: readonly Bar[];
  /** The chart draws no more than these; the table has all. */
  readonly most: number;
  /** A value to compare with, drawn through all bars. */
  readonly mark?: number;
  /** What is said where there is nothing to draw. */
  readonly none?: string;
}

/** Lying bars with their names over them, so that long names have room in every language. */
export function BarChart({ title, about, heads, bars, most, mark, none }: BarChartProps) {
  const highest = Math.max(1, mark ?? 0, ...bars.slice(0, most).map(({ count }) => count));
  const share = (value: number) => `${(100 * value) / highest}%`;
  return (
    <Figure
      title={title}
      about={bars.length === 0 ? none : about}
      heads={heads}
      rows={bars.map(({ key, label, count, more, to }) => ({
        key,
        name: to === undefined ? label : <Link to={to}>{label}</Link>,
        cells: [count, ...(more === undefined ? [] : [more])],
      }))}
    >
      {bars.length > 0 && (
        <div className={styles.bars} aria-hidden="true">
          {bars.slice(0, most).map(({ key, label, count, more }) => (
            <div key={key} className={styles.bar}>
              <span className={styles.label}>
                <span>{label}</span>
                {more !== undefined && <span className={styles.more}>{more}</span>}
                <strong>{count}</strong>
              </span>
              <svg width="100%" height="14" aria-hidden="true">
                <rect width="100%" height="14" rx="3" className={styles.track} />
                <rect width={share(count)} height="14" rx="3" className={styles.fill} />
                {mark !== undefined && (
                  <>
                    <line x1={share(mark)} x2={share(mark)} y1="-3" y2="17" className={styles.halo} />
                    <line x1={share(mark)} x2={share(mark)} y1="-3" y2="17" className={styles.mark} />
                  </>
                )}
              </svg>
            </div>
          ))}
        </div>
      )}
    </Figure>
  );
}
