import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { useLog } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";

/** What a screen about the open event shows while there is none, while it is being read, and when it cannot be read. */
export function NoEvent({ title }: { readonly title: string }) {
  const { t } = useTranslation("common");
  const { tournament, state, problem } = useLog();
  const isReading = tournament !== undefined && state === undefined && problem === undefined;
  return (
    <Screen title={title}>
      <p role="alert" className="live">
        {problem && t(`problem.${problem.kind}`, problem)}
      </p>
      {isReading && <p className="muted">{t("loading")}</p>}
      {!problem && !isReading && (
        <div className="card stack">
          <h2>{t("no-event.title")}</h2>
          <p>{t("no-event.body")}</p>
          <Link className={buttonClass("primary", true)} to="/events/new">
            {t("no-event.open")}
          </Link>
        </div>
      )}
    </Screen>
  );
}
