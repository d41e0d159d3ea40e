import { useTranslation } from "#i18n";

/** From so many minutes on it is worth saying that another phone's clock differs. */
export const CLOCKS_DIFFER = 5;

/** Minutes that the other phone's clock is ahead, as a sentence. */
export function useClockSentence(): (minutes: number) => string {
  const { t } = useTranslation("exchange");
  return (minutes) => {
    const size = Math.abs(minutes);
    const way = minutes > 0 ? "ahead" : "behind";
    return size < 120 ? t(`clock.${way}`, { count: size }) : t(`clock.${way}-hours`, { count: Math.round(size / 60) });
  };
}
