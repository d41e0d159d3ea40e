import { comparable, type LogState, resolve } from "#log";

/** The keys of everybody whose name, spelling or number contains the text. */
export function peopleNamed(state: LogState, text: string): ReadonlySet<string> {
  const wanted = comparable(text);
  const found = new Set<string>();
  for (const { key, spellings, ref } of state.players.values()) {
    const known = ref === undefined ? spellings : [...spellings, ref];
    if (known.some((each) => comparable(each).includes(wanted))) found.add(resolve(state, key));
  }
  return found;
}
