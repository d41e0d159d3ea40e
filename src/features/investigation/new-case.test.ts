import { expect, test } from "vitest";
import { createLogState, type Entry } from "#log";
import { isAbout, ledTo, newCase, weekAfter } from "./new-case.ts";

test.each([
  ["2026-12-05T14:00:00+08:00", "2026-12-12"],
  ["2026-12-28T23:59:59+09:00", "2027-01-04"],
  ["2028-02-25T08:00:00Z", "2028-03-03"],
  ["2027-02-25T08:00:00Z", "2027-03-04"],
])("a week after %s is %s", (at, date) => {
  expect(weekAfter(at)).toBe(date);
});

test("a case that begins at a table has its two players, and is found there again in the same round only", () => {
  const state = createLogState("t1");
  for (const [key, name] of [
    ["@a", "Player A"],
    ["@b", "Player B"],
  ] as const)
    state.players.set(key, { key, name, role: "player", spellings: [name] } as never);
  state.floor.pairings.set("1 1", { day: 1, round: 1, tables: [{ table: "7", players: ["@a", "@b"] }] });
  const made = newCase({ id: "c1", state, judge: "Judge 01", at: "2026-12-05T14:00:00+08:00", table: "7" });
  expect(made.people.map(({ part, name, player }) => [part, name, player])).toEqual([
    ["a", "Player A", "@a"],
    ["b", "Player B", "@b"],
  ]);
  expect(isAbout(made, { state, table: "7" })).toBe(true);
  expect(isAbout(made, { state, table: "8" })).toBe(false);
  expect(isAbout(made, { state })).toBe(false);
  state.round = 2;
  expect(isAbout(made, { state, table: "7" })).toBe(false);

  const ruled = { id: "e1", player: "@b", day: 1, round: 1, table: "7" } as Entry;
  expect(ledTo(made, { state, entry: ruled })).toBe(true);
  expect(ledTo({ ...made, table: "" }, { state, entry: ruled })).toBe(true);
  const typed = made.people.map(({ player: _, ...each }) => each);
  expect(ledTo({ ...made, people: typed }, { state, entry: ruled })).toBe(true);
  for (const other of [{ table: "8" }, { round: 2 }, { player: "@c" }])
    expect(ledTo(made, { state, entry: { ...ruled, ...other } })).toBe(false);
  expect(ledTo({ ...made, entries: ["e0"] }, { state, entry: ruled })).toBe(false);
});
