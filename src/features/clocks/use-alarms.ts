import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { usePreferences } from "#store";
import { clocksNow, dueBetween } from "./alarms.ts";
import { useClockName } from "./clock-name.ts";
import { readySound, ring } from "./ring.ts";

/** Rings when a clock of this phone or the round's comes due, once; gives the sentence that says so. */
export function useAlarms(event: OpenEvent, own: string | undefined, now: number): string {
  const { t } = useTranslation("floor");
  const [{ silent = false }] = usePreferences();
  const nameOf = useClockName(event);
  const looked = useRef(now);
  const [said, setSaid] = useState("");

  useEffect(() => {
    document.addEventListener("pointerdown", readySound);
    return () => document.removeEventListener("pointerdown", readySound);
  }, []);

  useEffect(() => {
    const clocks = clocksNow(event, now).filter(({ form, phone }) => form === "round" || phone === own);
    const [due] = dueBetween(event, clocks, looked.current, now);
    looked.current = now;
    if (!due) return;
    const { clock, after } = due;
    const sentence =
      clock.seconds === undefined
        ? t("alarm.mark", { clock: nameOf(clock), count: Math.round(after / 60) })
        : t("alarm.over", { clock: nameOf(clock) });
    setSaid(sentence);
    ring(sentence, { silent });
  }, [event, now, own, silent, nameOf, t]);

  return said;
}
