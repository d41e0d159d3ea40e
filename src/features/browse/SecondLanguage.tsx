import { useId } from "react";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, useShownLanguage, useTranslation } from "#i18n";
import styles from "./section.module.css";

interface SecondLanguageProps {
  readonly value: Language | undefined;
  readonly onChange: (language: Language | undefined) => void;
}

/** Which language stands beside the page's own, paragraph against paragraph. */
export function SecondLanguage({ value, onChange }: SecondLanguageProps) {
  const { t } = useTranslation("browse");
  const shown = useShownLanguage();
  const id = useId();
  return (
    <div className={styles.secondLanguage}>
      <label htmlFor={id} className="muted">
        {t("both.label")}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ""}
        onChange={(event) => onChange(isLanguage(event.target.value) ? event.target.value : undefined)}
      >
        <option value="">{t("both.none")}</option>
        {LANGUAGES.filter((each) => each !== shown).map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
