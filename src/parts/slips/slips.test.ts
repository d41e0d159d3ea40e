import { describe, expect, test } from "vitest";
import { arrangeName, formatSlipForm, moveField, parseSlipForm, USUAL_FORM } from "./slips.ts";

describe("a name in the order of the form", () => {
  test.each([
    ["Anna Maria Example", "Example, Anna Maria", "Anna Maria Example"],
    ["Example, Anna", "Example, Anna", "Anna Example"],
    ["甲野 太郎", "甲野 太郎", "太郎 甲野"],
    ["選手一", "選手一", "選手一"],
    ["プレイヤー甲", "プレイヤー甲", "プレイヤー甲"],
    ["Player 01", "Player 01", "Player 01"],
    ["Example", "Example", "Example"],
    ["王 Anna 小明", "王 Anna 小明", "王 Anna 小明"],
  ])("%s", (typed, familyFirst, givenFirst) => {
    expect(arrangeName(typed, "family-first")).toBe(familyFirst);
    expect(arrangeName(typed, "given-first")).toBe(givenFirst);
    expect(arrangeName(typed, "typed")).toBe(typed);
  });
});

test("a form is remembered as it was set up", () => {
  const form = { fields: ["player", "penalty", "judge"], judge: "typed", player: "given-first" } as const;
  expect(parseSlipForm(formatSlipForm(form))).toEqual(form);
});

test.each([null, "", "{", "[]", "7", '{"fields":["nonsense"],"judge":1}'])("%j remembers the usual form", (text) => {
  expect(parseSlipForm(text)).toEqual(USUAL_FORM);
});

test("a field moves one place and never out of the form", () => {
  expect(moveField(["judge", "player", "penalty"], "player", -1)).toEqual(["player", "judge", "penalty"]);
  expect(moveField(["judge", "player", "penalty"], "penalty", 1)).toEqual(["judge", "player", "penalty"]);
});
