import { useTranslation } from "#i18n";
import { type OpenEvent, PrintHead, type ReportLine, severalDays, timeOf } from "#parts";
import styles from "./print.module.css";
import type { Tables } from "./use-tables.ts";

interface PrintedReportProps {
  readonly event: OpenEvent;
  readonly tables: Tables;
  readonly withNotes: boolean;
}

/** All penalties, round by round. Each is a table body of its own, so that no page parts it from its notes. */
export function PrintedReport({ event, tables, withNotes }: PrintedReportProps) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const days = severalDays(event.settings, event.state);
  return (
    <article className={styles.report}>
      <PrintHead event={event} title={t("report.paper")} isPrivate />
      <table className={styles.grid}>
        <thead>
          <tr>
            {(["round", "table", "player", "infraction", "penalty", "state", "judge"] as const).map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {t(`report.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {tables.lines().map((line) => (
          <tbody key={line.entry.id}>
            <tr>
              <td>{days ? common("day-round", { day: line.entry.day, round: line.entry.round }) : line.entry.round}</td>
              <td>{line.entry.table}</td>
              <th scope="row">
                <div>{line.player}</div>
                {line.number && <div className={styles.small}>{line.number}</div>}
              </th>
              <td>
                <div>{line.infraction}</div>
                {line.section && <div className={styles.small}>{common("section", { section: line.section })}</div>}
              </td>
              <td>{line.penalty}</td>
              <td>{common(`state.${line.entry.state}`)}</td>
              <td>{t("judge-at", { judge: line.entry.by, time: timeOf(line.entry.at) })}</td>
            </tr>
            {withNotes && <Notes line={line} sayReason={tables.sayReason} />}
          </tbody>
        ))}
      </table>
    </article>
  );
}

function Notes({ line: { reasons, note }, sayReason }: { readonly line: ReportLine; readonly sayReason: Tables["sayReason"] }) {
  const { t } = useTranslation("desk");
  if (reasons.length === 0 && note === "") return null;
  return (
    <tr>
      <td />
      <td colSpan={6} className={styles.notes}>
        {reasons.map((reason) => (
          <p key={reason.kind}>{sayReason(reason)}</p>
        ))}
        {note !== "" && <p>{t("report.noted", { note })}</p>}
      </td>
    </tr>
  );
}
