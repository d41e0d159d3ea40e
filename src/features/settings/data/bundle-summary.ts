import { addEvents, type Bundle, createLogState, type LogEvent, type Settings } from "#log";

export interface BundledTournament {
  readonly id: string;
  /** Undefined where the file lacks the event's beginning. */
  readonly settings: Settings | undefined;
  readonly entries: number;
}

/** What is in a bundle that has been checked, or that this phone has just written. */
export function tournamentsIn(text: string): readonly BundledTournament[] {
  const { events } = JSON.parse(text) as Bundle;
  const byTournament = new Map<string, LogEvent[]>();
  for (const event of events) {
    const known = byTournament.get(event.tournament);
    if (known) known.push(event);
    else byTournament.set(event.tournament, [event]);
  }
  return [...byTournament].map(([id, each]) => ({
    id,
    settings: settingsIn(id, each),
    entries: each.filter(({ body }) => body.kind === "recorded").length,
  }));
}

function settingsIn(id: string, events: readonly LogEvent[]): Settings | undefined {
  const state = createLogState(id);
  addEvents(
    state,
    events.filter(({ body }) => body.kind === "opened" || body.kind === "set"),
  );
  return state.settings;
}
