import { useTranslation } from "#i18n";
import type { OpenEvent } from "../event.ts";
import { PrintHead } from "../print/PrintHead.tsx";
import styles from "../print/print.module.css";
import type { ReportLine } from "./lines.ts";
import { type SlipForm, slipOf } from "./slips.ts";

interface PrintedSlipsProps {
  readonly event: OpenEvent;
  readonly lines: readonly ReportLine[];
  readonly form: SlipForm;
}

/** Slips two in a row, to be cut apart; none is split by a page. */
export function PrintedSlips({ event, lines, form }: PrintedSlipsProps) {
  const { t } = useTranslation("desk");
  return (
    <article className={styles.sheet}>
      <PrintHead event={event} title={t("report.slip-title")} isPrivate />
      <ul className={styles.slips}>
        {lines.map((line) => (
          <li key={line.entry.id} className={styles.slip}>
            <dl>
              {slipOf(line, form).map(({ field, text }) => (
                <div key={field}>
                  <dt>{t(`report.fields.${field}`)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </article>
  );
}
