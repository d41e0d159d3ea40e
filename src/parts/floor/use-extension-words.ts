import { useTranslation } from "#i18n";
import { type Clock, parseLocalTime } from "#log";
import { localTimeAt } from "../now.ts";
import { useClockText } from "./ClockTime.tsx";

/** When a match with an extension ends, so that nobody can misread it: by the round clock, and by the wall where the clock runs here. */
export function useExtensionWords(round: Clock | undefined): (minutes: number) => string {
  const { t } = useTranslation("floor");
  const text = useClockText();
  return (minutes) => {
    const clock = text(-minutes * 60);
    const started = round && parseLocalTime(round.started)?.seconds;
    if (started === undefined || round?.seconds === undefined) return t("extension.ends", { clock });
    return t("extension.ends-at", { clock, time: localTimeAt(started + round.seconds + minutes * 60).slice(11, 16) });
  };
}
