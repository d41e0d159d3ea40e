import { useTranslation } from "#i18n";
import type { StoreProblem } from "#store";
import styles from "./floor.module.css";

/** Stands beside the button before anything goes wrong, so that a screen reader hears it when something does. */
export function Problem({ problem }: { readonly problem: StoreProblem | undefined }) {
  const { t } = useTranslation("common");
  return (
    <div role="alert" className={styles.live}>
      {problem && (
        <p className={styles.problem}>
          <strong>{t("problem.title")}</strong>
          <span>{t(`problem.${problem.kind}`, { detail: problem.kind === "failed" ? problem.detail : "" })}</span>
        </p>
      )}
    </div>
  );
}
