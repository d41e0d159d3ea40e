import { expect, test } from "vitest";
import { addEvents, type Body, createLogState, type LogEvent, type LogState } from "#log";
import { parseRoster, toPeople } from "#roster";
import type { Writing } from "#store";
import { planImport } from "./plan.ts";

function write(state: LogState, writings: readonly Pick<Writing, "body">[]) {
  for (const { body } of writings) {
    const count = state.events.size + 1;
    const stamp = { v: 1, tournament: "t", phone: "p", prev: null, at: "2026-12-05T10:00:00+08:00", by: "Judge A" } as const;
    const event: LogEvent = { ...stamp, id: `e${count}`, seq: count, clock: count, body };
    addEvents(state, [event]);
  }
}

function plan(state: LogState, text: string) {
  const { rows, guess } = parseRoster(text);
  return planImport(state, toPeople(rows, guess).people);
}

function keysOf(writings: readonly Writing[]) {
  return writings.flatMap(({ body }: { readonly body: Body }) => (body.kind === "player-added" ? [body.player] : []));
}

test("new people are added once: the same list again brings nobody", () => {
  const state = createLogState("t");
  const list = "name,id\nPlayer 01,1001\n選手一,1002\nプレイヤー甲,";
  const first = plan(state, list);
  expect([keysOf(first.writings), first.known, first.clashes]).toEqual([["#1001", "#1002", "@プレイヤー甲"], 0, 0]);
  write(state, first.writings);
  expect(plan(state, list)).toEqual({ writings: [], known: 3, clashes: 0 });
});

test("a number that stands for another name makes a person of its own, the same however often", () => {
  const state = createLogState("t");
  write(state, plan(state, "name,id\nPlayer 01,1001").writings);
  const other = plan(state, "name,id\nPlayer 02,1001");
  expect([keysOf(other.writings), other.known, other.clashes]).toEqual([["#1001 player02"], 0, 1]);
  write(state, other.writings);
  expect(state.players.get("#1001")?.spellings).toEqual(["Player 01"]);
  expect(plan(state, "name,id\nPlayer 02,1001")).toEqual({ writings: [], known: 1, clashes: 0 });
});

test("a corrected or merged name is known by its number and by every spelling", () => {
  const state = createLogState("t");
  write(state, plan(state, "name,id\nPlayer 01,1001\nPlayr 01,").writings);
  write(state, [
    { body: { kind: "player-changed", player: "#1001", name: "Player One" } },
    { body: { kind: "players-merged", player: "@playr01", into: "#1001" } },
  ]);
  expect(plan(state, "name,id\nplayer  01,1001\nPlayer One,1001x\nPlayr 01,")).toMatchObject({ known: 2, clashes: 0 });
});
