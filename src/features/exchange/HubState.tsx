import { useState } from "react";
import { useHub } from "#hub";
import { useTranslation } from "#i18n";
import { localTimeAt } from "#parts";
import { type HubRow, type StoreProblem, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "./exchange.module.css";
import { Trouble } from "./Trouble.tsx";
import { useHubWords } from "./use-hub-words.ts";

/** How it stands with this hub, and what can be done about it. */
export function HubState({ row, onAnother }: { readonly row: HubRow; readonly onAnother: () => void }) {
  const { t } = useTranslation("hub");
  const { log } = useStores();
  const { status, tryNow } = useHub();
  const words = useHubWords();
  const [problem, setProblem] = useState<StoreProblem>();
  const { later, refused } = row.progress;
  const { exchanged } = row;
  const newer = later.filter((each) => each.kind === "too-new").length;

  async function keep(action: Promise<{ readonly ok: true } | { readonly ok: false; readonly error: StoreProblem }>) {
    const result = await action;
    setProblem(result.ok ? undefined : result.error);
  }

  return (
    <>
      <Switch
        label={t("switch.label")}
        hint={t("switch.hint")}
        on={row.on}
        onChange={(on) => void keep(log.hub.change(row.tournament, (known) => ({ ...known, on })))}
      />
      <Trouble problem={problem} />
      <section className={styles.group} data-hub={status.phase} data-fault={status.fault?.kind ?? "none"} data-waiting={status.waiting}>
        <h2>{t("state.title")}</h2>
        <div className={styles.lines} aria-live="polite">
          <p className={styles.heading}>
            <strong>{words.line(status)}</strong>
          </p>
          {status.fault && <p className={styles.warning}>{words.fault(status.fault, row, Date.now())}</p>}
          {later.length > newer && <p className={styles.warning}>{t("state.later", { count: later.length - newer })}</p>}
          {newer > 0 && <p className={styles.warning}>{t("state.too-new", { count: newer })}</p>}
          {refused > 0 && <p className={styles.warning}>{t("state.refused", { count: refused })}</p>}
        </div>
        <dl className={styles.facts}>
          <dt>{t("state.exchanged")}</dt>
          <dd>{exchanged ? t("state.moment", { date: exchanged.slice(0, 10), time: exchanged.slice(11, 16) }) : t("state.never")}</dd>
          <dt>{t("state.address")}</dt>
          <dd className={styles.text}>{row.url}</dd>
          <dt>{t("state.until")}</dt>
          <dd>{localTimeAt(row.until).slice(0, 10)}</dd>
        </dl>
        {status.phase === "resting" && (
          <Button wide onClick={tryNow}>
            {t("state.try-now")}
          </Button>
        )}
      </section>
      <div className="stack">
        <Button wide onClick={onAnother}>
          {t("take.another")}
        </Button>
        <Button look="quiet" wide onClick={() => void keep(log.hub.forget(row.tournament))}>
          {t("forget")}
        </Button>
      </div>
    </>
  );
}
