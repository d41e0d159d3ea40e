export const LANGUAGES = ["zh-TW", "ja", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** i18next shows keys in this language: a test runs in it to find text that is not translated. */
export const KEYS = "cimode";
export type Shown = Language | typeof KEYS;

/** Each language in its own words; never translated. */
export const LANGUAGE_NAMES = { "zh-TW": "繁體中文", ja: "日本語", en: "English" } as const satisfies Record<Language, string>;

export function isLanguage(value: string | undefined): value is Language {
  return LANGUAGES.some((each) => each === value);
}

/**
 * The language for a browser's list of wishes: the first wish that we can meet.
 * Every Chinese (zh-Hant, zh-HK, zh-MO, zh, zh-CN) reads zh-TW, the only Chinese we have; no wish met: English.
 */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split("-")[0];
    if (base === "zh") return "zh-TW";
    if (base === "ja" || base === "en") return base;
  }
  return "en";
}
