import { useTranslation } from "#i18n";
import type { CaseHandle } from "./use-case.ts";

/** Stands beside the form all the time: whether the phone has it. */
export function Kept({ handle: { problem, isKept } }: { readonly handle: CaseHandle }) {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  return (
    <p role="status" className="muted" data-kept={isKept}>
      {problem ? common(`problem.${problem.kind}`, { detail: "detail" in problem ? problem.detail : "" }) : t(isKept ? "kept" : "keeping")}
    </p>
  );
}
