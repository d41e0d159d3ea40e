import { type Language, useTranslation } from "#i18n";
import type { OpenEvent } from "../event.ts";
import { FanNote, PrintHead } from "../print/PrintHead.tsx";
import styles from "../print/print.module.css";

/** A line of a slip: what it is called, and what is there to read. */
export interface SlipRow {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Can be left out where there is little room. */
  readonly isExtra?: boolean;
}

export interface Slip {
  readonly id: string;
  readonly rows: readonly SlipRow[];
}

interface PrintedSlipsProps {
  readonly event: OpenEvent;
  readonly title: string;
  readonly slips: readonly Slip[];
  /** Given to a player who reads this language; absent: for the staff. */
  readonly language?: Language | undefined;
}

/** Slips two in a row, to be cut apart; none is split by a page. */
export function PrintedSlips({ event, title, slips, language }: PrintedSlipsProps) {
  const { t } = useTranslation("practice");
  return (
    <article className={styles.sheet} lang={language}>
      {language ? event.settings.practice && <p>{t("paper")}</p> : <PrintHead event={event} title={title} isPrivate />}
      <ul className={styles.slips}>
        {slips.map(({ id, rows }) => (
          <li key={id} className={styles.slip}>
            <dl>
              {rows.map((row) => (
                <div key={row.id}>
                  <dt>{row.label}</dt>
                  <dd>{row.text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {language && <FanNote event={event} />}
    </article>
  );
}
