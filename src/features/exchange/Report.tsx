import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { CLOCKS_DIFFER, useClockSentence, useFlags } from "#parts";
import { appVersion } from "#pwa";
import type { BatchReport } from "#store";
import { useLog, usePreferences, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import figures from "#ui/figures.module.css";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { type Before, changesSince } from "./changes.ts";
import styles from "./exchange.module.css";

interface ReportProps {
  readonly report: BatchReport;
  readonly before: Before;
  readonly onAgain: () => void;
  readonly onAnswer: () => void;
}

/** The end of a transfer: what came, what it changes, and the way back. */
export function Report({ report, before, onAgain, onAnswer }: ReportProps) {
  const { t } = useTranslation("exchange");
  return (
    <Screen
      title={t("report.title")}
      foot={
        <Link to="/exchange" className={buttonClass("primary", true)}>
          {t("report.done")}
        </Link>
      }
    >
      <ReportBody report={report} before={before} />
      <div className={styles.pair}>
        <Button onClick={onAnswer}>{t("report.answer")}</Button>
        <Button onClick={onAgain}>{t("report.again")}</Button>
      </div>
    </Screen>
  );
}

/** The same for codes and files. */
export function ReportBody({ report, before }: { readonly report: BatchReport; readonly before: Before }) {
  const { t } = useTranslation("exchange");
  const { tournament } = useLog();
  const { from, phones } = report;
  return (
    <div className="stack" data-report={report.fresh}>
      <p className={styles.taken}>
        <Icon name="check" size={28} />
        <strong>{report.fresh === 0 ? t("report.nothing-new") : t("report.taken", { judge: from.judge })}</strong>
      </p>
      <Counts report={report} />
      {phones.some((each) => each.fresh > 0) && (
        <ul className={styles.lines}>
          {phones
            .filter((each) => each.fresh > 0)
            .map((each) => (
              <li key={each.phone}>
                {t("report.phone", { judge: each.judge, count: each.fresh })}
                {each.trust !== "signed" && <span className="muted"> {t(`trust.${each.trust}`)}</span>}
              </li>
            ))}
        </ul>
      )}
      {tournament === report.tournament ? <Consequences before={before} /> : <OtherEvent tournament={report.tournament} />}
      <Remarks report={report} />
    </div>
  );
}

export function Counts({ report }: { readonly report: BatchReport }) {
  const { t } = useTranslation("exchange");
  return (
    <dl className={figures.figures}>
      <div>
        <dt>{t("report.fresh")}</dt>
        <dd>{report.fresh}</dd>
      </div>
      <div>
        <dt>{t("report.known")}</dt>
        <dd>{report.known}</dd>
      </div>
      {report.clashes > 0 && (
        <div>
          <dt>{t("report.clashes")}</dt>
          <dd>{report.clashes}</dd>
        </div>
      )}
    </dl>
  );
}

/** What is different now for rulings that were made before. */
function Consequences({ before }: { readonly before: Before }) {
  const { t } = useTranslation("exchange");
  const view = useLog();
  const flags = useFlags(view);
  const changes = view.state && changesSince(before, view.state, flags.keys());
  if (!changes || changes.entries + changes.flagged.length + changes.pending === 0) return null;
  return (
    <ul className={rows.rows} data-flagged={changes.flagged.length}>
      {changes.entries > 0 && <Change>{t("report.entries", { count: changes.entries })}</Change>}
      {changes.flagged.length > 0 && (
        <Change to={changes.flagged.length === 1 ? `/log/${changes.flagged[0]}` : "/log"}>
          {t("report.flagged", { count: changes.flagged.length })}
        </Change>
      )}
      {changes.pending > 0 && <Change to="/log">{t("report.pending", { count: changes.pending })}</Change>}
    </ul>
  );
}

function Change({ to, children }: { readonly to?: string; readonly children: ReactNode }) {
  return (
    <li>
      {to ? (
        <Link to={to} className={rows.row}>
          <span className={rows.rowText}>{children}</span>
          <Icon name="next" size={20} />
        </Link>
      ) : (
        <p className={rows.row}>{children}</p>
      )}
    </li>
  );
}

function OtherEvent({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("exchange");
  const { log } = useStores();
  const [, setPreferences] = usePreferences();
  return (
    <div className="stack">
      <p>{t("report.other-event")}</p>
      <Button
        wide
        onClick={() => {
          log.openTournament(tournament);
          setPreferences({ tournament });
        }}
      >
        {t("report.open-event")}
      </Button>
    </div>
  );
}

function Remarks({ report }: { readonly report: BatchReport }) {
  const { t } = useTranslation("exchange");
  const clock = useClockSentence();
  const { clockOffset, clashes, forks, from } = report;
  return (
    <>
      {clockOffset !== undefined && Math.abs(clockOffset) >= CLOCKS_DIFFER && <p className={styles.warning}>{clock(clockOffset)}</p>}
      {clashes > 0 && <p className={styles.warning}>{t("report.clash-kept", { count: clashes })}</p>}
      {forks.length > 0 && <p className={styles.warning}>{t("report.forked", { count: forks.length })}</p>}
      {from.app !== appVersion && <p className="muted">{t("receive.app", { app: from.app, own: appVersion })}</p>}
    </>
  );
}
