import { useTranslation } from "#i18n";
import type { StoreProblem } from "#store";
import { Alert } from "#ui/Alert.tsx";

interface ProblemProps {
  readonly problem: StoreProblem | undefined;
  readonly title?: string;
}

/** What was not stored, and why. */
export function Problem({ problem, title }: ProblemProps) {
  const { t } = useTranslation("common");
  const say = useProblemText();
  return (
    <Alert title={title ?? t("problem.title")} kind={problem?.kind}>
      {problem && say(problem)}
    </Alert>
  );
}

/** The sentence for it. */
export function useProblemText(): (problem: StoreProblem) => string {
  const { t } = useTranslation("common");
  return (problem) => t(`problem.${problem.kind}`, { detail: "detail" in problem ? problem.detail : "" });
}
