import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePairings } from "./pairings.ts";

function sample(name: string) {
  const text = readFileSync(join(import.meta.dirname, "..", "..", "e2e", "fixtures", "pairings", name), "utf8");
  return inShort(text);
}

function inShort(text: string) {
  return parsePairings(text).map(({ round, tables }) => [
    round,
    ...tables.map(({ table, people }) => `${table}: ${people.map((each) => each.name + (each.ref ? ` #${each.ref}` : "")).join(" – ")}`),
  ]);
}

describe("pairings are read from", () => {
  test("a line for each match, without its byes", () => {
    expect(sample("by-match.csv")).toEqual([
      [undefined, "1: Player 01 – 選手一", "2: プレイヤー甲 – Player 04", "3: Player 05 – Player 06"],
    ]);
  });

  test("a printed list that names each match twice, under a heading, with points between", () => {
    expect(sample("by-player.tsv")).toEqual([
      [undefined, "2: Player 04 – プレイヤー甲", "1: Player 01 – 選手一", "3: Six, Player – Player 05"],
    ]);
  });

  test("a list of seats, one player on each line", () => {
    expect(sample("seats.csv")).toEqual([[undefined, "1: 選手一 #00123 – Player 01 #00456", "2: 玩家許功蓋 #00789 – 選手二 #00011"]]);
  });

  test("a web service's matches, with the round", () => {
    expect(sample("service.json")).toEqual([[3, "1: Player 01 – 選手一", "2: プレイヤー甲 – Player 04"]]);
  });

  test("a file of TOM, every round of it", () => {
    expect(sample("tournament.tdf")).toEqual([
      [1, "1: Player 01 #1001 – 選手 一 & Co #1002"],
      [2, "1: Player 03 #1003 – Player 01 #1001"],
    ]);
  });

  test.each([
    ["no titles", "1\tPlayer 01\tPlayer 02\n2\tPlayer 03\tPlayer 04", "1: Player 01 – Player 02"],
    ["the table last", "Player 01;Player 02;12\nPlayer 03;Player 04;13", "12: Player 01 – Player 02"],
    ["tables in words", "Table 7,Player 01,Player 02\nTable 8,Player 03,Player 04", "7: Player 01 – Player 02"],
    ["names in two columns", "Table,First Name 1,Last Name 1,First Name 2,Last Name 2\n7,Player,01,Player,02", "7: Player 01 – Player 02"],
    ["the same title twice", "Table,Player,ID,Player,ID\n7,Player 01,11,Player 02,22", "7: Player 01 #11 – Player 02 #22"],
    ["ids beside the names", "桌次,選手1,選手1編號,選手2,選手2編號\n7,選手一,011,選手二,022", "7: 選手一 #011 – 選手二 #022"],
    ["Japanese titles", "卓番号,プレイヤー1,プレイヤー2\n7,プレイヤー甲,プレイヤー乙", "7: プレイヤー甲 – プレイヤー乙"],
    [
      "ids that are named elsewhere",
      '{"players":[{"id":5,"name":"Player 05"},{"id":6,"name":"Player 06"}],"matches":[{"table":7,"player1Id":5,"player2Id":6}]}',
      "7: Player 05 – Player 06",
    ],
    ["ids and no titles", "7,10000001,Player 01,10000002,Player 02", "7: Player 01 #10000001 – Player 02 #10000002"],
    ["ids behind the names", "7,Player 01,10000001,Player 02,10000002", "7: Player 01 #10000001 – Player 02 #10000002"],
    ["nothing but ids", "7,10000001,10000002", "7: 10000001 #10000001 – 10000002 #10000002"],
    ["wide gaps", "Table   Name        Points   Opponent\r\n7       Player 01   3        Player 02", "7: Player 01 – Player 02"],
    ["full-width commas", "桌號，選手1，選手2\n７，選手一，選手二", "7: 選手一 – 選手二"],
    ["matches as people type them", "7. Player 01 vs. Player-02\n8 Player 03 vs. Player 04", "7: Player 01 – Player-02"],
    ["matches as people type them in Chinese", "第7桌 選手一 對 選手二\n第8桌 選手三 對 選手四", "7: 選手一 – 選手二"],
    ["a bye that was awarded", "Table,Player 1,Player 2\n7,Player 01,Awarded Bye", "7: Player 01"],
    ["a plain list in JSON", '[{"table":"7","players":["Player 01","Player 02"]}]', "7: Player 01 – Player 02"],
    [
      "player objects",
      '{"rounds":[{"number":4,"matches":[{"table_number":7,"player1":{"name":"Player 01"},"player2":{"name":"Player 02"}}]}]}',
      "7: Player 01 – Player 02",
    ],
  ])("a list with %s", (_, text, first) => {
    expect(inShort(text)[0]?.[1]).toBe(first);
  });

  test("a numbered round in JSON", () => {
    expect(parsePairings('{"rounds":[{"number":4,"matches":[{"table":1,"players":["A","B"]}]}]}')[0]?.round).toBe(4);
    expect(parsePairings("Round,Table,Player 1,Player 2\n5,1,A,B\n6,1,A,C").map((each) => each.round)).toEqual([5, 6]);
  });
});

test("any text gives some list and never throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.json()), (text) => {
      for (const { tables } of parsePairings(text)) for (const { people } of tables) expect(people.length).toBeGreaterThan(0);
    }),
  );
});
