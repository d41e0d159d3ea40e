import { useTranslation } from "#i18n";
import { timeOf } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./actions.module.css";
import type { Saving } from "./use-saving.ts";

/** Where the buttons are: what was kept, when, and the way back. */
export function SaveStatus({ saving: { status, save } }: { readonly saving: Saving }) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  return (
    <div className={styles.status} role="status">
      {status.kind === "saved" && (
        <>
          <span className={styles.saved}>
            <Icon name="check" size={20} />
            {t(`saved.${status.done}`, { time: timeOf(status.at) })}
          </span>
          {status.undo.length > 0 && (
            <Button look="quiet" onClick={() => void save("undone", status.undo)}>
              {common("action.undo")}
            </Button>
          )}
        </>
      )}
      {status.kind === "failed" && <span className={styles.problem}>{common(`problem.${status.problem.kind}`, status.problem)}</span>}
    </div>
  );
}
