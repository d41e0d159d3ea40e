import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { runningClocks, shownOn } from "#log";
import { useLog, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import type { OpenEvent } from "../event.ts";
import { nowInSeconds, useNow } from "../now.ts";
import { Problem } from "../Problem.tsx";
import { ClockTime } from "./ClockTime.tsx";
import { type NewClock, startOf } from "./clock-setting.ts";
import { useOwnPhone } from "./use-own-phone.ts";
import { useWriting } from "./use-writing.ts";

interface StartClockProps {
  readonly event: OpenEvent;
  readonly clock: NewClock;
  readonly label: string;
  readonly look?: "primary" | "plain";
  readonly wide?: boolean;
  /** Where the label is too short to be understood by itself. */
  readonly spoken?: string;
}

/** Starts a clock with one tap; while it runs, the way to it stands here. */
export function StartClock({ event, clock, label, look = "plain", wide = true, spoken }: StartClockProps) {
  const { t } = useTranslation("floor");
  const { log } = useStores();
  useLog();
  const own = useOwnPhone();
  const { write, problem } = useWriting(event.id);
  const [said, setSaid] = useState("");
  const now = useNow();
  const running = runningClocks(event.state.floor, now).find((each) => each.phone === own && isAlike(each, clock));

  async function start() {
    if (await write([{ body: startOf(event, log.newId(), clock, nowInSeconds()) }])) setSaid(t("clock.started"));
  }

  return (
    <>
      {running ? (
        <Link className={buttonClass(look, wide)} to={`/clocks/${running.id}`}>
          <Icon name="clock" size={20} />
          {t(`form.${running.form}`)} <ClockTime seconds={shownOn(running, now)} />
        </Link>
      ) : (
        <Button look={look} wide={wide} aria-label={spoken} onClick={() => void start()}>
          <Icon name="clock" size={20} />
          {label}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {running && said}
      </span>
      <Problem problem={problem} />
    </>
  );
}

function isAlike(a: Omit<NewClock, "started">, b: NewClock): boolean {
  return a.form === b.form && a.seconds === b.seconds && a.table === b.table && a.player === b.player && a.infraction === b.infraction;
}
