/** A text made comparable. */
export interface Folded {
  readonly text: string;
  /** Where each folded character begins in the shown text, and its length at the end; absent where both are the same. */
  readonly at?: readonly number[];
}

/** Forms of one character that people type for each other. */
const VARIANTS = new Map(
  [
    "臺台",
    "裏裡",
    "着著",
    "羣群",
    "峯峰",
    "綫線",
    "牀床",
    "爲為",
    "僞偽",
    "衆眾",
    "敎教",
    "汙污",
    "値值",
    "眞真",
    "啓啟",
    "强強",
    "彙匯",
    "祕秘",
    "賬帳",
    "佔占",
    "佈布",
    "週周",
    "迴回",
    "紀記",
    "録錄",
    "処處",
    "対對",
    "戦戰",
    "点點",
    "数數",
    "歩步",
    "続續",
    "経經",
    "発發",
    "会會",
    "図圖",
    "体體",
    "実實",
    "鈎鉤",
    "説說",
    "戸戶",
    "緑綠",
    "産產",
    "内內",
    "劵券",
    "嘘噓",
  ].map(([from = "", to = ""]) => [from, to]),
);

const APOSTROPHES = /['’ʼ`´‘]/gu;
const UNHEARD = /[ー\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const NO_WORD = /[^\p{L}\p{N}\p{M}.@/+#%]/gu;
const MARK = /[\p{M}\uff9e\uff9f]/u;
/** Below this code stands no mark that could belong to the character before it. */
const FIRST_MARK = 0x300;

const known = new Map<string, string>();
const marks = new Map<string, boolean>();

/**
 * One text for all ways to type it: NFKC, small letters, hiragana for katakana, no long-vowel marks, no accents, one form of each variant
 * character, a blank for punctuation.
 */
export function fold(shown: string): Folded {
  let text = "";
  const at: number[] = [];
  let same = true;
  for (let start = 0, end = 0; start < shown.length; start = end) {
    end = unitEnd(shown, start);
    const folded = foldUnit(shown.slice(start, end));
    if (end - start !== 1 || folded.length !== 1) same = false;
    for (let index = 0; index < folded.length; index += 1) at.push(start);
    text += folded;
  }
  if (same) return { text };
  at.push(shown.length);
  return { text, at };
}

/** The part of the shown text that a part of the folded one stands for. */
export function shownRange(folded: Folded, start: number, end: number): readonly [number, number] {
  const { at } = folded;
  if (!at) return [start, end];
  const last = at[end - 1] ?? 0;
  let next = end;
  while (next < at.length - 1 && at[next] === last) next += 1;
  return [at[start] ?? 0, at[next] ?? last];
}

/** A character with the marks that belong to it, half-width voicing marks included. */
function unitEnd(text: string, start: number): number {
  let end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  while (text.charCodeAt(end) >= FIRST_MARK && isMark(text.charAt(end))) end += 1;
  return end;
}

function isMark(character: string): boolean {
  const before = marks.get(character);
  if (before !== undefined) return before;
  const mark = MARK.test(character);
  marks.set(character, mark);
  return mark;
}

function foldUnit(unit: string): string {
  const before = known.get(unit);
  if (before !== undefined) return before;
  const plain = unit
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .normalize("NFC")
    .replace(APOSTROPHES, "")
    .replace(UNHEARD, "")
    .replace(NO_WORD, " ");
  const folded = [...plain].map((each) => VARIANTS.get(each) ?? hiragana(each)).join("");
  known.set(unit, folded);
  return folded;
}

function hiragana(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : character;
}
