import type { BodyOf, Clock } from "#log";
import type { OpenEvent } from "../event.ts";
import { localTimeAt } from "../now.ts";

type Setting = Omit<BodyOf<"clock-set">, "kind" | "clock" | "started" | "stopped" | "day" | "round">;

export interface NewClock extends Setting {
  /** Absent: now. */
  readonly started?: string;
}

/** A clock is written whole, each time. */
export function startOf(event: OpenEvent, id: string, { started, ...rest }: NewClock, now: number): BodyOf<"clock-set"> {
  const { day, round } = event.state;
  return { kind: "clock-set", clock: id, day, round, ...rest, started: started ?? localTimeAt(now) };
}

export function changeOf(
  { id, by, phone, ...rest }: Clock,
  changes: Partial<Pick<Clock, "started" | "stopped" | "table">>,
): BodyOf<"clock-set"> {
  return { kind: "clock-set", clock: id, ...rest, ...changes };
}
