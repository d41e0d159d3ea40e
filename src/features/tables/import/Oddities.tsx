import { useTranslation } from "#i18n";
import styles from "../tables.module.css";
import type { PairingPlan } from "./plan.ts";

const SHOWN = 3;

/** What cannot be so in a list: said beside the button that takes it over, for the list itself is longer than the screen. */
export function Oddities({ plan: { crowded, twice } }: { readonly plan: PairingPlan }) {
  const { t } = useTranslation("floor");
  return (
    <div role="status" className="live stack" data-odd>
      {crowded.length > 0 && <p className={styles.notice}>{t("import.crowded", { tables: few(crowded, ", ") })}</p>}
      {twice.length > 0 && <p className={styles.notice}>{t("import.twice", { names: few(twice, " · ") })}</p>}
    </div>
  );
}

function few(all: readonly string[], between: string): string {
  return all.slice(0, SHOWN).join(between) + (all.length > SHOWN ? " …" : "");
}
