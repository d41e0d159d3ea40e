import { describe, expect, test } from "vitest";
import { addEvents, type Body, chained, createLogState, type Head, hashOf, type LogEvent, type LogState, NO_PENALTY } from "#log";
import { type Filters, formatFilters, matching, parseFilters } from "./filters.ts";
import { type Rows, rowsOf, todosOf } from "./rows.ts";

describe("filters in the address", () => {
  test("are read back as they were written", () => {
    const filters: Filters = { round: "3", player: "Player 01", infraction: "dci-2005 121", judge: "ジャッジ甲&乙" };
    expect(parseFilters(new URLSearchParams(formatFilters(filters).toString()))).toEqual(filters);
  });

  test("drop what is empty or unknown", () => {
    expect(parseFilters(new URLSearchParams("round=&colour=red&state=open"))).toEqual({ state: "open" });
  });
});

describe("the list", () => {
  const state = sample();
  const ids = (filters: Filters, flagged: readonly string[] = []) => idsOf(matching(rowsOf(state), filters, new Set(flagged)));

  test("shows the latest round first, and a late entry of an earlier round in its place", () => {
    expect(ids({})).toEqual(["c", "n", "b", "late", "a"]);
  });

  test.each<[string, Filters, readonly string[]]>([
    ["round", { round: "1" }, ["late", "a"]],
    ["day", { day: "2" }, ["c"]],
    ["infraction, of its own guide only", { infraction: "dci-2005 121" }, ["b", "a"]],
    ["penalty", { penalty: "warning" }, ["b", "a"]],
    ["no penalty, which is not the same as undecided", { penalty: NO_PENALTY }, ["late"]],
    ["judge", { judge: "Judge B" }, ["b"]],
    ["state open", { state: "open" }, ["c"]],
    ["state void, notes too", { state: "voided" }, ["a"]],
    ["notes", { state: "note" }, ["n"]],
    ["flagged", { state: "flagged" }, ["b"]],
    ["two filters at once", { infraction: "dci-2005 121", round: "2" }, ["b"]],
    ["player, width and case aside", { player: "ｐｌａｙｅｒ０１" }, ["n", "a"]],
    ["player under an older spelling, and merged keys", { player: "選手" }, ["c", "b", "late"]],
    ["player by number", { player: "4711" }, ["c", "b", "late"]],
  ])("by %s", (_, filters, expected) => {
    expect(ids(filters, ["b"])).toEqual(expected);
  });

  test("puts what is undecided before what the head judge has to see, and flags last", () => {
    const flag = { entry: "b", before: { counted: [] }, now: { counted: [] } };
    expect(todosOf(rowsOf(state), new Map([["b", flag]])).map((each) => [each.kind, each.entry.id])).toEqual([
      ["open", "c"],
      ["flagged", "b"],
    ]);
  });
});

function idsOf(rows: Rows): readonly (string | undefined)[] {
  return Array.from({ length: rows.length }, (_, index) => rows.at(index)?.id);
}

function sample(): LogState {
  const ruling = { guide: "dci-2005", edition: "2005-01-20", level: "rel-1", facts: {} };
  const warning = { ...ruling, infraction: "121", issued: ["warning"] };
  return stateOf([
    ["p1", { kind: "player-added", player: "@p1", person: { name: "Player 01", role: "player" } }],
    ["p2", { kind: "player-added", player: "#4711", person: { name: "選手一", ref: "4711", role: "player" } }],
    ["p3", { kind: "player-added", player: "@p3", person: { name: "Player 03", role: "player" } }],
    ["p2n", { kind: "player-changed", player: "#4711", name: "Player 02" }],
    ["m", { kind: "players-merged", player: "@p3", into: "#4711" }],
    ["a", { kind: "recorded", player: "@p1", ...warning, day: 1, round: 1 }],
    ["b", { kind: "recorded", player: "#4711", ...warning, day: 1, round: 2 }, "Judge B"],
    ["n", { kind: "noted", player: "@p1", text: "Slow shuffler", day: 1, round: 2 }],
    ["c", { kind: "recorded", player: "@p3", ...ruling, day: 2, round: 1 }],
    ["late", { kind: "recorded", player: "@p3", ...ruling, infraction: "122", issued: [], day: 1, round: 1 }],
    ["v", { kind: "voided", target: "a", reason: "twice" }],
    // Its day has rounds of its own.
    ["fix", { kind: "corrected", target: "c", round: 4 }],
  ]);
}

function stateOf(list: readonly (readonly [id: string, body: Body, by?: string])[]): LogState {
  const state = createLogState("t");
  const events: LogEvent[] = [];
  let head: Head | undefined;
  for (const [id, body, by = "Judge A"] of list) {
    const event = chained({ id, tournament: "t", phone: "p", by, at: "2026-12-05T14:07:31+08:00" }, body, head, events.length);
    head = { seq: event.seq, hash: hashOf(event) };
    events.push(event);
  }
  addEvents(state, events);
  return state;
}
