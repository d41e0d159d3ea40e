export { useTranslation } from "react-i18next";
export { addGuideTexts, languageOfTexts, loadGuideTexts, useGuideTexts, useShownLanguage } from "./guide-texts.ts";
export { chooseLanguage, isLanguage, KEYS, LANGUAGE_NAMES, LANGUAGES, type Language, type Shown } from "./languages.ts";
export { loadLanguage, showLanguage, startI18n, wordFor } from "./setup.ts";
export { languageOf, useTranslationIn } from "./use-translation-in.ts";
