import { use } from "react";
import { useTranslation } from "react-i18next";
import type { GuideTexts } from "#rules";
import { isLanguage, KEYS, type Language, type Shown } from "./languages.ts";

const FILES = import.meta.glob<GuideTexts>("../../locales/*/guide-*.json", { import: "default" });
const loaded = new Map<string, Promise<GuideTexts>>();

/** The texts of a guide in a language; the same promise every time, so that `use` can wait for it. */
export function loadGuideTexts(guide: string, language: Shown): Promise<GuideTexts> {
  const key = `${guide} ${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const file = FILES[`../../locales/${language === KEYS ? "en" : language}/guide-${guide}.json`];
  if (!file) throw new Error(`no texts of guide ${guide} in ${language}`);
  const texts = language === KEYS ? file().then((english) => keysOf(english, `guide-${guide}`) as GuideTexts) : file();
  loaded.set(key, texts);
  return texts;
}

/** A guide's texts in the language shown, or in another one; suspends until they are there. */
export function useGuideTexts(guide: string, language?: Language): GuideTexts {
  const shown = useShownLanguage();
  return use(loadGuideTexts(guide, language ?? shown));
}

/** The language of the interface; `cimode` where a test wants to see keys. */
export function useShownLanguage(): Shown {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : KEYS;
}

function keysOf(node: unknown, path: string): unknown {
  if (typeof node === "string") return path;
  if (Array.isArray(node)) return node.map((each, index) => keysOf(each, `${path}.${index}`));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, keysOf(each, `${path}.${key}`)]));
}
