/** Texts that repeat, each kept once and known by its number. */
export interface Pool {
  readonly texts: readonly string[];
  readonly codeOf: (text: string) => number;
  readonly textOf: (code: number) => string;
}

export function createPool(): Pool {
  const texts: string[] = [];
  const codes = new Map<string, number>();
  return {
    texts,
    codeOf: (text) => {
      const known = codes.get(text);
      if (known !== undefined) return known;
      codes.set(text, texts.length);
      return texts.push(text) - 1;
    },
    textOf: (code) => texts[code] ?? "",
  };
}
