import { expect, test } from "vitest";
import { assess } from "../assess.ts";
import type { Cell, Hint } from "../model.ts";
import { dci2005 } from "./dci-2005.ts";
import { guides } from "./index.ts";
import { vekn2004 } from "./vekn-2004.ts";

const incident = (infraction: string, level: string) => ({ infraction, level, day: 1, round: 1, facts: {} });
const hintOf = (infraction: string, level: string) => assess(dci2005, incident(infraction, level), []).hint;

/** What a guide hints at, cell by cell. */
const hints: readonly Hint[] = guides
  .flatMap((guide) => guide.infractions)
  .flatMap(({ base }): readonly Cell[] => (base.kind === "by-level" ? Object.values(base.levels) : [base]))
  .flatMap((cell) => (cell.kind === "none" && cell.hint ? [cell.hint] : []));

test("a lost cell shows what the sibling guide says, with how far to trust it", () => {
  const from = { guide: "vekn-2004" };
  expect(hintOf("121", "rel-1")).toEqual({ ...from, infraction: "121", penalties: ["warning"], trust: "low-medium" });
  expect(hintOf("122", "rel-2")).toEqual({ ...from, infraction: "122", penalties: ["caution"], trust: "low" });
  expect(hintOf("123", "rel-1")).toEqual({ ...from, infraction: "123", penalties: [], trust: "low" });
  expect(hintOf("152", "rel-1")).toEqual({ ...from, infraction: "152", penalties: ["game-loss"], trust: "low" });
});

test("it stays a hint: the guide gives no answer", () => {
  expect(assess(dci2005, incident("121", "rel-1"), []).outcome).toEqual({ kind: "no-answer", why: "not-in-source" });
});

test.each([
  ["116", "rel-1"],
  ["121", "rel-2"],
  ["122", "rel-1"],
  ["122", "rel-3"],
  ["101", "rel-1"],
])("none for %s at %s", (infraction, level) => {
  expect(hintOf(infraction, level)).toBeUndefined();
});

test("none once the head judge has made a house ruling", () => {
  expect(assess(dci2005, { ...incident("121", "rel-1"), house: ["warning"] }, []).hint).toBeUndefined();
});

test("every hint repeats what its guide says", () => {
  expect(hints).toHaveLength(7);
  for (const hint of hints) {
    const base = guides.find((guide) => guide.id === hint.guide)?.infractions.find((each) => each.id === hint.infraction)?.base;
    expect(base?.kind === "issue" ? base.penalties : []).toEqual(hint.penalties);
    expect(base?.kind).toBe(hint.penalties.length > 0 ? "issue" : "none");
  }
  expect(hints.every((hint) => hint.guide === vekn2004.id)).toBe(true);
});
