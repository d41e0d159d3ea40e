import { useTranslation } from "#i18n";
import { REASON_CODES, TAKEN_BACK } from "./slips/lines.ts";

/** Why something was voided or decided, in words: a code in the language shown, a typed reason as it was typed. */
export function useReasonText(): (reason: string) => string {
  const { t } = useTranslation("desk");
  return (reason) => {
    const code = REASON_CODES.find((each) => each === reason);
    return code ? t(`reasons.${code}`) : reason;
  };
}

/** Whether a decision with this reason only says that an earlier one was taken back. */
export function isTakenBack(reason: string | undefined): boolean {
  return TAKEN_BACK.some((each) => each === reason);
}
