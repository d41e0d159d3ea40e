import { useTranslation } from "#i18n";
import { REASON_CODES } from "./slips/lines.ts";

/** Why something was voided or decided, in words: a code in the language shown, a typed reason as it was typed. */
export function useReasonText(): (reason: string) => string {
  const { t } = useTranslation("desk");
  return (reason) => {
    const code = REASON_CODES.find((each) => each === reason);
    return code ? t(`reasons.${code}`) : reason;
  };
}
