import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "#i18n";
import styles from "./charts.module.css";

export type Heads = readonly [string, ...string[]];

interface FigureProps {
  readonly title: string;
  readonly about?: string | undefined;
  readonly heads: Heads;
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly cells: readonly (string | number)[] }[];
  /** The drawing: what it says is in the table as well. */
  readonly children: ReactNode;
}

/** A table that nobody can read to its end helps nobody. */
const MOST_ROWS = 200;

export function Figure({ title, about, heads, rows, children }: FigureProps) {
  const { t } = useTranslation("desk");
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={`card ${styles.chart}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p className="muted">{about}</p>}
      {children}
      {rows.length > 0 && (
        <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{t("charts.table")}</summary>
          {isOpen && rows.length > MOST_ROWS && <p className="muted">{t("charts.first", { count: MOST_ROWS, all: rows.length })}</p>}
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(isOpen ? rows.slice(0, MOST_ROWS) : []).map(({ key, name, cells }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={heads[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
