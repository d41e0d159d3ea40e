import { useTranslation } from "#i18n";
import { useProblemText } from "#parts";
import type { CaseHandle } from "./use-case.ts";

/** Stands beside the form all the time: whether the phone has it. */
export function Kept({ handle: { problem, isKept } }: { readonly handle: CaseHandle }) {
  const { t } = useTranslation("investigation");
  const sayProblem = useProblemText();
  return (
    <p role="status" className="muted" data-kept={isKept}>
      {problem ? sayProblem(problem) : t(isKept ? "kept" : "keeping")}
    </p>
  );
}
