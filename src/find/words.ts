/** The beginning that all forms of an English word share: "shuffl" for shuffle, shuffles, shuffled and shuffling. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const cut = word
    .replace(/(?:ies|ied)$/, "")
    .replace(/(?<=s|x|z|ch|sh)es$/, "")
    .replace(/(?<=[^s])s$/, "")
    .replace(/(?:ing|ed|ly|ness)$/, "")
    .replace(/([bdgmnprt])\1$/, "$1")
    .replace(/(?<=.{4})[ey]$/, "");
  return cut.length >= 3 ? cut : word;
}

/** Equal but for one letter more, less or other, or two neighbours that changed places. */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(""));
}
