import { useState } from "react";
import { useTranslation } from "#i18n";
import { type Clock, parseLocalTime } from "#log";
import { changeOf, localTimeAt, type OpenEvent, Problem, useClockText, useWriting } from "#parts";
import { Button } from "#ui/Button.tsx";
import styles from "./ClockShift.module.css";
import { useClockShift } from "./use-clock-shift.ts";

interface ClockShiftProps {
  readonly event: OpenEvent;
  readonly own: string | undefined;
  readonly clocks: readonly Clock[];
}

/** When the phone's own clock is changed, the clocks that this phone started are moved with it, and that is said. */
export function ClockShift({ event, own, clocks }: ClockShiftProps) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const text = useClockText();
  const { write, problem } = useWriting(event.id);
  const [moved, setMoved] = useState<{ readonly seconds: number; readonly clocks: readonly Clock[] }>();
  const mine = clocks.filter((each) => each.phone === own);

  useClockShift((seconds) => {
    if (mine.length === 0) return;
    void onlyOnePage(async () => {
      if (await write(mine.map((each) => ({ body: changeOf(each, { started: movedBy(each.started, seconds) }) }))))
        setMoved({ seconds, clocks: mine });
    });
  });

  async function putBack() {
    if (moved && (await write(moved.clocks.map((each) => ({ body: changeOf(each, {}) }))))) setMoved(undefined);
  }

  return (
    <div role="status" className={styles.notice}>
      {(moved || problem) && (
        <div className={styles.card} data-clock-moved>
          {moved && <p>{t(moved.seconds < 0 ? "shift.back" : "shift.forward", { time: text(Math.abs(moved.seconds)) })}</p>}
          <Problem problem={problem} />
          <div className="row">
            <Button onClick={() => setMoved(undefined)}>{common("action.close")}</Button>
            <Button look="quiet" onClick={() => void putBack()}>
              {t("shift.put-back")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function movedBy(started: string, seconds: number): string {
  return localTimeAt((parseLocalTime(started)?.seconds ?? 0) + seconds);
}

/** Two tabs notice the same change: one of them moves the clocks. */
async function onlyOnePage(action: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return action();
  await locks.request("floorbook-clock-shift", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await action();
    // Longer than the other tab takes to look.
    await new Promise((done) => setTimeout(done, 3000));
  });
}
