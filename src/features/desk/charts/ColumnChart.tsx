import styles from "./charts.module.css";
import { Figure, type Heads } from "./Figure.tsx";

interface Column {
  readonly key: string;
  /** Under the column. */
  readonly label: string;
  /** In the table. */
  readonly name: string;
  readonly count: number;
}

interface ColumnChartProps {
  readonly title: string;
  readonly heads: Heads;
  readonly columns: readonly Column[];
}

const WIDTH = 28;
const GAP = 8;
const HEIGHT = 150;
const HEAD = 22;
const FOOT = 24;

/** Standing columns with their counts on top; many of them scroll sideways rather than shrink. */
export function ColumnChart({ title, heads, columns }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ count }) => count));
  const width = Math.max(columns.length * (WIDTH + GAP) + GAP, 320);
  const step = (width - GAP) / columns.length;
  return (
    <Figure title={title} heads={heads} rows={columns.map(({ key, name, count }) => ({ key, name, cells: [count] }))}>
      <div className={styles.columns} aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`}
          style={{ minInlineSize: `min(${width}px, ${columns.length * 36}px)` }}
        >
          <line x1="0" x2={width} y1={HEAD + HEIGHT} y2={HEAD + HEIGHT} className={styles.axis} />
          {columns.map(({ key, label, count }, index) => {
            const middle = GAP / 2 + step * (index + 0.5);
            const height = (HEIGHT * count) / highest;
            const wide = Math.min(step - GAP, 44);
            return (
              <g key={key}>
                <rect x={middle - wide / 2} y={HEAD + HEIGHT - height} width={wide} height={height} rx="3" className={styles.fill} />
                {count > 0 && (
                  <text x={middle} y={HEAD + HEIGHT - height - 6} className={styles.value}>
                    {count}
                  </text>
                )}
                <text x={middle} y={HEAD + HEIGHT + 17} className={styles.tick}>
                  {label}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </Figure>
  );
}
