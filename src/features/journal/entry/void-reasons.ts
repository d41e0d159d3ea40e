import { useTranslation } from "#i18n";
import { useReasonText } from "#parts";

/** The common reasons are kept as codes, so that each judge reads them in their own language. */
export const VOID_REASONS = ["twice", "facts", "appeal"] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** "undo": taken back right after it was saved. */
const CODES = [...VOID_REASONS, "undo"] as const;

/** A reason that stands by itself. */
export function useReason(): (reason: string) => string {
  const { t } = useTranslation("journal");
  const reasonText = useReasonText();
  return (reason) => {
    const code = CODES.find((each) => each === reason);
    return code ? t(`void.reasons.${code}`) : reasonText(reason);
  };
}
