import type { ReactNode } from "react";
import { useTranslation } from "#i18n";
import { Problem } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./players.module.css";
import type { Saving } from "./use-saving.ts";

interface SaveStatusProps {
  readonly saving: Saving;
  /** Only what was done to this person is told. */
  readonly player?: string;
  readonly name: (player: string) => string;
  readonly children?: ReactNode;
}

/** Where the buttons are: what was kept, when, and the way back. */
export function SaveStatus({ saving: { status, save }, player, name, children }: SaveStatusProps) {
  const { t } = useTranslation("players");
  const { t: common } = useTranslation("common");
  const isToldHere = status.kind === "saved" && (player === undefined || status.player === player);
  return (
    <>
      <div className={styles.status} role="status">
        {isToldHere && (
          <>
            <span className={styles.saved}>
              <Icon name="check" size={20} />
              <span>{t(`saved.${status.done}`, { name: name(status.player), time: status.at.slice(11, 16) })}</span>
            </span>
            {status.undo.length > 0 && (
              <Button look="quiet" onClick={() => void save({ done: "undone", player: status.player }, status.undo)}>
                {common("action.undo")}
              </Button>
            )}
            {children}
          </>
        )}
      </div>
      <Problem problem={status.kind === "failed" ? status.problem : undefined} />
    </>
  );
}
