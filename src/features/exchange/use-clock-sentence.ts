import { useTranslation } from "#i18n";

/** Minutes that the other phone's clock is ahead, as a sentence; from five on it is worth saying. */
export function useClockSentence(): (minutes: number) => string {
  const { t } = useTranslation("exchange");
  return (minutes) => {
    const size = Math.abs(minutes);
    const way = minutes > 0 ? "ahead" : "behind";
    return size < 120 ? t(`clock.${way}`, { count: size }) : t(`clock.${way}-hours`, { count: Math.round(size / 60) });
  };
}
