import { type ReactNode, useId } from "react";
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

export function Figure({ title, about, heads, rows, children }: FigureProps) {
  const { t } = useTranslation("desk");
  const id = useId();
  return (
    <section className={`card ${styles.chart}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p className="muted">{about}</p>}
      {children}
      {rows.length > 0 && (
        <details className={styles.details}>
          <summary>{t("charts.table")}</summary>
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
              {rows.map(({ key, name, cells }) => (
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
