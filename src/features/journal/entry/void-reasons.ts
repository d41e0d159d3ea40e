import { useTranslation } from "#i18n";

/** The common reasons are kept as codes, so that each judge reads them in their own language. */
export const VOID_REASONS = ["twice", "facts", "appeal"] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

const PREFIX = "code:";

export function formatVoidReason(reason: VoidReason): string {
  return PREFIX + reason;
}

/** A reason in words: ours in the language shown, a typed one as it was typed. */
export function useVoidReason(): (reason: string) => string {
  const { t } = useTranslation("journal");
  return (reason) => {
    const known = VOID_REASONS.find((each) => formatVoidReason(each) === reason);
    return known ? t(`void.reasons.${known}`) : reason;
  };
}
