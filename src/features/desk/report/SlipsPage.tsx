import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type OpenEvent, PrintedSlips, Printout, type ReportLine, type SlipForm, slipOf, useSlipForm } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./Report.module.css";
import { SlipFormFields } from "./SlipFormFields.tsx";
import { useTables } from "./use-tables.ts";

const AT_ONCE = 20;

/** What the scorekeeper types in, the newest first. What is void or undecided is not theirs. */
export function SlipsPage({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("desk");
  const tables = useTables(event);
  const [form, setForm] = useSlipForm();
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
            <Slip line={line} form={form} />
          </li>
        ))}
      </ol>
      {lines.length > most && (
        <Button wide onClick={() => setMost(most + AT_ONCE)}>
          {t("report.slips-more", { count: Math.min(AT_ONCE, lines.length - most) })}
        </Button>
      )}
      <Printout>{() => <PrintedSlips event={event} lines={lines.toReversed()} form={form} />}</Printout>
    </>
  );
}

function Slip({ line, form }: { readonly line: ReportLine; readonly form: SlipForm }) {
  const { t } = useTranslation("desk");
  const [copied, setCopied] = useState<"copied" | "copy-failed">();
  const fields = slipOf(line, form);
  async function copy() {
    try {
      await navigator.clipboard.writeText(fields.map(({ text }) => text).join("\n"));
      setCopied("copied");
    } catch {
      setCopied("copy-failed");
    }
  }
  return (
    <div className="stack">
      <dl className={styles.fields}>
        {fields.map(({ field, text }) => (
          <div key={field}>
            <dt>{t(`report.fields.${field}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.copy}>
        <span role="status">{copied && t(`report.${copied}`)}</span>
        <Button onClick={() => void copy()} aria-label={t("report.copy-of", { player: line.player })}>
          {t("report.copy")}
        </Button>
      </div>
    </div>
  );
}
