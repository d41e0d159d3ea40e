import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { KEYS, LANGUAGES, type Language, type Shown } from "./languages.ts";

const LOADERS = {
  en: () => import("./ui-en.ts"),
  "zh-TW": () => import("./ui-zh-tw.ts"),
  ja: () => import("./ui-ja.ts"),
} as const satisfies Record<Language, () => Promise<{ readonly texts: Record<string, unknown> }>>;

/** Starts i18next with the texts of one language; the others are fetched when they are wanted and are precached. */
export async function startI18n(language: Shown): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: KEYS,
    supportedLngs: [...LANGUAGES, KEYS],
    fallbackLng: false,
    load: "currentOnly",
    ns: [],
    defaultNS: "common",
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  await showLanguage(language);
}

/** Switches the whole interface without a reload. */
export async function showLanguage(language: Shown): Promise<void> {
  await loadLanguage(language);
  await i18next.changeLanguage(language);
  // The first screen is made without a page, while the app is built.
  if (typeof document !== "undefined") document.documentElement.lang = language === KEYS ? "en" : language;
}

/** Fetches a language's texts without showing it, for passages in a language other than the page's. */
export async function loadLanguage(language: Shown): Promise<void> {
  if (language === KEYS || i18next.hasResourceBundle(language, "common")) return;
  const { texts } = await LOADERS[language]();
  for (const [path, bundle] of Object.entries(texts)) i18next.addResourceBundle(language, namespaceOf(path), bundle);
}

function namespaceOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".json".length);
}

/** A word of the interface for places that are no component; empty before there are texts. */
export function wordFor(key: "erased-person"): string {
  return i18next.isInitialized ? i18next.t(key) : "";
}
