import { isLanguage, LANGUAGE_NAMES, LANGUAGES, showLanguage, useShownLanguage, useTranslation } from "#i18n";
import { LinkRow } from "#parts";
import { useLog, usePreferences } from "#store";
import { Choice } from "#ui/Choice.tsx";
import { Select } from "#ui/Field.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { JudgeFields } from "./JudgeFields.tsx";
import styles from "./settings.module.css";

const THEMES = ["system", "light", "dark"] as const;

export function MoreScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { t: exchange } = useTranslation("exchange");
  const { t: desk } = useTranslation("desk");
  const { t: investigation } = useTranslation("investigation");
  const { t: practice } = useTranslation("practice");
  const { t: floor } = useTranslation("floor");
  const { t: privacy } = useTranslation("privacy");
  const { state } = useLog();
  const [preferences, set] = usePreferences();
  const name = state?.settings?.name;
  return (
    <Screen title={common("nav.more")}>
      <section className={styles.group}>
        <h2>{t("more.event")}</h2>
        <ul className={rows.rows}>
          {state && name ? (
            <LinkRow
              to="/events/current"
              label={t("event.title")}
              detail={t("more.event-detail", { name, place: common("day-round", { day: state.day, round: state.round }) })}
            />
          ) : (
            <LinkRow to="/events/new" label={t("new.title")} detail={common("no-event.title")} />
          )}
          <LinkRow to="/exchange" label={exchange("title")} detail={exchange("more-detail")} />
          {name && <LinkRow to="/investigations" label={investigation("title")} detail={investigation("more-detail")} />}
          {name && <LinkRow to="/desk" label={desk("title")} detail={desk("more-detail")} />}
          <LinkRow to="/practice" label={practice("title")} detail={practice("more-detail")} />
          <LinkRow to="/events" label={t("events.title")} />
          <LinkRow to="/data" label={t("data.title")} detail={t("more.data-detail")} />
        </ul>
      </section>
      {name && (
        <section className={styles.group}>
          <h2>{floor("more")}</h2>
          <ul className={rows.rows}>
            <LinkRow to="/tables" label={floor("tables.title")} detail={floor("tables.more-detail")} />
            <LinkRow to="/clocks" label={floor("clocks.title")} detail={floor("clocks.more-detail")} />
            <LinkRow to="/deck-checks" label={floor("deck.title")} detail={floor("deck.more-detail")} />
          </ul>
        </section>
      )}
      <section className={styles.group}>
        <h2>{t("more.you")}</h2>
        <JudgeFields />
      </section>
      <section className={styles.group}>
        <h2>{t("more.app")}</h2>
        <div className={rows.rows}>
          <div className={styles.padded}>
            <Choice
              legend={t("more.theme")}
              options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
              value={preferences.theme}
              onChange={(theme) => theme && set({ theme })}
            />
          </div>
          <div className={styles.padded}>
            <LanguageField />
          </div>
        </div>
      </section>
      <ul className={rows.rows}>
        <LinkRow to="/privacy" label={privacy("title")} detail={privacy("more-detail")} />
        <LinkRow to="/about" label={t("about.title")} detail={t("more.about-detail")} />
      </ul>
    </Screen>
  );
}

function LanguageField() {
  const { t: common } = useTranslation("common");
  const shown = useShownLanguage();
  return (
    <Select
      label={common("language.label")}
      value={shown}
      onChange={(event) => {
        const chosen = event.target.value;
        if (isLanguage(chosen)) void showLanguage(chosen);
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
      {!isLanguage(shown) && <option value={shown}>{shown}</option>}
    </Select>
  );
}
