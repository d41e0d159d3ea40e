import { readFileSync } from "node:fs";
import { join } from "node:path";

export const LANGUAGES = ["en", "zh-TW", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
/** i18next shows keys in `cimode`: the same walk works there. */
export type Shown = Language | "cimode";
export type Slots = Readonly<Record<string, string | number>>;

/** The texts of a language, read from the files that the app is built from: a test names what is on the screen by its key. */
export interface Words {
  readonly shown: Shown;
  /** `wizard:home.who`, as the interface shows it. */
  readonly ui: (path: string, slots?: Slots) => string;
  /** `sections.122.short` of the guide of 2005. */
  readonly guide: (path: string) => string;
}

export function wordsIn(shown: Shown): Words {
  return {
    shown,
    ui: (path, slots = {}) => {
      const [namespace = "", key = ""] = path.split(":");
      return shown === "cimode" ? key : interpolate(pluralOf(readUi(shown, namespace), key, shown, slots), slots);
    },
    guide: (path) => (shown === "cimode" ? `guide-dci-2005.${path}` : textAt(readLocale(`${shown}/guide-dci-2005.json`), path)),
  };
}

function readUi(language: Language, namespace: string): unknown {
  return readLocale(`${language}/ui/${namespace}.json`);
}

const files = new Map<string, unknown>();

function readLocale(path: string): unknown {
  const known = files.get(path);
  if (known) return known;
  const read: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "..", "..", "locales", path), "utf8"));
  files.set(path, read);
  return read;
}

function pluralOf(texts: unknown, key: string, language: Language, { count }: Slots): string {
  if (typeof count !== "number") return textAt(texts, key);
  const plural = `${key}_${new Intl.PluralRules(language).select(count)}`;
  return find(texts, plural) === undefined ? textAt(texts, key) : textAt(texts, plural);
}

function textAt(texts: unknown, path: string): string {
  const found = find(texts, path);
  if (typeof found !== "string") throw new Error(`no text at ${path}`);
  return found;
}

function find(texts: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (node, part) => (typeof node === "object" && node !== null ? (node as Record<string, unknown>)[part] : undefined),
      texts,
    );
}

function interpolate(text: string, slots: Slots): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? `{{${name}}}`));
}
