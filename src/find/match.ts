import { inLine, type Needle, needleOf } from "./needle.ts";
import { FIELDS, type Passage, squash } from "./passage.ts";

/** What a place in a section is worth to a searcher; the gaps leave room for how well it fits. */
const WORTH = {
  number: 1000,
  numberPrefix: 950,
  exact: 900,
  word: 800,
  defines: 780,
  name: 680,
  words: 620,
  penalty: 500,
  body: 300,
} as const;

const DIGIT = /[0-9]/;

/** How well a whole query fits a section: 0 where one of its words is missing. */
export function strictScore(passage: Passage, needles: readonly Needle[]): number {
  const [first] = needles;
  if (!first) return 0;
  if (needles.length === 1) return Math.max(numberScore(passage, first), needleScore(passage, first));
  const phrase = needleOf(needles.map((each) => each.text).join(" "));
  const whole = Math.max(exactScore(passage, squash(phrase.text)), inLine(passage.name.folded.text, phrase) ? WORTH.name + 10 : 0);
  let sum = 0;
  for (const needle of needles) {
    const score = Math.max(isLongNumber(needle) ? numberScore(passage, needle) : 0, needleScore(passage, needle));
    if (score === 0) return whole;
    sum += score;
  }
  return Math.max(whole, sum / needles.length + closeness(passage, needles, phrase));
}

/** The value of the best place where one word stands; 0 where it stands nowhere. */
export function needleScore(passage: Passage, needle: Needle): number {
  return exactScore(passage, needle.text) || nameScore(passage, needle) || penaltyScore(passage, needle) || bodyScore(passage, needle);
}

function numberScore(passage: Passage, { text }: Needle): number {
  if (passage.number === text) return WORTH.number;
  return DIGIT.test(text[0] ?? "") && passage.number.startsWith(text) ? WORTH.numberPrefix : 0;
}

function isLongNumber({ text }: Needle): boolean {
  return /^\d{3,}$|^\d+\.\d+$/.test(text);
}

function exactScore(passage: Passage, squashed: string): number {
  if (passage.exact.includes(squashed)) return WORTH.exact;
  if (passage.squashedWords.includes(squashed)) return WORTH.word;
  return passage.defines.includes(squashed) ? WORTH.defines : 0;
}

function nameScore(passage: Passage, needle: Needle): number {
  if (needle.text.length === 1 && needle.latin) return 0;
  let best = 0;
  for (const line of [passage.name, passage.short]) {
    const text = line?.folded.text ?? "";
    if (text.startsWith(needle.text)) best = Math.max(best, WORTH.name + 20);
    const found = inLine(text, needle);
    if (found) best = Math.max(best, found.whole ? WORTH.name : WORTH.name - 30);
  }
  if (best > 0) return best;
  for (const word of passage.words) {
    if (needle.text.length > 1 && word.startsWith(needle.text)) best = Math.max(best, WORTH.words + 20);
    const found = inLine(word, needle);
    if (found) best = Math.max(best, found.whole ? WORTH.words : WORTH.words - 20);
  }
  return best;
}

function penaltyScore(passage: Passage, needle: Needle): number {
  return passage.penalties.some((each) => each === needle.text || (needle.text.length > 2 && inLine(each, needle)?.whole))
    ? WORTH.penalty
    : 0;
}

function bodyScore(passage: Passage, needle: Needle): number {
  if (!passage.text.includes(needle.root)) return 0;
  let best = 0;
  let lines = 0;
  for (const { field, folded } of passage.body) {
    const found = inLine(folded.text, needle);
    if (!found) continue;
    lines += 1;
    best = Math.max(best, WORTH.body + (FIELDS.length - FIELDS.indexOf(field)) * 10 - (found.whole ? 0 : 5));
  }
  return best && best + Math.min(lines, 4);
}

/** Words that stand together mean more than words that are strewn over a section. */
function closeness(passage: Passage, needles: readonly Needle[], phrase: Needle): number {
  if (passage.words.some((each) => needles.every((needle) => inLine(each, needle)))) return 60;
  if (passage.text.includes(phrase.text)) return 60;
  return passage.body.some((line) => needles.every((needle) => inLine(line.folded.text, needle))) ? 30 : 0;
}
