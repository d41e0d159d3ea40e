import { type LogState, playerKey, type Role } from "#log";
import type { Writing } from "#store";
import { hasName, hasNumber, type Someone } from "../people.ts";

export interface NewPerson {
  readonly name: string;
  readonly ref: string;
  readonly role: Role;
}

export const emptyPerson: NewPerson = { name: "", ref: "", role: "player" };

export function personAdded({ name, ref, role }: NewPerson, key: string): Writing {
  const number = ref.trim();
  return { body: { kind: "player-added", player: key, person: { name: name.trim(), role, ...(number ? { ref: number } : {}) } } };
}

/** Those who may already be this person: by number where one was typed, else by name. */
export function alikeOf(people: readonly Someone[], { name, ref }: NewPerson): readonly Someone[] {
  if (ref.trim() !== "") return people.filter((each) => hasNumber(each, ref));
  return name.trim() === "" ? [] : people.filter((each) => hasName(each, name));
}

/** `other` sets somebody apart whose number or name is taken; a merge later takes that back. */
export function newKey(state: LogState, { name, ref }: NewPerson, other: string): string {
  const person = { name: name.trim(), ref: ref.trim() };
  const key = playerKey(person);
  return state.players.has(key) || state.aliases.has(key) || state.byPlayer.has(key) ? playerKey(person, other) : key;
}
