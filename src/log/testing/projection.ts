import { flagsOf } from "../record.ts";
import { type LogState, roleOf } from "../state.ts";
import { smallGuide } from "./small-guide.ts";

/** All that a judge can see of a log, in an order of its own: two phones agree if these are equal. */
export function projectionOf(state: LogState) {
  const byKey = <T>(map: Iterable<[string, T]>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const players = [...new Set([...state.byPlayer.keys(), ...state.players.keys()])].sort();
  return {
    events: byKey(state.events),
    clashes: byKey(state.clashes),
    heads: byKey(state.heads),
    clock: state.clock,
    entries: byKey(state.entries),
    notes: byKey(state.notes),
    players: byKey(state.players),
    aliases: byKey(state.aliases),
    records: byKey(state.byPlayer)
      .filter(([, { rows }]) => rows.length > 0)
      .map(([key, { rows }]) => [key, rows.map(state.events.idAt).sort()]),
    house: byKey(state.house),
    roles: [...new Set([...state.events.values()].map((each) => each.phone))].sort().map((phone) => [phone, roleOf(state, phone)]),
    invalid: [...state.invalid].sort(),
    settings: state.settings,
    day: state.day,
    round: state.round,
    flags: players.map((key) => [key, flagsOf(state, key, [smallGuide])]),
  };
}
