import { chooseLanguage, isLanguage, KEYS, type Shown } from "#i18n";
import { createPreferences, type PreferencesStore } from "#store";

export function rememberedPreferences(): PreferencesStore {
  return createPreferences(localStorageOrNone());
}

/** The judge's own choice wins for ever; before there is one, the browser's wishes. */
export function languageOf(preferences: PreferencesStore): Shown {
  const { language } = preferences.get();
  if (language === KEYS || isLanguage(language)) return language;
  return chooseLanguage(navigator.languages);
}

/** A private window may refuse even to name it. */
function localStorageOrNone(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
