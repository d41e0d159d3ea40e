import { useTranslation } from "#i18n";

/** 3:07, 1:02:07, and with a minus sign what is over. Not read out by itself. */
export function ClockTime({ seconds, className }: { readonly seconds: number; readonly className?: string | undefined }) {
  const text = useClockText();
  return (
    <span role="timer" className={className}>
      {text(seconds)}
    </span>
  );
}

export function useClockText(): (seconds: number) => string {
  const { t } = useTranslation("floor");
  return (seconds) => {
    const rest = Math.abs(seconds);
    const parts = [Math.floor(rest / 60) % 60, rest % 60].map((each) => String(each).padStart(2, "0"));
    const hours = Math.floor(rest / 3600);
    const time = hours > 0 ? [hours, ...parts].join(":") : parts.join(":").replace(/^0(?=\d)/, "");
    return seconds < 0 ? t("clock.minus", { time }) : time;
  };
}
