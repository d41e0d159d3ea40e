/** What a spreadsheet would run, also behind spaces or behind guards of its own. */
const FORMULA = /^'*\s*[=+\-@\t\r\n]/;

/** What a spreadsheet would turn into something else: a number without its zeros or its last digits, a power of ten, a date, a truth. */
const REWRITTEN = [
  /^'*0\d/,
  /^'*\d{12,}$/,
  /^'*\d+(\.\d+)?e[+-]?\d+$/i,
  /^'*\d+\s*[-/.:][\d\s\-/.:]*([ap]m?)?$/i,
  /^'*(\d+\s*[-/ ]?\s*)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s*[-/ ]?\s*\d+/i,
  /^'*\d+\s*[-/ ]?\s*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
  /^'*(true|false)$/i,
] as const;

/** An apostrophe in front makes a spreadsheet take the cell as the text that it is. */
export function guard(text: string): string {
  return isAtRisk(text) ? `'${text}` : text;
}

/** A text that really begins with an apostrophe keeps it: only what would have been guarded is laid bare. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && isAtRisk(cell.slice(1)) ? cell.slice(1) : cell;
}

/** East Asian editions take the wide forms of signs and digits for the narrow ones. */
function isAtRisk(text: string): boolean {
  const narrow = text.slice(0, 80).normalize("NFKC");
  return FORMULA.test(text) || FORMULA.test(narrow) || REWRITTEN.some((each) => each.test(narrow));
}
