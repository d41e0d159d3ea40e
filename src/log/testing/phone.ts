import { assess, issuedBy } from "#rules";
import { addEvent } from "../add-events.ts";
import { chained, type Head, hashOf } from "../chain.ts";
import type { Body, BodyOf, LogEvent, RulingFields } from "../event.ts";
import { playerKey } from "../identity.ts";
import { recommendationOf, recordOf } from "../record.ts";
import { createLogState, type LogState } from "../state.ts";
import { smallGuide } from "./small-guide.ts";

export interface Phone {
  readonly name: string;
  readonly state: LogState;
  /** Everything this phone holds, in the order in which it came. */
  readonly log: LogEvent[];
  readonly write: (body: Body) => LogEvent;
  readonly receive: (events: readonly LogEvent[]) => void;
}

/** A phone as the store keeps one: its own chain, its own clock (wrong by some hours), and what it was given. */
export function createPhone(name: string, hours = 0): Phone {
  const state = createLogState("t1");
  const log: LogEvent[] = [];
  let head: Head | undefined;
  const write = (body: Body) => {
    const seq = (head?.seq ?? 0) + 1;
    const hour = String((14 + hours + 48) % 24).padStart(2, "0");
    const at = `2026-12-05T${hour}:${String(seq % 60).padStart(2, "0")}:00+08:00`;
    const event = chained({ id: `${name}-${seq}`, tournament: "t1", phone: name, by: `Judge ${name}`, at }, body, head, state.clock);
    head = { seq: event.seq, hash: hashOf(event) };
    log.push(event);
    addEvent(state, event);
    return event;
  };
  const receive = (events: readonly LogEvent[]) => {
    for (const event of events) if (addEvent(state, event)) log.push(event);
  };
  return { name, state, log, write, receive };
}

export function addPlayer(phone: Phone, name: string, ref?: string, other?: string): string {
  const person = { name, ...(ref === undefined ? {} : { ref }), role: "player" as const };
  const player = playerKey(person, other);
  phone.write({ kind: "player-added", player, person });
  return player;
}

/** What the wizard does: asks the guide with the record that the phone has, and records what it says. */
export function rule(phone: Phone, player: string, round: number, more: Partial<BodyOf<"recorded">> = {}): LogEvent {
  return phone.write({ kind: "recorded", player, day: 1, round, ...rulingOf(phone, player, round), ...more });
}

export function rulingOf(phone: Phone, player: string, round: number, infraction = "slow-play"): RulingFields {
  const asked = { guide: "small", edition: "1", level: "low", infraction, facts: {} };
  const incident = { infraction, level: "low", day: 1, round, facts: {} };
  const ruling = assess(smallGuide, incident, recordOf(phone.state, player, smallGuide, { day: 1, round }));
  return { ...asked, recommended: recommendationOf(ruling), issued: issuedBy(ruling) ?? [] };
}

/** Every phone gives the others all it has. */
export function exchange(...phones: readonly Phone[]) {
  for (const _ of phones) for (const from of phones) for (const to of phones) to.receive(from.log);
}
