import { useTranslation } from "#i18n";
import type { BatchProblem } from "#store";
import styles from "../investigation.module.css";

export type CaseTrouble = BatchProblem | { readonly kind: "unreadable" | "newer-app" };

/** Stands there before anything goes wrong, so that a screen reader hears it when something does. */
export function Trouble({ problem }: { readonly problem: CaseTrouble | undefined }) {
  const sentence = useSentence();
  return (
    <p className={styles.problem} role="alert" data-problem={problem?.kind}>
      {problem && sentence(problem)}
    </p>
  );
}

function useSentence(): (problem: CaseTrouble) => string {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const { t: exchange } = useTranslation("exchange");
  return (problem) => {
    switch (problem.kind) {
      case "full":
      case "unavailable":
      case "blocked":
      case "too-new":
        return common(`problem.${problem.kind}`);
      case "failed":
        return common("problem.failed", { detail: problem.detail });
      case "not-ours":
        return t("take.not-a-case");
      case "malformed":
        return exchange("trouble.malformed");
      case "fault":
        return exchange("trouble.damaged");
      default:
        return exchange(`trouble.${problem.kind}`);
    }
  };
}
