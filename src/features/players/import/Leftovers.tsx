import { useTranslation } from "#i18n";
import type { RosterError, RosterRow } from "#roster";
import { Button } from "#ui/Button.tsx";
import rows from "#ui/rows.module.css";
import { useCopying } from "#ui/use-copying.ts";
import styles from "../players.module.css";
import own from "./import.module.css";

const SHOWN = 50;

/** A line that became nobody, with its text as it stood in the list. */
export interface Leftover {
  readonly line: number;
  readonly kind: RosterError["kind"];
  readonly text: string;
}

export function leftoversOf(rows: readonly RosterRow[], errors: readonly RosterError[]): readonly Leftover[] {
  const byLine = new Map(rows.map((each) => [each.line, each]));
  return errors.map(({ line, kind }) => ({ line, kind, text: byLine.get(line)?.cells.join("\t") ?? "" }));
}

/** Nothing of a list is lost: what was not understood stands here, to be copied or added by hand. */
export function Leftovers({ lines }: { readonly lines: readonly Leftover[] }) {
  const { t } = useTranslation("players");
  const { said, copy } = useCopying();
  if (lines.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby="leftovers">
      <div className={styles.headline}>
        <h2 id="leftovers" className={styles.heading}>
          {t("import.lost", { count: lines.length })}
        </h2>
        <Button look="quiet" className={own.copy ?? ""} onClick={() => void copy(lines.map((each) => each.text).join("\n"))}>
          {t("leftover.copy")}
        </Button>
      </div>
      <p className="muted" role="status">
        {said}
      </p>
      <ol className={rows.rows}>
        {lines.slice(0, SHOWN).map(({ line, kind, text }) => (
          <li key={line} className={own.leftover}>
            <strong>{t("leftover.line", { line, why: t(`leftover.${kind}`) })}</strong>
            <span className={own.raw}>{text}</span>
          </li>
        ))}
      </ol>
      {lines.length > SHOWN && <p className="muted">{t("leftover.more", { count: lines.length - SHOWN })}</p>}
    </section>
  );
}
