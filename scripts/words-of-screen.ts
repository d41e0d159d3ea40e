/** One screen in several languages as one piece of markup and the words of each: the page's script puts them in their places. */
interface Words {
  /** What stands between the tags, in the page's order. */
  readonly texts: readonly string[];
  /** What is only read out, in the same order. */
  readonly labels: readonly string[];
}

const BETWEEN_TAGS = />([^<]+)</g;
const LABEL = /(?<= aria-label=")[^"]*/g;
const CHOSEN = / selected=""/g;
const ESCAPED: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

export function screenInLanguages(screens: ReadonlyMap<string, string>, inMarkup: string) {
  const markup = screens.get(inMarkup) ?? "";
  for (const [language, html] of screens) {
    if (withoutWords(html) !== withoutWords(markup))
      throw new Error(`the start screen in ${language} has other elements than in ${inMarkup}`);
  }
  return {
    markup: markup.replace(CHOSEN, ""),
    words: Object.fromEntries([...screens].map(([language, html]) => [language, wordsOf(html)])),
  };
}

function withoutWords(html: string): string {
  return html.replace(CHOSEN, "").replace(BETWEEN_TAGS, ">-<").replace(LABEL, "");
}

function wordsOf(html: string): Words {
  return {
    texts: [...html.matchAll(BETWEEN_TAGS)].map(([, text = ""]) => unescaped(text)),
    labels: [...html.matchAll(LABEL)].map(([label]) => unescaped(label)),
  };
}

function unescaped(text: string): string {
  return text.replace(/&[\w#]+;/g, (each) => ESCAPED[each] ?? each);
}
