import { describe, expect, test } from "vitest";
import { addEvents } from "./add-events.ts";
import { chained, hashOf } from "./chain.ts";
import type { Body, LogEvent } from "./event.ts";
import { floorRecords, minutesGiven, pairingOf } from "./floor.ts";
import { createLogState, entriesOf } from "./state.ts";

function logOf(...bodies: readonly Body[]): readonly LogEvent[] {
  const events: LogEvent[] = [];
  for (const [index, body] of bodies.entries()) {
    const last = events.at(-1);
    const stamp = { id: `e${index}`, tournament: "t", phone: "p", by: "Judge 01", at: "2026-12-05T14:07:31+08:00" };
    events.push(chained(stamp, body, last && { seq: last.seq, hash: hashOf(last) }, last?.clock ?? 0));
  }
  return events;
}

function stateOf(events: readonly LogEvent[]) {
  const state = createLogState("t");
  addEvents(state, events);
  return state;
}

const place = { day: 1, round: 2, table: "7" } as const;

describe("what happens at tables beside penalties", () => {
  test("only events that use the new kinds say version 2", () => {
    expect(logOf({ kind: "noted", ...place, text: "" }, { kind: "called", ...place, seconds: 90 }).map((each) => each.v)).toEqual([1, 2]);
  });

  test("time given at a table adds up over all judges, voided time does not", () => {
    const given = { kind: "extended", ...place, why: "call" } as const;
    const { floor } = stateOf(
      logOf(
        { ...given, minutes: 3 },
        { ...given, minutes: 4 },
        { ...given, round: 3, minutes: 9 },
        { ...given, minutes: 5 },
        { kind: "voided", target: "e3", reason: "" },
      ),
    );
    expect(minutesGiven(floor, place)).toBe(7);
    expect(floorRecords(floor, "extended")).toHaveLength(3);
  });

  test("the last pairing, plan, mark and clock count, in any order of arrival", () => {
    const clock = { kind: "clock-set", clock: "c", form: "round", day: 1, round: 2, seconds: 3000 } as const;
    const events = logOf(
      { kind: "paired", day: 1, round: 2, tables: [{ table: "7", players: ["@a", "@b"] }] },
      { kind: "paired", day: 1, round: 2, tables: [{ table: "7", players: ["@a", "@c"] }] },
      { kind: "table-marked", ...place, mark: "open" },
      { kind: "table-marked", ...place, mark: "done" },
      { ...clock, started: "2026-12-05T14:00:00+08:00" },
      { ...clock, started: "2026-12-05T14:01:00+08:00", stopped: "2026-12-05T14:51:00+08:00" },
      { kind: "planned", day: 1, rounds: [{ round: 2, minutes: 50, starts: "14:00" }] },
    );
    for (const order of [events, [...events].reverse()]) {
      const state = createLogState("t");
      for (const event of order) addEvents(state, [event]);
      expect(pairingOf(state.floor, 1, 2)?.tables[0]?.players).toEqual(["@a", "@c"]);
      expect(state.floor.marks.get("1 2 7")).toBe("done");
      expect(state.floor.clocks.get("c")?.stopped).toBe("2026-12-05T14:51:00+08:00");
      expect(state.floor.plans.get(1)).toEqual([{ round: 2, minutes: 50, starts: "14:00" }]);
    }
  });

  test("what a player says is no record, until the head judge finds the entry", () => {
    const claim = { kind: "claimed", player: "@a", guide: "g", infraction: "x", times: 1, ...place } as const;
    const events = logOf(claim, { kind: "claim-settled", target: "e0", entry: "other" });
    expect(entriesOf(stateOf(events), "@a")).toEqual([]);
    expect(floorRecords(stateOf(events).floor, "claimed")[0]?.settled).toEqual({ by: "Judge 01", entry: "other" });
    expect(floorRecords(stateOf(events.slice(0, 1)).floor, "claimed")[0]?.settled).toBeUndefined();
  });
});

describe("an erased event", () => {
  const [first, second] = logOf({ kind: "noted", ...place, text: "Player 01" }, { kind: "noted", ...place, text: "next" });
  const erased = { ...(first as LogEvent), v: 2, body: { kind: "erased", hash: hashOf(first as LogEvent) } } as const;

  test("keeps its hash, so that the chain holds", () => {
    expect(hashOf(erased)).toBe(second?.prev);
  });

  test("is the same event as the whole one: no clash, whichever came first, and erased it stays", () => {
    const [a, b] = [stateOf([first as LogEvent]), stateOf([erased])];
    expect(addEvents(a, [erased])).toBe(1);
    expect(addEvents(b, [first as LogEvent])).toBe(0);
    for (const state of [a, b]) {
      expect(state.clashes.size).toBe(0);
      expect(state.notes.size).toBe(0);
    }
  });

  test("of a penalty counts on, for nobody", () => {
    const rest = {
      kind: "recorded",
      player: "~ e0",
      guide: "g",
      edition: "1",
      level: "l",
      infraction: "x",
      facts: {},
      issued: ["w"],
      day: 1,
      round: 1,
    } as const;
    const state = stateOf([{ ...erased, body: { ...erased.body, rest } }]);
    expect([...state.entries.values()].map((each) => [each.player, each.issued, each.state])).toEqual([["~ e0", ["w"], "standing"]]);
  });
});
