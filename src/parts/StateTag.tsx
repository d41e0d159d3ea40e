import { useTranslation } from "#i18n";
import type { EntryState } from "#log";
import { Icon, type IconName } from "#ui/Icon.tsx";
import styles from "./StateTag.module.css";

const ICONS = {
  open: "help",
  pending: "rule",
  standing: "check",
  confirmed: "check",
  refused: "close",
  voided: "close",
  flagged: "flag",
} as const satisfies Record<EntryState | "flagged", IconName>;

/** The state of an entry by sign and word; what waits for somebody is framed. */
export function StateTag({ state }: { readonly state: EntryState | "flagged" }) {
  const { t } = useTranslation("common");
  return (
    <span className={`${styles.tag} ${styles[state] ?? ""}`}>
      <Icon name={ICONS[state]} size={16} />
      {t(`state.${state}`)}
    </span>
  );
}
