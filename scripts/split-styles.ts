/** A class of a CSS module as the build names it: _name_hash_line. */
const OF_A_MODULE = /_[\w-]+?_([\w-]{5})_\d+/g;

/** The styles that the given text may need, and the others; each in its order. Global styles are needed always. */
export function splitStyles(css: string, text: string): readonly [needed: string, others: string] {
  const named = new Set(modulesIn(text));
  const isNeeded = (rule: string) => {
    const modules = modulesIn(rule);
    return modules.length === 0 || modules.some((each) => named.has(each));
  };
  const rules = rulesOf(css);
  return [rules.filter(isNeeded).join(""), rules.filter((rule) => !isNeeded(rule)).join("")];
}

function modulesIn(text: string): readonly string[] {
  return [...text.matchAll(OF_A_MODULE)].map(([, module = ""]) => module);
}

/** The rules at the top level; what they hold stays with them. */
function rulesOf(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < css.length; place++) {
    if (css[place] === "{") depth++;
    if (css[place] !== "}" || --depth > 0) continue;
    rules.push(css.slice(start, place + 1));
    start = place + 1;
  }
  return [...rules, css.slice(start)];
}
