import { comparable, type LogState, resolve, type Settings } from "#log";

export function severalDays(settings: Settings, state: LogState): boolean {
  return settings.from !== settings.to || state.day > 1;
}

/** The local time of whoever wrote it. */
export function timeOf(at: string): string {
  return at.slice(11, 16);
}

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
