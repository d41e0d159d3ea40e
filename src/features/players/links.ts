export function personLink(key: string): string {
  return `/players/${encodeURIComponent(key)}`;
}

/** `other` empty: who it is, is still to be searched for. */
export function mergeLink(key: string, other = ""): string {
  return `${personLink(key)}?merge=${encodeURIComponent(other)}`;
}
