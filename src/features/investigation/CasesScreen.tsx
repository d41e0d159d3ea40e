import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Investigation } from "#exchange";
import { useTranslation } from "#i18n";
import { BackLink, NoEvent, useOpenEvent, useProblemText } from "#parts";
import { type CaseRow, type StoreProblem, useStores } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import list from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import styles from "./investigation.module.css";

/** This judge's cases of the open event: private, apart from the log. */
export function CasesScreen() {
  const { t } = useTranslation("investigation");
  const event = useOpenEvent();
  if (!event) return <NoEvent title={t("title")} />;
  return <Cases tournament={event.id} />;
}

function Cases({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const { rows, problem } = useCases(tournament);
  return (
    <Screen
      title={t("title")}
      back={<BackLink to="/more" />}
      foot={
        <section className={styles.pair} aria-label={t("title")}>
          <Link to="/investigations/take" className={buttonClass("plain", true)}>
            {t("take.open")}
          </Link>
          <Link to="/investigations/new" className={buttonClass("primary", true)}>
            {t("new")}
          </Link>
        </section>
      }
    >
      <p>{t("about")}</p>
      <p role="alert" className="live">
        {problem && sayProblem(problem)}
      </p>
      {!rows && !problem && <p className="muted">{common("loading")}</p>}
      {rows?.length === 0 && <p className="muted">{t("none")}</p>}
      {rows && rows.length > 0 && (
        <ul className={list.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link to={`/investigations/${row.id}`} className={list.row}>
                <CaseLine row={row} />
                <Icon name="next" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}

function CaseLine({ row: { investigation, received, handed } }: { readonly row: CaseRow }) {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const { round, table, facts } = investigation;
  const names = namesIn(investigation);
  return (
    <span className={list.rowText}>
      <span className={styles.strong}>{names || t("nobody")}</span>
      <span className={`muted ${styles.meta}`}>
        <span>{common("round", { round })}</span> {table && <span>{common("table", { table })}</span>}
      </span>
      {facts && <span className={styles.oneLine}>{facts}</span>}
      {received && <span className={styles.mark}>{t("received", { judge: received.judge, time: received.at.slice(11, 16) })}</span>}
      {handed && <span className={styles.mark}>{t("handed", { time: handed.slice(11, 16) })}</span>}
    </span>
  );
}

function namesIn({ people }: Investigation): string {
  return people
    .filter(({ part, name }) => (part === "a" || part === "b") && name !== "")
    .map(({ name }) => name)
    .join(" / ");
}

function useCases(tournament: string): { readonly rows?: readonly CaseRow[]; readonly problem?: StoreProblem } {
  const { investigations } = useStores();
  const [read, setRead] = useState<{ readonly rows?: readonly CaseRow[]; readonly problem?: StoreProblem }>({});
  useEffect(() => {
    let gone = false;
    void investigations.list(tournament).then((result) => {
      if (!gone) setRead(result.ok ? { rows: result.value } : { problem: result.error });
    });
    return () => {
      gone = true;
    };
  }, [investigations, tournament]);
  return read;
}
