import { useTranslation } from "#i18n";
import type { StoreProblem } from "#store";
import styles from "./settings.module.css";

/** Stands beside the button before anything goes wrong, so that a screen reader hears it when something does. */
export function SaveProblem({ problem, title }: { readonly problem: StoreProblem | undefined; readonly title?: string }) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.live} aria-live="assertive">
      {problem && (
        <p className={styles.problem}>
          <strong>{title ?? t("problem.title")}</strong>
          <span>{t(`problem.${problem.kind}`, { detail: problem.kind === "failed" ? problem.detail : "" })}</span>
        </p>
      )}
    </div>
  );
}
