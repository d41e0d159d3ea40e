import type { BodyOf, LogEvent } from "./event.ts";
import type { TableMark } from "./floor-bodies.ts";
import { meaningOf } from "./topic.ts";

/** Kinds that are written once and can be voided. */
export type FloorKind = "called" | "extended" | "deck-checked" | "claimed";

/** Something that happened at a table beside penalties. */
export interface FloorRecord<Kind extends FloorKind = FloorKind> {
  readonly id: string;
  readonly by: string;
  readonly phone: string;
  readonly at: string;
  readonly clock: number;
  readonly voided: boolean;
  readonly body: BodyOf<Kind>;
  /** Of a claim: what the head judge found, an entry or nothing; absent while it is open. */
  readonly settled?: { readonly entry?: string; readonly by: string };
}

/** A clock as it was last set. `by` is who set it. */
export interface Clock extends Omit<BodyOf<"clock-set">, "kind" | "clock"> {
  readonly id: string;
  readonly by: string;
  readonly phone: string;
}

export interface Pairing {
  readonly day: number;
  readonly round: number;
  readonly tables: BodyOf<"paired">["tables"];
}

export interface Floor {
  readonly records: Map<string, FloorRecord>;
  readonly clocks: Map<string, Clock>;
  /** By "day round". */
  readonly pairings: Map<string, Pairing>;
  /** By day. */
  readonly plans: Map<number, BodyOf<"planned">["rounds"]>;
  /** By "day round table". */
  readonly marks: Map<string, TableMark>;
}

export function createFloor(): Floor {
  return { records: new Map(), clocks: new Map(), pairings: new Map(), plans: new Map(), marks: new Map() };
}

/** Records of one kind that were not voided, in the order of the log. */
export function floorRecords<Kind extends FloorKind>(floor: Floor, kind: Kind): readonly FloorRecord<Kind>[] {
  const records = [...floor.records.values()].filter((each) => each.body.kind === kind && !each.voided) as unknown as FloorRecord<Kind>[];
  return records.sort((a, b) => a.clock - b.clock);
}

export function pairingOf(floor: Floor, day: number, round: number): Pairing | undefined {
  return floor.pairings.get(`${day} ${round}`);
}

/** Minutes that a table has been given in a round, all judges together. */
export function minutesGiven(floor: Floor, place: { readonly day: number; readonly round: number; readonly table: string }): number {
  return floorRecords(floor, "extended")
    .filter(({ body }) => body.day === place.day && body.round === place.round && body.table === place.table)
    .reduce((sum, { body }) => sum + body.minutes, 0);
}

/** A record as the events that target it leave it; undefined for any other kind of event. */
export function floorRecordOf(event: LogEvent, events: readonly LogEvent[]): FloorRecord | undefined {
  const { id, by, phone, at, clock, body } = event;
  if (!isFloorBody(body)) return undefined;
  let voided = false;
  let settled: FloorRecord["settled"];
  for (const { body: each, by: judge } of events) {
    if (each.kind === "voided") voided = true;
    if (each.kind === "restored") voided = false;
    if (each.kind === "claim-settled") settled = { by: judge, ...(each.entry === undefined ? {} : { entry: each.entry }) };
  }
  return { id, by, phone, at, clock, voided, body, ...(settled ? { settled } : {}) };
}

/** Takes the events of one topic in; the last of them counts. */
export function refreshFloor(floor: Floor, topic: string, events: readonly LogEvent[]): void {
  const last = events.at(-1);
  if (!last) return;
  const { by, phone } = last;
  const body = meaningOf(last);
  if (body.kind === "clock-set") {
    const { kind, clock, ...rest } = body;
    floor.clocks.set(clock, { ...rest, id: clock, by, phone });
  } else if (body.kind === "paired") {
    const { day, round, tables } = body;
    floor.pairings.set(`${day} ${round}`, { day, round, tables });
  } else if (body.kind === "planned") floor.plans.set(body.day, body.rounds);
  else if (body.kind === "table-marked") floor.marks.set(topic.slice("mark ".length), body.mark);
}

function isFloorBody(body: LogEvent["body"]): body is BodyOf<FloorKind> {
  return body.kind === "called" || body.kind === "extended" || body.kind === "deck-checked" || body.kind === "claimed";
}
