import { expect, test } from "vitest";
import { guides } from "./guides/index.ts";
import { latenessOf } from "./lateness.ts";

test("the clock of a late player knows where each guide's answer changes", () => {
  expect(guides.map((each) => [each.id, latenessOf(each)])).toEqual([
    ["dci-2005", { infraction: "115", minutes: [3, 10] }],
    ["dci-rel3", { infraction: "tardiness", minutes: [10] }],
    ["vekn-2004", undefined],
    ["mtg-ipg", { infraction: "3.1", minutes: [1, 10] }],
    ["mtg-jar", { infraction: "late", minutes: [10] }],
  ]);
});
