import { useTranslation } from "#i18n";
import { minutesGiven, roundClockOf } from "#log";
import { Button } from "#ui/Button.tsx";
import type { OpenEvent } from "../event.ts";
import { nowInSeconds } from "../now.ts";
import styles from "./floor.module.css";
import { useExtensionWords } from "./use-extension-words.ts";

interface ExtensionFieldsProps {
  readonly event: OpenEvent;
  readonly place: { readonly day: number; readonly round: number; readonly table: string };
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
  /** Why it is this much; what a guide or the round clock had to say. */
  readonly why?: string | undefined;
}

const MOST = 99;

/** How many minutes a table gets now, how many it then has, and when its match ends. */
export function ExtensionFields({ event, place, minutes, onMinutes, why }: ExtensionFieldsProps) {
  const { t } = useTranslation("floor");
  const { floor } = event.state;
  const given = minutesGiven(floor, place);
  const ends = useExtensionWords(roundClockOf(floor, place, nowInSeconds()));
  const all = given + minutes;
  return (
    <section className={styles.extension} aria-labelledby="extension">
      <h2 id="extension">{t("extension.title")}</h2>
      <div className={styles.stepper}>
        <Button aria-label={t("extension.less")} disabled={minutes === 0} onClick={() => onMinutes(Math.max(0, minutes - 1))}>
          <span aria-hidden="true">{MINUS}</span>
        </Button>
        <output className={styles.minutes} data-minutes={minutes}>
          {t("extension.plus", { count: minutes })}
        </output>
        <Button aria-label={t("extension.more")} disabled={minutes === MOST} onClick={() => onMinutes(Math.min(MOST, minutes + 1))}>
          <span aria-hidden="true">{PLUS}</span>
        </Button>
      </div>
      {why && <p className="muted">{why}</p>}
      <p className={styles.ends}>
        {given > 0 && <span>{t("extension.in-all", { count: all, given })}</span>}
        {all > 0 && place.table !== "" && <strong>{ends(all)}</strong>}
      </p>
    </section>
  );
}

const MINUS = "–";
const PLUS = "+";
