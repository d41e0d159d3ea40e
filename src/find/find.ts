import { fold, shownRange } from "./fold.ts";
import { corrected, looseScores, unitsOf } from "./loose.ts";
import { strictScore } from "./match.ts";
import { inLine, type Needle, needleOf } from "./needle.ts";
import type { Field, Line, Passage } from "./passage.ts";

export interface Hit {
  readonly passage: Passage;
  readonly score: number;
  /** The words that were looked for in this section. */
  readonly needles: readonly Needle[];
}

/** A piece of a shown text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Sections of another language than the one shown follow those of the same kind in it. */
const FOREIGN = 250;
/** So many good hits need no guesses behind them. */
const PLENTY = 3;

/** The sections that a query means, best first, each once. `language` is the one shown. */
export function find(passages: readonly Passage[], query: string, language?: string): readonly Hit[] {
  const needles = needlesOf(query);
  if (needles.length === 0) return [];
  const strict = scored(passages, needles, language);
  const mended = strict.length > 0 ? [] : corrected(passages, needles).flatMap((each) => scored(passages, each, language));
  const good = ranked([...strict, ...mended]);
  if (good.length >= PLENTY) return good;
  return [...good, ...guesses(passages, needles, language).filter((guess) => !good.some((hit) => isSame(hit, guess)))];
}

/** A text cut into what was found and what stands between. */
export function pieces(line: Line, needles: readonly Needle[]): readonly Piece[] {
  const ranges = needles.flatMap((needle) => rangesOf(line, needle)).sort(([a], [b]) => a - b);
  const cut: Piece[] = [];
  let done = 0;
  for (const [start, end] of ranges) {
    if (end <= done) continue;
    if (start > done) cut.push({ text: line.shown.slice(done, start), found: false });
    cut.push({ text: line.shown.slice(Math.max(start, done), end), found: true });
    done = end;
  }
  if (done < line.shown.length) cut.push({ text: line.shown.slice(done), found: false });
  return cut;
}

/** The line of a section that shows best why it was found; undefined where it was found by its name alone. */
export function tellingLine({ passage, needles }: Hit): (Line & { readonly field: Field }) | undefined {
  const named = (needle: Needle) => [passage.name, passage.short].some((line) => line && inLine(line.folded.text, needle));
  if (needles.every(named)) return undefined;
  const counted = passage.body.map((line) => needles.filter((needle) => inLine(line.folded.text, needle)).length);
  const most = Math.max(0, ...counted);
  return most > 0 ? passage.body[counted.indexOf(most)] : undefined;
}

function needlesOf(query: string): readonly Needle[] {
  return fold(query)
    .text.split(" ")
    .map((each) => each.replace(/^[./]+|[./]+$/g, ""))
    .filter((each) => each !== "")
    .map(needleOf);
}

function scored(passages: readonly Passage[], needles: readonly Needle[], language: string | undefined): readonly Hit[] {
  const hits: Hit[] = [];
  for (const passage of passages) {
    const score = strictScore(passage, needles);
    if (score > 0) hits.push({ passage, score: score - distance(passage, language), needles });
  }
  return hits;
}

function guesses(passages: readonly Passage[], asked: readonly Needle[], language: string | undefined): readonly Hit[] {
  const needles = unitsOf(asked);
  if (needles.length < 2) return [];
  return ranked(
    [...looseScores(passages, needles)].map(([passage, score]) => ({ passage, score: score - distance(passage, language), needles })),
  );
}

function distance(passage: Passage, language: string | undefined): number {
  return language === undefined || passage.language === language ? 0 : FOREIGN;
}

/** Best first; the same section in two languages stands once; equals in the order of the guide. */
function ranked(hits: readonly Hit[]): readonly Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const key = `${hit.passage.guide}/${hit.passage.section}`;
    const other = best.get(key);
    if (!other || hit.score > other.score) best.set(key, hit);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.passage.order - b.passage.order);
}

function isSame(a: Hit, b: Hit): boolean {
  return a.passage.guide === b.passage.guide && a.passage.section === b.passage.section;
}

function rangesOf({ folded }: Line, needle: Needle): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let found = inLine(folded.text, needle); found; found = inLine(folded.text, needle, found.end)) {
    ranges.push(shownRange(folded, found.start, found.end));
  }
  return ranges;
}
