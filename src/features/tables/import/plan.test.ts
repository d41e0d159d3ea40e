import { expect, test } from "vitest";
import { addEvents, type Body, createLogState, type LogEvent, type LogState, tablesOf } from "#log";
import { parsePairings } from "#roster";
import { planPairings } from "./plan.ts";

function write(state: LogState, bodies: readonly Body[]) {
  for (const body of bodies) {
    const count = state.events.size + 1;
    const stamp = { v: 1, tournament: "t", phone: "p", prev: null, at: "2026-12-05T10:00:00+08:00", by: "Judge A" } as const;
    const event: LogEvent = { ...stamp, id: `e${count}`, seq: count, clock: count, body };
    addEvents(state, [event]);
  }
}

function person(player: string, name: string, ref?: string): Body {
  return { kind: "player-added", player, person: { name, role: "player", ...(ref === undefined ? {} : { ref }) } };
}

test("people are known by number or any spelling, and only the others are new", () => {
  const state = createLogState("t");
  write(state, [person("#1001", "Player 01", "1001"), person("@01player", "01 Player"), person("@選手一", "選手一")]);
  write(state, [{ kind: "players-merged", player: "@選手一", into: "#1001" }]);
  const plan = planPairings(state, parsePairings('Table,Player 1,ID,Player 2,ID\n1,P. 01,1001,選手二,\n2,"Player, 01",,選手三,9'), 1, 3);
  expect([plan.fresh, plan.unclear, plan.rounds, plan.tables]).toEqual([["選手二", "選手三"], [], [3], 2]);
  write(
    state,
    plan.writings.map(({ body }) => body),
  );
  expect(tablesOf(state, { day: 1, round: 3 }).map(({ players }) => players)).toEqual([
    ["#1001", "@選手二"],
    ["@01player", "#9"],
  ]);
});

test("the same list again brings nobody, and replaces the round whole", () => {
  const state = createLogState("t");
  const list = "1\tPlayer 01\tPlayer 02\n2\tPlayer 03\tPlayer 04";
  write(
    state,
    planPairings(state, parsePairings(list), 1, 1).writings.map(({ body }) => body),
  );
  const again = planPairings(state, parsePairings(list.replace("2\t", "5\t")), 1, 1);
  expect(again.fresh).toEqual([]);
  write(
    state,
    again.writings.map(({ body }) => body),
  );
  expect(tablesOf(state, { day: 1, round: 1 }).map(({ table }) => table)).toEqual(["1", "5"]);
});

test("a name that several people have leaves the seat empty instead of guessing", () => {
  const state = createLogState("t");
  write(state, [person("@player01", "Player 01"), person("#2", "Player 01", "2")]);
  const plan = planPairings(state, parsePairings("Table,Player 1,Player 2\n1,Player 01,Player 02"), 1, 1);
  expect(plan.unclear).toEqual(["Player 01"]);
  expect(plan.writings.at(-1)?.body).toMatchObject({ tables: [{ table: "1", players: ["@player02"] }] });
});

test("two matches at one table and a player at two are said, games of four are not", () => {
  const state = createLogState("t");
  const plan = (list: string) => planPairings(state, parsePairings(list), 1, 1);
  const odd = plan("Table,Player 1,Player 2\n1,A,B\n1,C,D\n2,A,E\n3,F,G");
  expect([odd.crowded, odd.twice]).toEqual([["1"], ["A"]]);
  const fours = plan("Table,Player\n1,A\n1,B\n1,C\n1,D\n2,E\n2,F\n2,G\n2,H");
  expect([fours.crowded, fours.twice]).toEqual([[], []]);
  const rounds = plan("Round,Table,Player 1,Player 2\n1,1,A,B\n2,1,A,C");
  expect([rounds.crowded, rounds.twice]).toEqual([[], []]);
});
