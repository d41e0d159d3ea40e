import type { SlipRow } from "#parts";

/** What a code of version 25 at level L holds, with a little room for its header: any phone reads it from a screen. */
const MOST_BYTES = 1200;
const MOST_OF_A_ROW = 160;

export interface CodeText {
  readonly text: string;
  /** Something was left out. */
  readonly isShort: boolean;
}

/** A slip as plain text for one code. Too long, it loses what explains first, then the ends of long lines. */
export function codeTextOf(rows: readonly SlipRow[]): CodeText {
  const main = rows.filter((each) => !each.isExtra);
  const cut = main.map((each) => ({ ...each, text: beginningOf(each.text) }));
  const ways = [rows, main, cut].map(textOf);
  const index = ways.findIndex((each) => bytesOf(each) <= MOST_BYTES);
  return index < 0 ? { text: beginningOf(textOf(cut), MOST_BYTES), isShort: true } : { text: ways[index] ?? "", isShort: index > 0 };
}

export function textOf(rows: readonly SlipRow[]): string {
  return rows.map(({ label, text }) => `${label}: ${text}`).join("\n");
}

function beginningOf(text: string, most = MOST_OF_A_ROW): string {
  if (bytesOf(text) <= most) return text;
  let kept = "";
  let size = bytesOf("…");
  for (const sign of text) {
    size += bytesOf(sign);
    if (size > most) break;
    kept += sign;
  }
  return `${kept}…`;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
