import type { Transaction } from "dexie";
import type { LogEvent } from "#log";
import { damage } from "./damage.ts";

/** What came together lies together: one row for each write, and for each 500 events of an import. `arrival` is the order in which they came here. */
export interface SegmentRow {
  readonly arrival: number;
  readonly tournament: string;
  /** It has something to say about the event itself, so that the list of events need not read every log. */
  readonly about?: 1;
  /** The events as JSON: one text is read and written far faster than hundreds of objects. */
  readonly events: string;
}

const LONGEST = 500;
const ABOUT_THE_EVENT: readonly LogEvent["body"]["kind"][] = ["opened", "set", "role-given"];

/** Whether it says something about the event itself: how it is called, who is head judge. */
export function isAboutEvent({ body }: LogEvent): boolean {
  return ABOUT_THE_EVENT.includes(body.kind);
}

export function segmentsOf(tournament: string, events: readonly LogEvent[]): readonly Omit<SegmentRow, "arrival">[] {
  const pieces = Array.from({ length: Math.ceil(events.length / LONGEST) }, (_, at) => events.slice(at * LONGEST, (at + 1) * LONGEST));
  return pieces.map((piece) => ({
    tournament,
    ...(piece.some(isAboutEvent) ? { about: 1 as const } : {}),
    events: JSON.stringify(piece),
  }));
}

/** A row that cannot be read is told, and left out. */
export function eventsIn(rows: readonly Pick<SegmentRow, "arrival" | "events">[]): readonly LogEvent[] {
  return rows.flatMap(({ arrival, events }) => {
    try {
      return JSON.parse(events) as LogEvent[];
    } catch {
      damage.tell(arrival);
      return [];
    }
  });
}

/** How many there are, without parsing: within a text no quotation mark stands alone. */
export function countEvents({ events }: Pick<SegmentRow, "events">): number {
  return countOf(events, '"prev":');
}

export function countEntries({ events }: Pick<SegmentRow, "events">): number {
  return countOf(events, '"kind":"recorded"');
}

function countOf(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
}

/** Databases of the first version had a row for each event. */
export async function moveIntoSegments(transaction: Transaction): Promise<void> {
  const byTournament = new Map<string, LogEvent[]>();
  await transaction.table<{ readonly event: LogEvent }, number>("events").each(({ event }) => {
    const others = byTournament.get(event.tournament);
    if (others) others.push(event);
    else byTournament.set(event.tournament, [event]);
  });
  for (const [tournament, events] of byTournament) await transaction.table("segments").bulkAdd([...segmentsOf(tournament, events)]);
}
