import { useTranslation } from "#i18n";
import type { BatchProblem } from "#store";

export type ExchangeTrouble =
  | BatchProblem
  | {
      readonly kind:
        | "coverage-code"
        | "coverage-instead"
        | "join-code"
        | "hub-code"
        | "other-hub"
        | "other-code"
        | "not-open"
        | "newer-app"
        | "spoilt"
        | "too-many"
        | "file-too-big"
        | "unreadable"
        | "backup"
        | "case";
    };

/** What happened and what to do, in one or two sentences. */
export function useTroubleSentence(): (problem: ExchangeTrouble) => string {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  return (problem) => {
    switch (problem.kind) {
      case "full":
      case "unavailable":
      case "blocked":
        return common(`problem.${problem.kind}`);
      case "failed":
        return common("problem.failed", { detail: problem.detail });
      case "malformed":
        return problem.where ? t("trouble.malformed-at", { where: problem.where }) : t("trouble.malformed");
      case "fault":
        return t(`fault.${problem.fault.kind}`, { phone: problem.fault.phone.slice(0, 4), seq: problem.fault.seq });
      default:
        return t(`trouble.${problem.kind}`);
    }
  };
}
