import { type Entry, type Flag, type LogState, type Note, newestRows, remembering } from "#log";

/** One line of the log: a penalty entry, or a note that is none. */
export type Row =
  | { readonly kind: "entry"; readonly id: string; readonly player: string; readonly item: Entry }
  | { readonly kind: "note"; readonly id: string; readonly player: string | undefined; readonly item: Note };

/** Lines of the log, newest first: by day, round and logical clock. An entry is made when its line is asked for. */
export interface Rows {
  readonly state: LogState;
  /** Rows of entries, and below zero notes. */
  readonly places: Float64Array;
  readonly notes: readonly Note[];
  readonly length: number;
  readonly at: (index: number) => Row | undefined;
}

/** Everything in the log. */
export function rowsOf(state: LogState): Rows {
  const notes = [...state.notes.values()].sort(compareNewest);
  const entries = newestRows(state);
  const { clock, day, round } = state.entries.columns();
  const places = new Float64Array(entries.length + notes.length);
  let next = 0;
  for (const [index, note] of notes.entries()) {
    for (let row = entries[next - index]; row !== undefined; row = entries[next - index]) {
      const entry = { day: day[row] ?? 0, round: round[row] ?? 0, clock: clock[row] ?? 0, id: state.events.idAt(row) };
      if (compareNewest(entry, note) > 0) break;
      places[next] = row;
      next += 1;
    }
    places[next] = -1 - index;
    next += 1;
  }
  places.set(entries.subarray(next - notes.length), next);
  return rowsAt(state, places, notes);
}

export function rowsAt(state: LogState, places: Float64Array, notes: readonly Note[]): Rows {
  const entryAt = remembering((row) => state.entries.at(row));
  const at = (index: number): Row | undefined => {
    const place = places[index];
    if (place === undefined) return undefined;
    const note = notes[-1 - place];
    if (note) return { kind: "note", id: note.id, player: note.player, item: note };
    const entry = entryAt(place);
    return entry && { kind: "entry", id: entry.id, player: entry.player, item: entry };
  };
  return { state, places, notes, length: places.length, at };
}

function compareNewest(a: Pick<Note, "day" | "round" | "clock" | "id">, b: Pick<Note, "day" | "round" | "clock" | "id">): number {
  return b.day - a.day || b.round - a.round || b.clock - a.clock || (a.id < b.id ? 1 : -1);
}

export type Todo =
  | { readonly kind: "open" | "pending"; readonly entry: Entry }
  | { readonly kind: "flagged"; readonly entry: Entry; readonly flag: Flag };

/** What waits for somebody: first what is undecided, then the head judge's, then what would be another ruling today. */
export function todosOf({ state, places }: Rows, flags: ReadonlyMap<string, Flag>): readonly Todo[] {
  const { codes, texts } = state.entries.columns();
  const entriesAt = (rows: Iterable<number>) => [...rows].flatMap((row) => state.entries.at(row) ?? []);
  const inState = (kind: "open" | "pending") => {
    const code = texts.state.indexOf(kind);
    return entriesAt(places.filter((row) => row >= 0 && codes.state[row] === code)).map((entry): Todo => ({ kind, entry }));
  };
  const isFlagged = new Set([...flags.keys()].map(state.events.rowOf));
  const flagged = entriesAt(places.filter((row) => isFlagged.has(row))).flatMap((entry): Todo[] => {
    const flag = flags.get(entry.id);
    return flag ? [{ kind: "flagged", entry, flag }] : [];
  });
  return [...inState("open"), ...inState("pending"), ...flagged];
}
