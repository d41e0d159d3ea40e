import { useTranslation } from "#i18n";
import { type OpenEvent, PrintHead } from "#parts";
import styles from "./print.module.css";
import type { Tables } from "./use-tables.ts";

/** Counts and nobody's name. */
export function PrintedSummary({ event, tables }: { readonly event: OpenEvent; readonly tables: Tables }) {
  const { t } = useTranslation("desk");
  const { counted, parts } = tables.summary();
  return (
    <article className={styles.report}>
      <PrintHead event={event} title={t("report.summary")} />
      <p>{t("report.total", { count: counted })}</p>
      {parts.map(({ title, rows }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <table className={styles.grid}>
            <thead>
              <tr>
                <th scope="col">{t("report.what")}</th>
                <th scope="col" className={styles.count}>
                  {t("report.count")}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([what, count]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td className={styles.count}>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </article>
  );
}
