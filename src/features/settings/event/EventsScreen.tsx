import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Settings } from "#log";
import { BackLink, PracticeMark, Problem } from "#parts";
import { type StoreProblem, type TournamentSummary, useLog, usePreferences, useStores } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { useGuidesInWords } from "../guides-in-words.ts";
import styles from "../settings.module.css";

export function EventsScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const { tournament } = useLog();
  const [, setPreferences] = usePreferences();
  const { events, problem } = useEvents();

  function open(id: string) {
    log.openTournament(id);
    setPreferences({ tournament: id });
  }

  return (
    <Screen
      title={t("events.title")}
      back={<BackLink to="/more" />}
      foot={
        <Link to="/events/new" className={buttonClass("primary", true)}>
          <Icon name="add" />
          {t("new.title")}
        </Link>
      }
    >
      <Problem problem={problem} title={t("not-read")} />
      {!events && !problem && <p className="muted">{common("loading")}</p>}
      {events?.length === 0 && <p>{t("events.none")}</p>}
      {events && events.length > 0 && (
        <ul className={rows.rows}>
          {events.map(({ id, settings }) => (
            <li key={id}>
              {id === tournament ? (
                <Link to="/events/current" className={rows.row} aria-current="true">
                  <EventText settings={settings} current />
                  <Icon name="next" size={20} />
                </Link>
              ) : (
                <button type="button" className={rows.row} onClick={() => open(id)}>
                  <EventText settings={settings} />
                  <span className={styles.open}>{t("events.switch")}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}

function EventText({ settings, current = false }: { readonly settings: Settings; readonly current?: boolean }) {
  const { t } = useTranslation("settings");
  const { name, from, to, guide, level, practice } = settings;
  const texts = useGuidesInWords().find((each) => each.guide.id === guide)?.texts;
  return (
    <span className={rows.rowText}>
      <span className={styles.strong}>{name}</span>
      {practice && <PracticeMark />}
      <span className="muted">{from === to ? from : t("dates", { from, to })}</span>
      <span className="muted">{t("guide-level", { guide: texts?.short ?? guide, level: texts?.levels[level]?.name ?? level })}</span>
      {current && (
        <span className={styles.current}>
          <Icon name="check" size={20} />
          {t("events.current")}
        </span>
      )}
    </span>
  );
}

/** Newest first. */
function useEvents(): { readonly events?: readonly TournamentSummary[]; readonly problem?: StoreProblem } {
  const { log } = useStores();
  const [read, setRead] = useState<{ readonly events?: readonly TournamentSummary[]; readonly problem?: StoreProblem }>({});
  useEffect(() => {
    let gone = false;
    void log.tournaments().then((result) => {
      if (gone) return;
      setRead(result.ok ? { events: [...result.value].sort(byNewest) } : { problem: result.error });
    });
    return () => {
      gone = true;
    };
  }, [log]);
  return read;
}

function byNewest(a: TournamentSummary, b: TournamentSummary): number {
  return a.settings.from < b.settings.from ? 1 : a.settings.from > b.settings.from ? -1 : 0;
}
