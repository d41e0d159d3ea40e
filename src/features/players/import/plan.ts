import { comparable, type LogState, playerKey, resolve } from "#log";
import type { RosterPerson } from "#roster";
import type { Writing } from "#store";

/** What a list would bring into the event. Nobody is merged with anybody: a number under another name is a person of its own, to be compared. */
export interface ImportPlan {
  readonly writings: readonly Writing[];
  readonly known: number;
  /** Of the new ones: those whose number already stands for another name. */
  readonly clashes: number;
}

export function planImport(state: LogState, people: readonly RosterPerson[]): ImportPlan {
  const names = namesByKey(state);
  const writings: Writing[] = [];
  let known = 0;
  let clashes = 0;
  for (const { name, ref } of people) {
    const key = playerKey({ name, ref });
    const isTaken = names.has(key);
    if (isTaken && has(names, key, name)) {
      known += 1;
      continue;
    }
    // The same on two phones that import the same list.
    const player = isTaken ? playerKey({ name, ref }, comparable(name)) : key;
    if (names.has(player)) {
      known += 1;
      continue;
    }
    if (isTaken) clashes += 1;
    const person = { name, role: "player" as const, ...(ref === undefined ? {} : { ref }) };
    writings.push({ body: { kind: "player-added", player, person } });
  }
  return { writings, known, clashes };
}

/** For each key that the event knows, every name of the person whom it stands for now. */
function namesByKey(state: LogState): ReadonlyMap<string, ReadonlySet<string>> {
  const byPerson = new Map<string, Set<string>>();
  const byKey = new Map<string, Set<string>>();
  for (const { key, spellings } of state.players.values()) {
    const person = resolve(state, key);
    const names = byPerson.get(person) ?? new Set();
    for (const each of spellings) names.add(comparable(each));
    byPerson.set(person, names);
    byKey.set(key, names);
  }
  return byKey;
}

function has(names: ReadonlyMap<string, ReadonlySet<string>>, key: string, name: string): boolean {
  return names.get(key)?.has(comparable(name)) ?? false;
}
