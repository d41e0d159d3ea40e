import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type OpenEvent, PrintedSlips, Printout, type SlipRow, useDeskSlip, useSlipForm } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { useCopying } from "#ui/use-copying.ts";
import styles from "./Report.module.css";
import { SlipFormFields } from "./SlipFormFields.tsx";
import { useTables } from "./use-tables.ts";

const AT_ONCE = 20;

/** What the scorekeeper types in, the newest first. What is void or undecided is not theirs. */
export function SlipsPage({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("desk");
  const tables = useTables(event);
  const [form, setForm] = useSlipForm();
  const slip = useDeskSlip(form);
  const [most, setMost] = useState(AT_ONCE);
  const lines = tables
    .lines()
    .filter(({ entry: { state } }) => state === "standing" || state === "confirmed" || state === "pending")
    .toReversed();
  return (
    <>
      <Link to="/desk/report" className={styles.back}>
        <Icon name="back" size={20} />
        {t("report.back")}
      </Link>
      <h2 className={styles.heading}>{t("report.slips")}</h2>
      <details className={styles.form}>
        <summary>{t("report.slip-form")}</summary>
        <SlipFormFields form={form} onChange={setForm} />
      </details>
      {lines.length === 0 && <p>{t("report.no-slips")}</p>}
      {lines.length > 0 && (
        <Button wide onClick={() => globalThis.print()}>
          {t("report.print-slips")}
        </Button>
      )}
      <ol className={styles.slips}>
        {lines.slice(0, most).map((line) => (
          <li key={line.entry.id} className="card">
            <SlipCard player={line.player} rows={slip(line).rows} />
          </li>
        ))}
      </ol>
      {lines.length > most && (
        <Button wide onClick={() => setMost(most + AT_ONCE)}>
          {t("report.slips-more", { count: Math.min(AT_ONCE, lines.length - most) })}
        </Button>
      )}
      <Printout>{() => <PrintedSlips event={event} title={t("report.slip-title")} slips={lines.toReversed().map(slip)} />}</Printout>
    </>
  );
}

function SlipCard({ player, rows }: { readonly player: string; readonly rows: readonly SlipRow[] }) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const { said, copy } = useCopying();
  return (
    <div className="stack">
      <dl className={styles.fields}>
        {rows.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.copy}>
        <span role="status">{said}</span>
        <Button onClick={() => void copy(rows.map(({ text }) => text).join("\n"))} aria-label={t("report.copy-of", { player })}>
          {common("action.copy")}
        </Button>
      </div>
    </div>
  );
}
