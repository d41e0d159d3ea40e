import { Link } from "react-router";
import { type Language, useShownLanguage, useTranslation } from "#i18n";
import { type OpenEvent, PrintedSlips, Printout, type Slip } from "#parts";
import { CodePicture } from "#scan";
import { Button } from "#ui/Button.tsx";
import { ReadAloud } from "#ui/ReadAloud.tsx";
import { useCopying } from "#ui/use-copying.ts";
import { codeTextOf, textOf } from "./code-text.ts";
import styles from "./slips.module.css";

export const LOOKS = ["text", "large", "code"] as const;
export type Look = (typeof LOOKS)[number];

interface SlipViewProps {
  readonly event: OpenEvent;
  readonly slip: Slip;
  readonly look: Look;
  readonly title: string;
  readonly language?: Language | undefined;
  /** The order of the fields can be changed at the desk. */
  readonly setUp?: boolean;
}

/** A slip to read, to read aloud, or as a code; copied and printed from here. */
export function SlipView({ event, slip, look, title, language, setUp = false }: SlipViewProps) {
  const { t } = useTranslation("slip");
  const { t: common } = useTranslation("common");
  const shown = useShownLanguage();
  const { said, copy } = useCopying();
  const code = look === "code" ? codeTextOf(slip.rows) : undefined;
  return (
    <>
      {code ? (
        <section className="stack" aria-label={t("look.code")}>
          <CodePicture text={code.text} label={t("code")} />
          <p>{code.isShort ? t("code-short") : t("code-about")}</p>
        </section>
      ) : (
        <dl className={look === "large" ? styles.large : `card ${styles.rows}`} lang={language} data-slip>
          {slip.rows.map((row) => (
            <div key={row.id}>
              <dt>{row.label}</dt>
              <dd>{row.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void copy(textOf(slip.rows))}>{common("action.copy")}</Button>
        <Button onClick={() => globalThis.print()}>{t("print")}</Button>
      </div>
      <ReadAloud key={language} text={textOf(slip.rows)} language={language ?? shown} />
      <p role="status" className="live">
        {said}
      </p>
      {setUp && (
        <p>
          <Link className={styles.link} to="/desk/report?slips">
            {t("set-up")}
          </Link>
        </p>
      )}
      <Printout>{() => <PrintedSlips event={event} title={title} slips={[slip]} language={language} />}</Printout>
    </>
  );
}
