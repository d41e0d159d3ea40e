import { expect, test } from "vitest";
import { dci2005 } from "./guides/dci-2005.ts";
import { guides } from "./guides/index.ts";
import { lateFor, latenessOf } from "./lateness.ts";

test("the clock of a late player knows where each guide's answer changes", () => {
  expect(guides.map((each) => [each.id, latenessOf(each)])).toEqual([
    ["dci-2005", { infraction: "115", minutes: [3, 10] }],
    ["dci-rel3", { infraction: "tardiness", minutes: [10] }],
    ["vekn-2004", undefined],
    ["mtg-ipg", { infraction: "3.1", minutes: [1, 10] }],
    ["mtg-jar", { infraction: "late", minutes: [10] }],
  ]);
});

test.each([
  [60, 2],
  [180, 2],
  [181, 5],
  [599, 5],
  [600, 10],
  [3000, 10],
])("%i seconds late is what the guide's mark for it says", (seconds, mark) => {
  expect(lateFor(dci2005, "rel-1", seconds)).toEqual({ "minutes-late": mark });
});
