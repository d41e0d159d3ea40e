import type { Entry, Flag, LogState, Note } from "#log";

/** One line of the log: a penalty entry, or a note that is none. */
export type Row =
  | { readonly kind: "entry"; readonly id: string; readonly player: string; readonly item: Entry }
  | { readonly kind: "note"; readonly id: string; readonly player: string | undefined; readonly item: Note };

/** Everything in the log, newest first: by day, round and logical clock. */
export function rowsOf(state: LogState): readonly Row[] {
  const entries = [...state.entries.values()].map((item): Row => ({ kind: "entry", id: item.id, player: item.player, item }));
  const notes = [...state.notes.values()].map((item): Row => ({ kind: "note", id: item.id, player: item.player, item }));
  return [...entries, ...notes].sort(compareNewest);
}

function compareNewest({ item: a }: Row, { item: b }: Row): number {
  return b.day - a.day || b.round - a.round || b.clock - a.clock || (a.id < b.id ? 1 : -1);
}

export type Todo =
  | { readonly kind: "open" | "pending"; readonly entry: Entry }
  | { readonly kind: "flagged"; readonly entry: Entry; readonly flag: Flag };

/** What waits for somebody: first what is undecided, then the head judge's, then what would be another ruling today. */
export function todosOf(rows: readonly Row[], flags: ReadonlyMap<string, Flag>): readonly Todo[] {
  const entries = rows.flatMap((row) => (row.kind === "entry" ? [row.item] : []));
  const inState = (kind: "open" | "pending") => entries.filter((entry) => entry.state === kind).map((entry): Todo => ({ kind, entry }));
  const flagged = entries.flatMap((entry): Todo[] => {
    const flag = flags.get(entry.id);
    return flag ? [{ kind: "flagged", entry, flag }] : [];
  });
  return [...inState("open"), ...inState("pending"), ...flagged];
}
