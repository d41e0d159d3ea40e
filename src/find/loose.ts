import { needleScore } from "./match.ts";
import { type Needle, needleOf } from "./needle.ts";
import type { Passage } from "./passage.ts";
import { isNear, stem } from "./words.ts";

const SHORTEST_TYPO = 5;
/** Of what is asked, by rarity, that much must be there. */
const ENOUGH = 0.5;
const NO_CONTENT = new Set("a an and are at by for from in is of on or the to was with his her their my".split(" "));

const vocabularies = new WeakMap<readonly Passage[], ReadonlySet<string>>();

/** The query with words that nobody wrote replaced by the ones they are a slip away from; empty if there is nothing to mend. */
export function corrected(passages: readonly Passage[], needles: readonly Needle[]): readonly (readonly Needle[])[] {
  const tokens = needles.map((each) => each.text);
  const options = needles.map((needle) => {
    const token = needle.text;
    if (token.length < SHORTEST_TYPO || !/^[a-z]+$/.test(token) || passages.some((each) => needleScore(each, needle) > 0)) return [token];
    const near = [...vocabularyOf(passages)].filter((word) => isNear(word, token) || isNear(stem(word), stem(token)));
    return near.length > 0 ? near : [token];
  });
  const mended = options.reduce<readonly (readonly string[])[]>(
    (lists, words) => lists.flatMap((list) => words.slice(0, 4).map((word) => [...list, word])),
    [[]],
  );
  return mended
    .filter((list) => list.some((word, index) => word !== tokens[index]))
    .slice(0, 16)
    .map((list) => list.map(needleOf));
}

/** What a query is made of if it need not stand as it was typed: Latin words, numbers, and pairs of other characters. */
export function unitsOf(needles: readonly Needle[]): readonly Needle[] {
  const units = needles.flatMap(({ text }) =>
    (text.match(/[a-z]+|[0-9.]+|[^a-z0-9.]+/g) ?? []).flatMap((run) => {
      if (/^[a-z0-9.]/.test(run) || run.length < 3) return [run];
      return [...run].slice(1).map((character, index) => `${[...run][index]}${character}`);
    }),
  );
  const content = units.filter((each) => !NO_CONTENT.has(each));
  return [...new Set(content.length > 0 ? content : units)].map(needleOf);
}

/** How much of the query a section holds, rare parts weighing most; 0 where it is too little. */
export function looseScores(passages: readonly Passage[], units: readonly Needle[]): ReadonlyMap<Passage, number> {
  const found = units.map((unit) => new Map(passages.flatMap((each) => pair(each, needleScore(each, unit)))));
  const weights = found.map((each) => Math.log(1 + passages.length / Math.max(1, each.size)));
  const all = weights.reduce((sum, each) => sum + each, 0);
  const scores = new Map<Passage, number>();
  for (const passage of passages) {
    let held = 0;
    let value = 0;
    units.forEach((_, index) => {
      const score = found[index]?.get(passage);
      if (score === undefined) return;
      held += weights[index] ?? 0;
      value += (weights[index] ?? 0) * (0.5 + score / 2000);
    });
    if (held / all >= ENOUGH) scores.set(passage, (value / all) * 200);
  }
  return scores;
}

function pair(passage: Passage, score: number): readonly (readonly [Passage, number])[] {
  return score > 0 ? [[passage, score]] : [];
}

function vocabularyOf(passages: readonly Passage[]): ReadonlySet<string> {
  const before = vocabularies.get(passages);
  if (before) return before;
  const texts = passages.flatMap(({ name, short, words, body }) => [
    name.folded.text,
    short?.folded.text ?? "",
    ...words,
    ...body.map((line) => line.folded.text),
  ]);
  const vocabulary = new Set(texts.flatMap((text) => text.match(/[a-z]{4,}/g) ?? []));
  vocabularies.set(passages, vocabulary);
  return vocabulary;
}
