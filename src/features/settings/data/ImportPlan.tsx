import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { ImportReport } from "#store";
import rows from "#ui/rows.module.css";
import styles from "../settings.module.css";
import type { BundledTournament } from "./bundle-summary.ts";

interface ImportPlanProps {
  readonly file: string;
  readonly report: ImportReport;
  readonly tournaments: readonly BundledTournament[];
  readonly done: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What a file would bring, or has brought. */
export function ImportPlan({ file, report, tournaments, done, children }: ImportPlanProps) {
  const { t } = useTranslation("settings");
  return (
    <div className="card stack" ref={bringIntoView}>
      <h3 className={styles.heading}>{done ? t("import.done") : t("import.planned", { file })}</h3>
      <dl className={styles.facts}>
        <dt>{done ? t("import.added") : t("import.fresh")}</dt>
        <dd>{report.fresh}</dd>
        <dt>{t("import.known")}</dt>
        <dd>{report.known}</dd>
        <dt>{t("import.clashes")}</dt>
        <dd>{report.clashes}</dd>
      </dl>
      {report.clashes > 0 && <p>{t("import.clash-kept")}</p>}
      {!done && report.fresh === 0 && <p>{t("import.nothing-new")}</p>}
      <ul className={styles.asked}>
        {tournaments.map(({ id, settings, entries }) => (
          <li key={id} className={rows.rowText}>
            <span className={styles.strong}>{settings?.name ?? t("import.unnamed")}</span>
            <span className="muted">{t("import.event", { date: settings?.from ?? "", entries })}</span>
          </li>
        ))}
      </ul>
      {done && (
        <Link to="/events" className={styles.link}>
          {t("import.open")}
        </Link>
      )}
      {children}
    </div>
  );
}

/** The answer to a chosen file appears below the fold of a small phone. */
export function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "center" });
}
