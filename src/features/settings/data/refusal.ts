import { useTranslation } from "#i18n";
import { unreachable } from "#lib/unreachable.ts";
import type { BundleError } from "#log";
import type { ImportProblem } from "#store";

/** Why a file was not taken: what the file is, or what the phone could not do. */
export type Refusal = ImportProblem | { readonly kind: "too-big" } | { readonly kind: "unreadable" };

/** What happened and what to do, in one or two sentences. */
export function useRefusalSentence(): (refusal: Refusal) => string {
  const { t } = useTranslation("settings");
  const file = (problem: BundleError): string => {
    switch (problem.kind) {
      case "not-json":
      case "not-ours":
        return t(`refusal.${problem.kind}`);
      case "too-new":
        return t("refusal.newer-file", { version: problem.version });
      case "malformed":
        return t("refusal.malformed", { where: problem.where });
      case "incomplete":
        return t("refusal.incomplete", { phone: problem.phone, seq: problem.seq });
      case "chain":
        return t(`refusal.${problem.fault}`, { phone: problem.phone, seq: problem.seq });
      default:
        return unreachable(problem);
    }
  };
  return (refusal) => {
    switch (refusal.kind) {
      case "file":
        return file(refusal.problem);
      case "failed":
        return t("refusal.failed", { detail: refusal.detail });
      default:
        return t(`refusal.${refusal.kind}`);
    }
  };
}
