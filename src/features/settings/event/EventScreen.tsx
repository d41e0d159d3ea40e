import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink, Problem, useOpenEvent } from "#parts";
import { useLog } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { EventPanel } from "./EventPanel.tsx";

/** The open event, or why there is none to show. */
export function EventScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { tournament, state, problem } = useLog();
  const event = useOpenEvent();
  if (event) return <EventPanel key={event.id} event={event} />;
  if (!tournament) {
    return (
      <Screen
        title={t("event.title")}
        back={<BackLink to="/more" />}
        foot={
          <Link to="/events" className={buttonClass("primary", true)}>
            {common("no-event.open")}
          </Link>
        }
      >
        <h2>{common("no-event.title")}</h2>
        <p>{common("no-event.body")}</p>
      </Screen>
    );
  }
  const { guide, edition } = state?.settings ?? {};
  return (
    <Screen title={t("event.title")} back={<BackLink to="/more" />}>
      <Problem problem={problem} title={t("not-read")} />
      {!state && !problem && <p className="muted">{common("loading")}</p>}
      {state && <p>{guide ? t("event.unknown-guide", { guide, edition }) : t("event.incomplete")}</p>}
      <Link to="/events" className={buttonClass()}>
        {t("events.title")}
      </Link>
    </Screen>
  );
}
