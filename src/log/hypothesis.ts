import type { Entry } from "./entry.ts";
import { type EntriesOfPlayer, type LogState, resolve } from "./state.ts";

/** The same log with some entries looking otherwise, for asking what that would change. Nothing is written; the columns show what is. */
export function withEntries(state: LogState, changed: readonly Entry[]): LogState {
  const others = new Map(changed.map((each) => [each.id, each]));
  const byPlayer = new Map(state.byPlayer);
  for (const { id, player } of changed) {
    const row = state.events.rowOf(id);
    if (row === undefined) continue;
    const [from, to] = [resolve(state, state.entries.playerAt(row)), resolve(state, player)];
    if (from === to) continue;
    byPlayer.set(
      from,
      withRows(byPlayer.get(from), (rows) => rows.filter((each) => each !== row)),
    );
    byPlayer.set(
      to,
      withRows(byPlayer.get(to), (rows) => [...rows, row]),
    );
  }
  const { entries, events } = state;
  const at = (row: number) => others.get(events.idAt(row)) ?? entries.at(row);
  const get = (id: string) => (entries.has(id) ? (others.get(id) ?? entries.get(id)) : undefined);
  return { ...state, byPlayer, entries: { ...entries, at, get } };
}

/** The same log if two were one person. */
export function asMerged(state: LogState, from: string, into: string): LogState {
  const aliases = new Map([...state.aliases].map(([key, to]) => [key, to === from ? into : to]));
  const byPlayer = new Map(state.byPlayer);
  byPlayer.set(
    into,
    withRows(byPlayer.get(into), (rows) => [...rows, ...(byPlayer.get(from)?.rows ?? [])]),
  );
  byPlayer.delete(from);
  return { ...state, aliases: aliases.set(from, into), byPlayer };
}

function withRows(before: EntriesOfPlayer | undefined, change: (rows: readonly number[]) => number[]): EntriesOfPlayer {
  return { rows: change(before?.rows ?? []), version: before?.version ?? 0 };
}
