import { describe, expect, test } from "vitest";
import { addEvents, type Body, createLogState, type LogEvent, playerKey } from "#log";
import { doublesOf, peopleNamed, peopleOf, personOf } from "./people.ts";

function stateOf(bodies: readonly Body[]) {
  const state = createLogState("t");
  const events = bodies.map(
    (body, index): LogEvent => ({
      v: 1,
      id: `e${index}`,
      tournament: "t",
      phone: "p",
      seq: index + 1,
      prev: null,
      clock: index + 1,
      at: "2026-12-05T10:00:00+08:00",
      by: "Judge A",
      body,
    }),
  );
  addEvents(state, events);
  return state;
}

function added(name: string, ref?: string, other?: string): Body {
  return {
    kind: "player-added",
    player: playerKey({ name, ref }, other),
    person: { name, role: "player", ...(ref === undefined ? {} : { ref }) },
  };
}

function merged(player: string, into: string): Body {
  return { kind: "players-merged", player, into };
}

describe("people", () => {
  test("a merged spelling is one person with both names and the number of either", () => {
    const state = stateOf([added("Player 01", "1001"), added("Playr 01"), merged("@playr01", "#1001")]);
    expect(peopleOf(state).map(({ key, spellings, refs }) => ({ key, spellings, refs }))).toEqual([
      { key: "#1001", spellings: ["Player 01", "Playr 01"], refs: ["1001"] },
    ]);
    expect(personOf(state, "@playr01")?.key).toBe("#1001");
    expect(personOf(state, "@nobody")).toBeUndefined();
  });

  test("somebody whose entries came before them is in the list", () => {
    const entry = { guide: "g", edition: "e", level: "l", facts: {}, day: 1, round: 1 };
    const state = stateOf([{ kind: "recorded", player: "@選手一", ...entry }]);
    expect(peopleOf(state).map(({ name }) => name)).toEqual(["選手一"]);
  });

  test("found by any spelling and by number, whatever width and case; those it begins first", () => {
    const state = stateOf([added("Coach of Player 01"), added("Player 01", "1001"), added("プレイヤー甲")]);
    const found = (typed: string) => peopleNamed(peopleOf(state), typed).map(({ name }) => name);
    expect(found("ＰＬＡＹＥＲ 01")).toEqual(["Player 01", "Coach of Player 01"]);
    expect(found("001")).toEqual(["Player 01"]);
    expect(found("ﾌﾟﾚｲﾔｰ")).toEqual(["プレイヤー甲"]);
    expect(found("nobody")).toEqual([]);
  });
});

describe("possible doubles", () => {
  const pairs = (bodies: readonly Body[]) => doublesOf(peopleOf(stateOf(bodies))).map(({ one, other, why }) => [one.key, other.key, why]);

  test("one name with a number and without", () => {
    expect(pairs([added("Player 01", "1001"), added("player  01")])).toEqual([["#1001", "@player01", "name"]]);
  });

  test("one number under two names, leading zeros or not", () => {
    expect(pairs([added("Player 01", "1001"), added("Player 02", "1001", "x")])).toEqual([["#1001", "#1001 x", "number"]]);
    expect(pairs([added("Player 01", "0077"), added("Player 02", "77")])).toEqual([["#0077", "#77", "number"]]);
  });

  test("family name and given name in the other order, unless each has a number", () => {
    expect(pairs([added("Taro Yamada", "1"), added("Yamada Taro")])).toEqual([["#1", "@yamadataro", "turned"]]);
    expect(pairs([added("山田太郎"), added("太郎 山田")])).toEqual([["@太郎山田", "@山田太郎", "turned"]]);
    expect(pairs([added("Lee, Ann"), added("Ann Lee")])).toEqual([["@lee,ann", "@annlee", "turned"]]);
    expect(pairs([added("Chen Wei", "1"), added("Wei Chen", "2")])).toEqual([]);
  });

  test("not two people whom a judge has set apart, nor two numbers, nor the two of a merge", () => {
    expect(pairs([added("Player 01"), added("Player 01", undefined, "x")])).toEqual([]);
    expect(pairs([added("Player 01", "1"), added("Player 01", "2")])).toEqual([]);
    expect(pairs([added("Player 01", "1"), added("Player 01"), merged("@player01", "#1")])).toEqual([]);
  });
});
