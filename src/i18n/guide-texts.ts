import { use } from "react";
import { useTranslation } from "react-i18next";
import type { GuideTexts } from "#rules";
import { isLanguage, KEYS, type Language, type Shown } from "./languages.ts";

const FILES = import.meta.glob<GuideTexts>("../../locales/*/guide-*.json", { import: "default" });
const added = new Map<string, Readonly<Record<string, GuideTexts>>>();
const loaded = new Map<string, Promise<GuideTexts>>();

/** The texts of a guide in a language; the same promise every time, so that `use` can wait for it. */
export function loadGuideTexts(guide: string, language: Shown): Promise<GuideTexts> {
  const key = `${guide} ${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const brought = added.get(guide);
  if (brought)
    return remember(
      key,
      Promise.resolve(
        language === KEYS ? (keysOf(firstOf(brought), `guide-${guide}`) as GuideTexts) : (brought[language] ?? firstOf(brought)),
      ),
    );
  const file = FILES[`../../locales/${language === KEYS ? "en" : language}/guide-${guide}.json`];
  if (!file) throw new Error(`no texts of guide ${guide} in ${language}`);
  const texts = language === KEYS ? file().then((english) => keysOf(english, `guide-${guide}`) as GuideTexts) : file();
  return remember(key, texts);
}

/** Makes the texts of a guide from a file known. One that has no texts in a language shows those of its first. */
export function addGuideTexts(guide: string, texts: Readonly<Record<string, GuideTexts>>) {
  if (added.get(guide) === texts) return;
  added.set(guide, texts);
  for (const key of loaded.keys()) if (key.startsWith(`${guide} `)) loaded.delete(key);
}

/** The language that a guide's texts are in when another one is wanted. */
export function languageOfTexts(guide: string, wanted: Shown): string | undefined {
  const brought = added.get(guide);
  return !brought || wanted in brought ? undefined : Object.keys(brought)[0];
}

function remember(key: string, texts: Promise<GuideTexts>): Promise<GuideTexts> {
  loaded.set(key, texts);
  return texts;
}

function firstOf(texts: Readonly<Record<string, GuideTexts>>): GuideTexts {
  const [first] = Object.values(texts);
  if (!first) throw new Error("a guide without texts");
  return first;
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
