import { comparable, type LogState, type Player, type Role, resolve } from "#log";

/** One person of the event under all the names and numbers that were merged. */
export interface Someone {
  /** The key that stands for all. */
  readonly key: string;
  readonly name: string;
  readonly ref?: string;
  readonly role: Role;
  readonly dropped: boolean;
  readonly language?: string;
  /** Every spelling on record, the current one first. */
  readonly spellings: readonly string[];
  readonly refs: readonly string[];
  /** Spellings and numbers as they are compared. */
  readonly forms: readonly string[];
}

/** Everybody of the event, once. */
export function peopleOf(state: LogState): readonly Someone[] {
  const groups = new Map<string, Player[]>();
  for (const player of state.players.values()) {
    const key = resolve(state, player.key);
    const group = groups.get(key);
    if (group) group.push(player);
    else groups.set(key, [player]);
  }
  for (const key of state.byPlayer.keys()) if (!groups.has(key)) groups.set(key, []);
  return [...groups].map(([key, group]) => someone(key, group));
}

/** Undefined where nobody has this key. */
export function personOf(state: LogState, player: string): Someone | undefined {
  const key = resolve(state, player);
  const group = [...state.players.values()].filter((each) => resolve(state, each.key) === key);
  return group.length > 0 || state.byPlayer.has(key) ? someone(key, group) : undefined;
}

function someone(key: string, group: readonly Player[]): Someone {
  const main = group.find((each) => each.key === key) ?? group[0];
  const sorted = main ? [main, ...group.filter((each) => each !== main)] : [];
  // An entry can arrive before the person it is about: the key then says what was typed.
  const name = main?.name ?? key.slice(1);
  const spellings = main ? [...new Set(sorted.flatMap((each) => each.spellings))] : [name];
  const refs = [...new Set(sorted.flatMap((each) => (each.ref ? [each.ref] : [])))];
  const [ref] = refs;
  return {
    key,
    name,
    role: main?.role ?? "player",
    dropped: main?.dropped ?? false,
    spellings,
    refs,
    forms: [...spellings, ...refs].map(comparable),
    ...(ref === undefined ? {} : { ref }),
    ...(main?.language ? { language: main.language } : {}),
  };
}

/** The people whose name or number contains what was typed; those that it begins first. */
export function peopleNamed(people: readonly Someone[], typed: string): readonly Someone[] {
  const wanted = comparable(typed);
  if (wanted === "") return people;
  const found = people.filter((each) => each.forms.some((form) => form.includes(wanted)));
  const begins = (each: Someone) => each.forms.some((form) => form.startsWith(wanted));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}

export function hasName(person: Someone, name: string): boolean {
  return person.spellings.some((each) => comparable(each) === comparable(name));
}

export function hasNumber(person: Someone, ref: string): boolean {
  return person.refs.some((each) => comparable(each) === comparable(ref));
}

/** Two who may be one: only a judge can know. */
export interface Double {
  readonly one: Someone;
  readonly other: Someone;
  readonly why: "name" | "number" | "turned";
}

/** The same name once with a number and once without, the same number under two names, or family name and given name in the other order. */
export function doublesOf(people: readonly Someone[]): readonly Double[] {
  const byName = groupsBy(people, (each) => new Set(each.spellings.map(comparable)));
  const byNumber = groupsBy(people, (each) => new Set(each.refs.map(bareNumber)));
  const doubles = new Map<string, Double>();
  const add = (one: Someone, other: Someone, why: Double["why"]) => {
    const pair = [one.key, other.key].sort().join(" ");
    if (!doubles.has(pair)) doubles.set(pair, { one, other, why });
  };
  for (const group of byNumber) for (const [one, other] of pairsOf(group)) add(one, other, "number");
  for (const group of byName) {
    const numbered = group.filter((each) => each.refs.length > 0);
    for (const one of numbered) for (const other of group) if (other.refs.length === 0) add(one, other, "name");
  }
  const byForm = new Map(people.flatMap((each) => each.spellings.map((name) => [comparable(name), each])));
  for (const one of people) {
    for (const other of one.spellings.flatMap((name) => byForm.get(turned(name)) ?? [])) {
      if (other !== one && (one.refs.length === 0 || other.refs.length === 0)) add(one, other, "turned");
    }
  }
  return [...doubles.values()];
}

/** "Last, First" and "Last First" as "First Last", in the comparable form; empty where a name is not of two words. */
function turned(name: string): string {
  const [first = "", second = "", ...rest] = name.split(/[\s,]+/u).filter((each) => each !== "");
  return second === "" || rest.length > 0 ? "" : comparable(second + first);
}

/** Lists drop leading zeros, for a spreadsheet takes the number as a quantity. */
export function bareNumber(ref: string): string {
  return comparable(ref).replace(/^0+(?=\d)/, "");
}

function groupsBy(people: readonly Someone[], formsOf: (each: Someone) => ReadonlySet<string>): readonly (readonly Someone[])[] {
  const groups = new Map<string, Someone[]>();
  for (const each of people) {
    for (const form of formsOf(each)) {
      const group = groups.get(form);
      if (group) group.push(each);
      else groups.set(form, [each]);
    }
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function pairsOf(group: readonly Someone[]): readonly (readonly [Someone, Someone])[] {
  return group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other] as const));
}
