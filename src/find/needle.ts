import { stem } from "./words.ts";

/** One folded word of a query, with all that is asked of it at every place. */
export interface Needle {
  readonly text: string;
  /** The beginning of all its forms; a part of `text`. */
  readonly root: string;
  readonly latin: boolean;
  readonly numeric: boolean;
}

export interface Occurrence {
  readonly start: number;
  readonly end: number;
  /** As typed, from the beginning of a word. */
  readonly whole: boolean;
}

const ALPHANUMERIC = /[a-z0-9]/;
const DIGIT = /[0-9]/;

export function needleOf(text: string): Needle {
  return { text, root: stem(text), latin: ALPHANUMERIC.test(text[0] ?? ""), numeric: DIGIT.test(text.at(-1) ?? "") };
}

/** Where in a folded text a word of the query stands, as the searcher means it. */
export function inLine(text: string, needle: Needle, from = 0): Occurrence | undefined {
  const direct = occurrence(text, needle.text, needle, from);
  if (direct || needle.root === needle.text) return direct;
  const found = occurrence(text, needle.root, needle, from);
  if (!found?.whole) return undefined;
  let end = found.end;
  while (ALPHANUMERIC.test(text[end] ?? "")) end += 1;
  return { start: found.start, end, whole: false };
}

/** Latin words from their beginning, two letters and numbers only whole, long words also within another; everything else anywhere. */
function occurrence(text: string, sought: string, { latin, numeric }: Needle, from: number): Occurrence | undefined {
  let within: number | undefined;
  for (let start = text.indexOf(sought, from); start >= 0; start = text.indexOf(sought, start + 1)) {
    const end = start + sought.length;
    const next = text[end] ?? "";
    if ((numeric && DIGIT.test(next)) || (latin && sought.length <= 2 && ALPHANUMERIC.test(next))) continue;
    if (!latin || !ALPHANUMERIC.test(text[start - 1] ?? "")) return { start, end, whole: true };
    if (sought.length >= 4 && !DIGIT.test(sought[0] ?? "")) within ??= start;
  }
  return within === undefined ? undefined : { start: within, end: within + sought.length, whole: false };
}
