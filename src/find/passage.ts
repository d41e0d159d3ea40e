import type { Cell, Guide, GuideTexts, Infraction, SectionTexts } from "#rules";
import { textsOf } from "#rules";
import { type Folded, fold } from "./fold.ts";
import { isNumbered, readingOrder } from "./reading-order.ts";

/** Where in a section a text stands, the most telling first. */
export const FIELDS = ["typical", "definition", "remedies", "thinking", "questions", "tell", "also", "notes", "boundaries"] as const;
export type Field = (typeof FIELDS)[number];

/** A text as shown and as compared. */
export interface Line {
  readonly shown: string;
  readonly folded: Folded;
}

/** One section of a guide in one language, ready to be searched. */
export interface Passage {
  readonly guide: string;
  readonly section: string;
  readonly infraction?: string;
  readonly language: string;
  readonly order: number;
  readonly number: string;
  readonly name: Line;
  readonly short?: Line;
  /** Without blanks: the name, its parts and the short name. */
  readonly exact: readonly string[];
  readonly words: readonly string[];
  readonly squashedWords: readonly string[];
  /** Penalties that are explained here, without blanks. */
  readonly defines: readonly string[];
  /** Penalties that the cells give. */
  readonly penalties: readonly string[];
  readonly body: readonly (Line & { readonly field: Field })[];
  /** The whole folded body, to see at once that something is not in it. */
  readonly text: string;
}

const prepared = new WeakMap<GuideTexts, readonly Passage[]>();

/** Once for each guide and language, when the first search wants it; later queries only scan. */
export function prepare(guide: Guide, texts: GuideTexts, language: string): readonly Passage[] {
  const before = prepared.get(texts);
  if (before) return before;
  const passages = readingOrder(guide).map(({ section, infraction }, order): Passage => {
    const own = texts.sections[section] ?? { name: section, definition: [] };
    return {
      guide: guide.id,
      section,
      language,
      order,
      number: isNumbered(section) ? fold(section).text : "",
      ...named(own, texts),
      ...penaltiesOf(guide, texts, section, infraction),
    };
  });
  prepared.set(texts, passages);
  return passages;
}

/** Without blanks, so that "no-show", "no show" and "noshow" are one. */
export function squash(folded: string): string {
  return folded.replaceAll(" ", "");
}

function named(
  own: SectionTexts,
  texts: GuideTexts,
): Pick<Passage, "name" | "short" | "exact" | "words" | "squashedWords" | "body" | "text"> {
  const words = (own.words ?? []).map((each) => fold(each).text);
  const end = own.name.split(/[—–−～─:：]/u).at(-1) ?? own.name;
  const parts = [end, ...end.split(/[/／・]/u)];
  const body = FIELDS.flatMap((field) => textsOf(own[field]).map(([, text]) => ({ field, ...lineOf(text, texts) })));
  return {
    name: lineOf(own.name, texts),
    ...(own.short ? { short: lineOf(own.short, texts) } : {}),
    exact: [own.name, ...parts, ...(own.short ? [own.short] : [])].map((each) => squash(fold(each).text)),
    words,
    squashedWords: words.map(squash),
    body,
    text: body.map((line) => line.folded.text).join("\n"),
  };
}

function penaltiesOf(guide: Guide, texts: GuideTexts, section: string, infraction: Infraction | undefined) {
  const namesOf = (id: string) => [texts.penalties[id]?.name ?? "", texts.penalties[id]?.abbr ?? ""].map((each) => fold(each).text);
  const cells: readonly Cell[] = infraction
    ? infraction.base.kind === "by-level"
      ? Object.values(infraction.base.levels)
      : [infraction.base]
    : [];
  const given = [...cells.flatMap((cell) => (cell.kind === "issue" ? cell.penalties : [])), ...(infraction?.steps ?? []).flat()];
  return {
    ...(infraction ? { infraction: infraction.id } : {}),
    penalties: [...new Set(given)].flatMap(namesOf),
    defines: guide.ladder.filter((each) => each.section === section).flatMap((each) => namesOf(each.id).map(squash)),
  };
}

/** A link reads as the number of the section, or as its name where it has none. */
function lineOf(text: string, { sections }: GuideTexts): Line {
  const shown = text.replaceAll(/\[\[([^\]]+)\]\]/g, (_, id: string) => (isNumbered(id) ? id : (sections[id]?.name ?? id)));
  return { shown, folded: fold(shown) };
}
