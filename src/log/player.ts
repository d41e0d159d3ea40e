import { defined } from "./defined.ts";
import type { LogEvent, Person } from "./event.ts";

/** A person as the log knows them now. */
export interface Player extends Person {
  readonly key: string;
  readonly dropped: boolean;
  readonly language?: string;
  /** Every spelling on record, the current one first. */
  readonly spellings: readonly string[];
}

/** A person as the events about their key leave them; undefined while nobody has added them. The first to add decides, changes come after. */
export function playerOf(key: string, events: readonly LogEvent[]): Player | undefined {
  const added = events.flatMap(({ body }) => (body.kind === "player-added" ? [body.person] : []));
  const [first] = added;
  if (!first) return undefined;
  let player: Player = { ...first, key, dropped: false, spellings: [] };
  const names = added.map((each) => each.name);
  for (const { body } of events) {
    if (body.kind !== "player-changed") continue;
    const { kind, player: _, ...changes } = body;
    player = { ...player, ...defined(changes) };
    if (changes.name !== undefined) names.push(changes.name);
  }
  return { ...player, spellings: [...new Set([player.name, ...names])] };
}

/** From each merged key to the one that stands for all of them. A merge that was taken back has never been. */
export function aliasesOf(events: readonly LogEvent[]): ReadonlyMap<string, string> {
  const undone = new Set(events.flatMap(({ body }) => (body.kind === "players-unmerged" ? [body.target] : [])));
  const aliases = new Map<string, string>();
  const standsFor = (key: string): string => {
    let end = key;
    for (let next = aliases.get(end); next !== undefined; next = aliases.get(end)) end = next;
    for (let each = key; each !== end; ) {
      const next = aliases.get(each) ?? end;
      aliases.set(each, end);
      each = next;
    }
    return end;
  };
  for (const { id, body } of events) {
    if (body.kind !== "players-merged" || undone.has(id)) continue;
    const from = standsFor(body.player);
    const to = standsFor(body.into);
    if (from !== to) aliases.set(from, to);
  }
  for (const key of aliases.keys()) standsFor(key);
  return aliases;
}
