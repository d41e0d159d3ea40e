import { isLanguage, LANGUAGE_NAMES, LANGUAGES, showLanguage, useShownLanguage, useTranslation } from "#i18n";
import styles from "./LanguageSwitch.module.css";

/** Always at hand: the whole interface in another language, without a reload. */
export function LanguageSwitch() {
  const { t } = useTranslation("common");
  const shown = useShownLanguage();
  return (
    <select
      className={styles.select}
      aria-label={t("language.label")}
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
    </select>
  );
}
