import { useEffect, useRef } from "react";
import { useTranslation } from "#i18n";
import { type OpenEvent, timeOf, useWords } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./CasePage.module.css";
import { guidesIn } from "./case-link.ts";
import type { Case } from "./inbox.ts";
import { useOptionName } from "./use-option-name.ts";
import type { SettlingState } from "./use-settling.ts";

interface SettledProps extends SettlingState {
  readonly event: OpenEvent;
  readonly case: Case | undefined;
  /** It waits no more, or never did. */
  readonly isGone: boolean;
}

/** Where the buttons were: what was kept, when, and the way back. */
export function Settled({ event, case: each, isGone, settling, undo }: SettledProps) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const words = useWords(guidesIn(each ? [each] : []));
  const nameOf = useOptionName(each?.entry?.guide ?? event.guide.id, words);
  const status = useRef<HTMLDivElement>(null);
  const { kind } = settling;
  // The button that did it is gone, and focus with it.
  useEffect(() => {
    if (kind === "saved" || kind === "undone") status.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <div ref={status} tabIndex={-1} className={styles.status} role="status">
      {settling.kind === "idle" && isGone && <p>{t("inbox.gone")}</p>}
      {settling.kind === "saved" && (
        <>
          <span className={styles.saved}>
            <Icon name="check" size={20} />
            {t("saved", { time: timeOf(settling.at), what: nameOf(settling.option) })}
          </span>
          {settling.option.undo.length > 0 && (
            <Button look="quiet" onClick={() => void undo(settling.option)}>
              {common("action.undo")}
            </Button>
          )}
          {!settling.counts && <p className={styles.problem}>{t("inbox.not-valid")}</p>}
        </>
      )}
      {settling.kind === "undone" && <span className={styles.saved}>{t("undone", { time: timeOf(settling.at) })}</span>}
      {settling.kind === "failed" && (
        <p className={styles.problem}>
          <strong>{common("problem.title")}</strong> <span>{common(`problem.${settling.problem.kind}`, settling.problem)}</span>
        </p>
      )}
    </div>
  );
}
