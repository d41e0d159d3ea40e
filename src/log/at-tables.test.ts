import { describe, expect, test } from "vitest";
import { addEvents } from "./add-events.ts";
import { deckChecksByPlayer, parseTable, seatOf, tablesOf } from "./at-tables.ts";
import { chained, hashOf } from "./chain.ts";
import { roundClockOf, runningClocks, secondsOn, shownOn } from "./clock-time.ts";
import { drawTables } from "./draw-tables.ts";
import type { Body, LogEvent } from "./event.ts";
import { minutesBack } from "./extension.ts";
import { createLogState } from "./state.ts";

function stateOf(...bodies: readonly Body[]) {
  const events: LogEvent[] = [];
  for (const [index, body] of bodies.entries()) {
    const last = events.at(-1);
    const stamp = { id: `e${index}`, tournament: "t", phone: "p", by: "Judge 01", at: "2026-12-05T14:07:31+08:00" };
    events.push(chained(stamp, body, last && { seq: last.seq, hash: hashOf(last) }, last?.clock ?? 0));
  }
  const state = createLogState("t");
  addEvents(state, events);
  return state;
}

const AT_TWO = Date.parse("2026-12-05T14:00:00+08:00") / 1000;

describe("a clock", () => {
  const started = "2026-12-05T14:00:00+08:00";

  test("goes by the time, wherever it was started and whoever looks", () => {
    expect(secondsOn({ started }, AT_TWO + 360)).toBe(360);
    expect(secondsOn({ started: "2026-12-05T15:00:00+09:00" }, AT_TWO + 360)).toBe(360);
    expect(shownOn({ started, seconds: 300 }, AT_TWO + 360)).toBe(-60);
    expect(shownOn({ started, stopped: "2026-12-05T14:04:00+08:00", seconds: 300 }, AT_TWO + 9999)).toBe(60);
  });

  test("of a phone that is ahead has not run less than nothing", () => {
    expect(secondsOn({ started }, AT_TWO - 30)).toBe(0);
  });

  test("that nobody stopped is forgotten after half a day; the round's is the last that was started", () => {
    const set = { kind: "clock-set", form: "round", day: 1, round: 1, seconds: 3000 } as const;
    const { floor } = stateOf(
      { ...set, clock: "a", started },
      { ...set, clock: "b", started: "2026-12-05T14:10:00+08:00" },
      { ...set, clock: "c", started: "2026-12-05T14:20:00+08:00", round: 2 },
    );
    expect(roundClockOf(floor, { day: 1, round: 1 }, AT_TWO + 1800)?.id).toBe("b");
    expect(runningClocks(floor, AT_TWO + 1800)).toHaveLength(3);
    expect(runningClocks(floor, AT_TWO + 12 * 3600 + 60).map((each) => each.id)).toEqual(["c", "b"]);
  });
});

describe("time is given back", () => {
  test.each([
    ["whole minutes, rounded up", { seconds: 181 }, 4],
    ["an even minute is not rounded", { seconds: 180 }, 3],
    ["nothing for a minute where the guide says more than a minute", { seconds: 60, overSeconds: 60 }, 0],
    ["a second more earns two minutes", { seconds: 61, overSeconds: 60 }, 2],
    ["no more than was left when it began", { seconds: 300, left: 130 }, 3],
    ["nothing when the time was over", { seconds: 300, left: -10 }, 0],
    ["a deck check's length and three minutes", { seconds: 400, plus: 3 }, 10],
    ["nothing was lost, nothing on top", { seconds: 400, left: 0, plus: 3 }, 0],
  ])("%s", (_, lost, minutes) => {
    expect(minutesBack(lost)).toBe(minutes);
  });
});

describe("a draw", () => {
  const tables = Array.from({ length: 40 }, (_, index) => String(index + 1));

  test("is the same for the same seed, in whatever order the tables stand", () => {
    const drawn = drawTables(tables, 4, "K7QX");
    expect(drawn).toEqual(["4", "30", "36", "40"]);
    expect(drawTables([...tables].reverse(), 4, "K7QX")).toEqual(drawn);
    expect(drawTables(tables, 4, "K7QY")).not.toEqual(drawn);
  });

  test("takes every table about as often as another", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      for (const each of drawTables(tables, 4, `S${seed}`)) counts.set(each, (counts.get(each) ?? 0) + 1);
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(320);
    expect(Math.max(...counts.values())).toBeLessThan(480);
  });

  test("gives each table once, and no more than there are", () => {
    expect(drawTables(["3", "1", "3", "A"], 9, "x")).toEqual(["1", "3", "A"]);
    expect(drawTables([], 2, "x")).toEqual([]);
  });
});

describe("tables of a round", () => {
  const when = { day: 1, round: 2 };
  const state = stateOf(
    { kind: "player-added", player: "@a", person: { name: "A", role: "player" } },
    { kind: "player-added", player: "@a2", person: { name: "A2", role: "player" } },
    {
      kind: "paired",
      ...when,
      tables: [
        { table: "10", players: ["@c", "@d"] },
        { table: "2", players: ["@a2", "@b"] },
      ],
    },
    { kind: "players-merged", player: "@a2", into: "@a" },
    { kind: "extended", ...when, table: "12", minutes: 3, why: "call" },
    { kind: "table-marked", ...when, table: "10", mark: "open" },
    { kind: "table-marked", ...when, round: 1, table: "4", mark: "open" },
    { kind: "deck-checked", ...when, table: "2", players: ["@a2", "@b"], result: "clean" },
    { kind: "deck-checked", day: 1, round: 1, players: ["@a"], result: "clean" },
  );

  test("stand in their order, also those that only have an extension", () => {
    expect(tablesOf(state, when)).toEqual([
      { table: "2", players: ["@a", "@b"], mark: undefined, minutes: 0, isChecked: true },
      { table: "10", players: ["@c", "@d"], mark: "open", minutes: 0, isChecked: false },
      { table: "12", players: [], mark: undefined, minutes: 3, isChecked: false },
    ]);
    expect(tablesOf(state, { day: 2, round: 1 })).toEqual([]);
  });

  test("a person who was joined sits where the other spelling sits, and has the checks of both", () => {
    expect(seatOf(state, when, "@a")).toBe("2");
    expect(seatOf(state, when, "@x")).toBeUndefined();
    expect([...deckChecksByPlayer(state)]).toEqual([
      ["@a", 2],
      ["@b", 1],
    ]);
  });
});

test("full-width digits and leading zeros do not make another table", () => {
  expect(["１２", " 012 ", "12", "A3", "0", ""].map(parseTable)).toEqual(["12", "12", "12", "A3", "0", ""]);
});
