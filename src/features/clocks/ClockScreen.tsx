import { Link, useParams } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink, NoEvent, type OpenEvent, useOpenEvent, useOwnPhone } from "#parts";
import { useLog } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import { CallClock } from "./CallClock.tsx";
import { PlainClock } from "./PlainClock.tsx";

/** One clock, large; the screen stays awake while it is looked at. */
export function ClockScreen() {
  const { t } = useTranslation("floor");
  const event = useOpenEvent();
  return event ? <OneClock event={event} /> : <NoEvent title={t("clocks.title")} />;
}

function OneClock({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  const { clock: id = "" } = useParams();
  useLog();
  const own = useOwnPhone();
  const clock = event.state.floor.clocks.get(id);
  useWakeLock(clock !== undefined && clock.stopped === undefined);
  if (!clock)
    return (
      <Screen title={t("clocks.title")} back={<BackLink to="/clocks" />}>
        <p>{t("clock.gone")}</p>
        <Link className={buttonClass("primary", true)} to="/clocks">
          {t("clocks.title")}
        </Link>
      </Screen>
    );
  if (clock.form === "call" && (clock.phone === own || own === undefined)) return <CallClock key={id} event={event} clock={clock} />;
  return <PlainClock key={id} event={event} clock={clock} isOwn={own === undefined || clock.phone === own} />;
}
