import { useTranslation } from "#i18n";

/** The common reasons are kept as codes, so that each judge reads them in their own language. */
export const VOID_REASONS = ["twice", "facts", "appeal"] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** "undo": taken back right after it was saved. */
const CODES = [...VOID_REASONS, "undo"] as const;

/** A reason in words: a code in the language shown, a typed one as it was typed. */
export function useVoidReason(): (reason: string) => string {
  const { t } = useTranslation("journal");
  return (reason) => {
    const code = CODES.find((each) => each === reason);
    return code ? t(`void.reasons.${code}`) : reason;
  };
}
