import { useTranslation } from "#i18n";
import { useStores } from "#store";
import { Choice } from "#ui/Choice.tsx";
import styles from "./AskPlayer.module.css";
import { type RulingDraft, withClaim } from "./draft.ts";

const TIMES = ["0", "1", "2", "3", "4"] as const;

interface AskPlayerProps {
  readonly draft: RulingDraft;
  readonly entry: string;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
}

/** The cross-check at the table: what the player says is written down, and counts for nothing until the head judge has found it. */
export function AskPlayer({ draft, entry, change }: AskPlayerProps) {
  const { t } = useTranslation("claims");
  const { log } = useStores();
  const claim = draft.claims?.[entry];
  const answer = TIMES.find((each) => each === String(claim?.times));
  function choose(times: string | undefined) {
    change((each) => {
      const id = each.claims?.[entry]?.id ?? log.newId();
      return withClaim(each, entry, times === undefined ? undefined : { id, times: Number(times) });
    });
  }
  return (
    <details className={styles.ask} open={claim !== undefined}>
      <summary>{t("ask")}</summary>
      <Choice
        legend={t("how-often")}
        options={TIMES.map((value) => ({ value, label: value === "0" ? t("never") : value }))}
        value={answer}
        clearable
        onChange={choose}
      />
      <p className="muted">{t("about")}</p>
    </details>
  );
}
