import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useSearchParams } from "react-router";
import { formatCsv } from "#csv";
import { useTranslation } from "#i18n";
import { localNow, Notice, type OpenEvent, Printout } from "#parts";
import { type StoreProblem, useLog, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { Desk } from "../Desk.tsx";
import { Empty } from "../Empty.tsx";
import { NotesSwitch } from "./NotesSwitch.tsx";
import { PrintedReport } from "./PrintedReport.tsx";
import { PrintedSummary } from "./PrintedSummary.tsx";
import styles from "./Report.module.css";
import { SlipsPage } from "./SlipsPage.tsx";
import { useTables } from "./use-tables.ts";

export function ReportScreen() {
  return <Desk>{(event) => <Out event={event} />}</Desk>;
}

function Out({ event }: { readonly event: OpenEvent }) {
  const [params] = useSearchParams();
  // A new view with every change; the state inside is changed in place.
  useLog();
  return params.has("slips") ? <SlipsPage event={event} /> : <Exports event={event} />;
}

type Paper = "report" | "summary";

interface Handed {
  readonly name: string;
  readonly problem?: StoreProblem;
}

function Exports({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const tables = useTables(event);
  const [withNotes, setWithNotes] = useState(false);
  const [paper, setPaper] = useState<Paper>("report");
  const [handed, setHanded] = useState<Handed>();
  const isPractice = event.settings.practice === true;

  function print(wanted: Paper) {
    flushSync(() => setPaper(wanted));
    globalThis.print();
  }

  async function hand(kind: string, text: string, type: string, end: string) {
    const name = `floorbook-${isPractice ? "practice-" : ""}${kind}-${localNow().slice(0, 10)}.${end}`;
    await saveFile(name, text, type);
    setHanded({ name });
  }

  async function handLog() {
    const result = await log.exportLog(localNow(), isPractice ? event.id : undefined);
    if (result.ok) await hand("log", result.value, "application/json", "json");
    else setHanded({ name: "", problem: result.error });
  }

  if (event.state.entries.size === 0) return <Empty icon="log" title={t("board.empty")} />;
  const csv = (kind: string, rows: Parameters<typeof formatCsv>[0]) => hand(kind, formatCsv(rows), "text/csv;charset=utf-8", "csv");
  return (
    <>
      <div role="status" className={styles.status}>
        {handed && !handed.problem && t("report.handed", { name: handed.name })}
        {handed?.problem && `${t("report.not-read")}: ${common(`problem.${handed.problem.kind}`, handed.problem)}`}
      </div>
      <section className="stack" aria-labelledby="personal">
        <h2 id="personal">{t("report.contains")}</h2>
        <p>{t("report.personal")}</p>
        <NotesSwitch on={withNotes} onChange={setWithNotes} />
      </section>
      <ul className={styles.ways}>
        <Way title={t("report.print")} about={t("report.print-body")}>
          <Button look="primary" wide onClick={() => print("report")}>
            {t("report.print-action")}
          </Button>
        </Way>
        <Way title={t("report.csv")} about={t("report.csv-body")}>
          <Button wide onClick={() => void csv("penalties", tables.csv(withNotes))}>
            {t("report.csv-action")}
          </Button>
        </Way>
        <Way title={t("report.slips")} about={t("report.slips-body")}>
          <Link to="/desk/report?slips" className={buttonClass("plain", true)}>
            {t("report.slips-open")}
          </Link>
        </Way>
        <Way title={t("report.summary")} about={t("report.summary-body")}>
          <div className={styles.pair}>
            <Button wide onClick={() => print("summary")}>
              {t("report.summary-print")}
            </Button>
            <Button wide onClick={() => void csv("summary", tables.summaryCsv())}>
              {t("report.summary-csv")}
            </Button>
          </div>
        </Way>
        <Way title={t("report.json")} about={t("report.json-body")}>
          <Button wide onClick={() => void handLog()}>
            {t("report.json-action")}
          </Button>
        </Way>
      </ul>
      <Notice guide={event.guide} />
      <Printout>
        {() =>
          paper === "report" ? (
            <PrintedReport event={event} tables={tables} withNotes={withNotes} />
          ) : (
            <PrintedSummary event={event} tables={tables} />
          )
        }
      </Printout>
    </>
  );
}

interface WayProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Way({ title, about, children }: WayProps) {
  return (
    <li className={`card ${styles.way}`}>
      <h2>{title}</h2>
      <p className="muted">{about}</p>
      {children}
    </li>
  );
}
