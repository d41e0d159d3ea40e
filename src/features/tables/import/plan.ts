import { comparable, LIMITS, type LogState, playerKey, resolve } from "#log";
import type { PairedPerson, PairedRound } from "#roster";
import type { Writing } from "#store";

export interface PairingPlan {
  readonly writings: readonly Writing[];
  readonly rounds: readonly number[];
  readonly tables: number;
  /** People whom the event does not know yet. */
  readonly fresh: readonly string[];
  /** Names that fit several people of the event: their seats stay empty. */
  readonly unclear: readonly string[];
  /** Where more sit than can: tables with two matches, and people at two tables of one round. The list was put together wrongly. */
  readonly crowded: readonly string[];
  readonly twice: readonly string[];
}

/** What pairings would bring into the event: who sits where, and who is new. People are known by number, else by any spelling of their name. */
export function planPairings(state: LogState, paired: readonly PairedRound[], day: number, round: number): PairingPlan {
  const known = peopleByForm(state);
  const fresh = new Map<string, PairedPerson>();
  const unclear = new Set<string>();

  function keyOf(person: PairedPerson): string | undefined {
    const numbered = person.ref === undefined ? undefined : known.get(`#${comparable(person.ref)}`);
    const found =
      numbered ??
      namesOf(person.name)
        .map((each) => known.get(each))
        .find((each) => each !== undefined);
    if (found && found.size > 1) {
      unclear.add(person.name);
      return undefined;
    }
    if (found) return [...found][0];
    const key = playerKey(person);
    fresh.set(key, fresh.get(key) ?? person);
    return key;
  }

  const pairings = paired.map((each) => ({
    round: each.round ?? round,
    tables: each.tables
      .map(({ table, people }) => ({
        table: table.slice(0, LIMITS.table),
        players: people
          .filter(({ name }) => name.length <= LIMITS.name)
          .flatMap((person) => keyOf(person) ?? [])
          .slice(0, 8),
      }))
      .filter(({ players }) => players.length > 0),
  }));
  const added = [...fresh].map(
    ([player, { name, ref }]): Writing => ({
      body: { kind: "player-added", player, person: { name, role: "player", ...(ref === undefined ? {} : { ref }) } },
    }),
  );
  const seated = pairings.map((each): Writing => ({ body: { kind: "paired", day, ...each } }));
  return {
    writings: [...added, ...seated],
    rounds: pairings.map((each) => each.round),
    tables: pairings.reduce((sum, { tables }) => sum + tables.length, 0),
    fresh: [...fresh.values()].map(({ name }) => name),
    unclear: [...unclear],
    ...oddities(paired),
  };
}

function oddities(paired: readonly PairedRound[]): Pick<PairingPlan, "crowded" | "twice"> {
  const tables = paired.flatMap((each) => each.tables);
  const crowded = tables.filter(({ people }) => people.length > 2);
  // Games of four and five sit at every table.
  const areMatches = crowded.length * 2 < tables.length;
  return {
    crowded: areMatches ? crowded.map(({ table }) => table) : [],
    twice: paired.flatMap(({ tables: each }) => seatedTwice(each.flatMap(({ people }) => people))),
  };
}

function seatedTwice(people: readonly PairedPerson[]): readonly string[] {
  const seats = new Map<string, number>();
  const formOf = ({ name, ref }: PairedPerson) => (ref === undefined ? `@${comparable(name)}` : `#${comparable(ref)}`);
  for (const each of people) seats.set(formOf(each), (seats.get(formOf(each)) ?? 0) + 1);
  return [...new Set(people.filter((each) => (seats.get(formOf(each)) ?? 0) > 1).map(({ name }) => name))];
}

/** "Last, First" is "First Last" too. */
function namesOf(name: string): readonly string[] {
  const [last, first, ...rest] = name.split(",").map((each) => each.trim());
  const turned = first && last && rest.length === 0 ? [`${first} ${last}`, `${last}${first}`] : [];
  return [name, ...turned].map((each) => `@${comparable(each)}`);
}

function peopleByForm(state: LogState): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  function add(form: string, player: string) {
    const people = known.get(form) ?? new Set<string>();
    known.set(form, people.add(player));
  }
  for (const { key, ref, spellings } of state.players.values()) {
    const player = resolve(state, key);
    if (ref !== undefined) add(`#${comparable(ref)}`, player);
    for (const each of spellings) add(`@${comparable(each)}`, player);
  }
  return known;
}
