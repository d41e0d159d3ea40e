import i18next, { type FlatNamespace, type TFunction } from "i18next";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "./languages.ts";
import { loadLanguage } from "./setup.ts";

const loading = new Map<Language, Promise<void>>();

/** Texts of one namespace in a language that may differ from the page's; suspends until they are there. Absent: the language shown. */
export function useTranslationIn<Namespace extends FlatNamespace>(
  namespace: Namespace,
  language: Language | undefined,
): TFunction<Namespace> {
  const { t } = useTranslation(namespace);
  if (language === undefined) return t as unknown as TFunction<Namespace>;
  const promise = loading.get(language) ?? loadLanguage(language);
  loading.set(language, promise);
  use(promise);
  return i18next.getFixedT(language, namespace) as TFunction<Namespace>;
}

/** The language that a person's remembered code means, if we have it. */
export function languageOf(code: string | undefined): Language | undefined {
  return LANGUAGES.find((each) => each === code);
}
