import { describe, expect, test } from "vitest";
import { defineGuide } from "./define-guide.ts";
import { guideProblems } from "./guide-problems.ts";
import { checkTexts, type GuideTexts } from "./guide-texts.ts";
import { guides } from "./guides/index.ts";
import type { Guide, Infraction, RepeatRule } from "./model.ts";
import { testGuides } from "./test-guides/index.ts";

const INFRACTION: Infraction = {
  id: "1.1",
  section: "1.1",
  class: "1",
  families: ["all"],
  base: { kind: "issue", penalties: ["warning"], from: "source" },
  questions: [
    { id: "late", kind: "fact", answer: "number" },
    { id: "severe", kind: "judgement", answer: "boolean" },
    { id: "kind", kind: "judgement", answer: "choice", options: ["a", "b"] },
  ],
};
const RULE: RepeatRule = {
  id: "again",
  section: "0",
  select: { all: true },
  counts: { what: "offences" },
  group: "infraction",
  prior: 1,
  effect: { kind: "climb", rungs: ["warning", "game-loss"] },
  window: "event",
  strength: "must",
};
const GUIDE: Guide = {
  id: "sound",
  edition: "1",
  checked: "2026-01-01",
  authorityLanguage: "en",
  ladder: [
    { id: "warning", rank: 0, kind: "notice", tell: [], section: "0" },
    { id: "game-loss", rank: 1, kind: "game-loss", tell: [], section: "0" },
  ],
  levels: [{ id: "all", rank: 1 }],
  sections: [
    { id: "0", kind: "general" },
    { id: "1", kind: "class" },
  ],
  infractions: [INFRACTION],
  repeatRules: [RULE],
  timing: [{ id: "now", penalties: ["warning", "game-loss"], applies: "now", section: "0" }],
  grid: [{ infraction: "1.1" }],
  tree: [{ id: "start", options: [{ id: "any", infraction: "1.1" }] }],
};

test("a sound guide has no problems", () => {
  expect(guideProblems(GUIDE)).toEqual([]);
});

test.each([...guides, ...testGuides].map((each) => [each.id, each] as const))("%s has no problems", (_id, guide) => {
  expect(guideProblems(guide)).toEqual([]);
});

test("a guide with a problem cannot be built, and the message names guide and problem", () => {
  const build = () => defineGuide({ ...GUIDE, levels: [] });
  expect(build).toThrow("guide sound 1");
  expect(build).toThrow("levels: none");
});

test("a built guide cannot be changed", () => {
  const guide = defineGuide(structuredClone(GUIDE));
  expect(Object.isFrozen(guide.infractions[0]?.questions?.[0])).toBe(true);
});

describe("wrong references", () => {
  test.each<readonly [string, Partial<Guide>]>([
    [
      "penalty game-loss: unknown penalty caution",
      { ladder: GUIDE.ladder.map((each) => (each.rank === 1 ? { ...each, carries: "caution" } : each)) },
    ],
    [
      "penalty game-loss: unknown penalty caution",
      { ladder: GUIDE.ladder.map((each) => (each.rank === 1 ? { ...each, absorbs: ["caution"] } : each)) },
    ],
    ["penalty warning: unknown section 9", { ladder: GUIDE.ladder.map((each) => (each.rank === 0 ? { ...each, section: "9" } : each)) }],
    ["section 0: unknown section 9", { sections: [{ id: "0", kind: "general", see: ["9"] }, ...GUIDE.sections.slice(1)] }],
    ["alert a: unknown penalty caution", { alerts: [{ id: "a", section: "0", penalty: "caution", unrelated: 3, proposes: [] }] }],
    ["alert a: unknown section 9", { alerts: [{ id: "a", section: "9", penalty: "warning", unrelated: 3, proposes: [] }] }],
    ["timing t: unknown class 9", { timing: [...GUIDE.timing, { id: "t", penalties: [], classes: ["9"], applies: "now", section: "0" }] }],
    ["timing t: unknown penalty caution", { timing: [...GUIDE.timing, { id: "t", penalties: ["caution"], applies: "now", section: "0" }] }],
    [
      "timing t: unknown fact found",
      { timing: [...GUIDE.timing, { id: "t", penalties: [], when: { fact: "found", is: "x" }, applies: "now", section: "0" }] },
    ],
    ["repeat step: unknown level high", { repeatStep: { levels: ["high"], section: "0" } }],
    ["single game: unknown section 9", { singleGame: "9" }],
    ["grid: unknown infraction 9", { grid: [{ infraction: "9" }] }],
    ["grid 1.1: unknown fact early", { grid: [{ infraction: "1.1", facts: { early: true } }] }],
    ["tree start.x: unknown node y", { tree: [{ id: "start", options: [{ id: "x", node: "y" }] }] }],
    ["tree start.x: unknown infraction 9", { tree: [{ id: "start", options: [{ id: "x", infraction: "9" }] }] }],
    ["tree start.x: needs either a node or an infraction", { tree: [{ id: "start", options: [{ id: "x" }] }] }],
    ["penalty warning: no timing that always holds", { timing: [{ id: "t", penalties: ["game-loss"], applies: "now", section: "0" }] }],
    ["penalty warning: twice", { ladder: [...GUIDE.ladder, ...GUIDE.ladder] }],
    ["infraction 1.1: twice", { infractions: [INFRACTION, INFRACTION] }],
    ["section 1.1: twice", { infractions: [INFRACTION, { ...INFRACTION, id: "1.2" }] }],
    ["repeat rule again: twice", { repeatRules: [RULE, RULE] }],
    ["grid: 17 tiles, at most 16", { grid: Array.from({ length: 17 }, () => ({ infraction: "1.1" })) }],
  ])("%s", (problem, broken) => {
    expect(guideProblems({ ...GUIDE, ...broken })).toContain(problem);
  });
});

describe("infractions", () => {
  test.each<readonly [string, Partial<Infraction>]>([
    ["infraction 1.1: unknown class 9", { class: "9" }],
    ["infraction 1.1: unknown penalty caution", { base: { kind: "issue", penalties: ["caution"], from: "source" } }],
    ["infraction 1.1: no cell for all", { base: { kind: "by-level", levels: {} } }],
    ["infraction 1.1: unknown level high", { base: { kind: "by-level", levels: { high: { kind: "none", why: "not-in-source" } } } }],
    ["infraction 1.1: unknown penalty caution", { steps: [["caution"]] }],
    ["infraction 1.1: unknown section 9", { see: ["9"] }],
    ["infraction 1.1 question q: no options", { questions: [{ id: "q", kind: "fact", answer: "choice" }] }],
    ["infraction 1.1 question q: twice", { questions: [yesNo("q"), yesNo("q")] }],
    ["infraction 1.1 question q: unknown fact other", { questions: [{ ...yesNo("q"), when: { fact: "other", is: true } }] }],
    ["infraction 1.1 modifier m: unknown fact other", { modifiers: [{ ...modifier(), when: { fact: "other", is: true } }] }],
    ["infraction 1.1 modifier m: fact kind never has this answer", { modifiers: [{ ...modifier(), when: { fact: "kind", is: "c" } }] }],
    [
      "infraction 1.1 modifier m: fact severe never has this answer",
      { modifiers: [{ ...modifier(), when: { fact: "severe", atLeast: 3 } }] },
    ],
    [
      "infraction 1.1 modifier m: fact late never has this answer",
      { modifiers: [{ ...modifier(), when: { not: { fact: "late", is: true } } }] },
    ],
    ["infraction 1.1 modifier m: unknown level high", { modifiers: [{ ...modifier(), when: { all: [{ level: ["high"] }] } }] }],
    [
      "infraction 1.1 modifier m: unknown penalty caution",
      { modifiers: [{ ...modifier(), effect: { kind: "raise", penalties: ["caution"] } }] },
    ],
    ["infraction 1.1 modifier m: unknown section 9", { modifiers: [{ ...modifier(), section: "9" }] }],
    [
      "infraction 1.1 modifier m: a rung stands twice",
      { modifiers: [{ ...modifier(), effect: { kind: "step", by: 1, rungs: ["warning", "warning"] } }] },
    ],
    ["infraction 1.1 modifier m: offences end before they begin", { modifiers: [{ ...modifier(), offences: { from: 2, to: 1 } }] }],
    ["infraction 1.1 remedy r: unknown fact other", { remedies: [{ id: "r", when: { any: [{ fact: "other", is: true }] } }] }],
    ["infraction 1.1 boundary b: unknown infraction 9", { boundaries: [{ id: "b", instead: "9" }] }],
    ["infraction 1.1 boundary b: unknown section 9", { boundaries: [{ id: "b", section: "9" }] }],
    ["infraction 1.1 also a: unknown infraction 9", { also: [{ id: "a", infraction: "9", when: { issued: "warning" } }] }],
    ["infraction 1.1 also a: unknown penalty caution", { also: [{ id: "a", infraction: "1.1", when: { issued: "caution" } }] }],
  ])("%s", (problem, broken) => {
    expect(guideProblems({ ...GUIDE, infractions: [{ ...INFRACTION, ...broken }] })).toContain(problem);
  });
});

describe("repeat rules", () => {
  const climb = (rungs: readonly string[], cap?: string): Partial<RepeatRule> => ({
    effect: { kind: "climb", rungs, ...(cap === undefined ? {} : { cap }) },
  });

  test.each<readonly [string, Partial<RepeatRule>]>([
    ["repeat rule again: unknown section 9", { section: "9" }],
    ["repeat rule again: unknown class 9", { select: { classes: ["9"] } }],
    ["repeat rule again: unknown infraction 9", { select: { all: true, except: ["9"] } }],
    ["repeat rule again: unknown family none", { select: { families: ["none"] } }],
    ["repeat rule again: selects no infraction", { select: { infractions: [] } }],
    ["repeat rule again: unknown infraction 9", { entriesOf: { infractions: ["9"] } }],
    ["repeat rule again: unknown penalty caution", { whenIssued: ["caution"] }],
    ["repeat rule again: unknown penalty caution", { counts: { what: "issued", penalties: ["caution"] } }],
    ["repeat rule again: unknown penalty caution", { counts: { what: "offences", ledBy: ["caution"] } }],
    ["repeat rule again: points lead to one penalty only", { counts: { what: "points", weights: { warning: 1 }, reach: 2 } }],
    ["repeat rule again: unknown level high", { prior: { kind: "by-level", levels: { high: 1 } } }],
    ["repeat rule again at 1.1: unknown fact other", { unless: { fact: "other", is: true } }],
    ["repeat rule again: unknown penalty caution", { effect: { kind: "to", penalties: ["caution"] } }],
    ["repeat rule again: unknown penalty caution", climb(["caution", "warning"])],
    ["repeat rule again: rungs go down", climb(["game-loss", "warning"])],
    ["repeat rule again: cap game-loss is no rung", climb(["warning"], "game-loss")],
    ["repeat rule again: no steps at 1.1", { effect: { kind: "listed-steps" } }],
    [
      "repeat rule again: steps out of order",
      {
        effect: {
          kind: "ladder",
          steps: [
            { prior: 2, penalties: ["game-loss"] },
            { prior: 1, penalties: ["warning"] },
          ],
        },
      },
    ],
  ])("%s", (problem, broken) => {
    expect(guideProblems({ ...GUIDE, repeatRules: [{ ...RULE, ...broken }] })).toContain(problem);
  });

  test("a cap below the base of an infraction", () => {
    const harsh: Infraction = { ...INFRACTION, base: { kind: "issue", penalties: ["game-loss"], from: "source" } };
    const rule = { ...RULE, ...climb(["warning", "game-loss"], "warning") };
    expect(guideProblems({ ...GUIDE, infractions: [harsh], repeatRules: [rule] })).toEqual([
      "repeat rule again: cap warning is below the base of 1.1",
    ]);
  });

  test("a cap below the base that one form of an infraction has", () => {
    const harsh: Infraction = { ...INFRACTION, modifiers: [{ ...modifier(), effect: { kind: "set", penalties: ["game-loss"] } }] };
    const rule = { ...RULE, ...climb(["warning", "game-loss"], "warning") };
    expect(guideProblems({ ...GUIDE, infractions: [harsh], repeatRules: [rule] })).toEqual([
      "repeat rule again: cap warning is below the base of 1.1",
    ]);
  });
});

describe("texts", () => {
  const texts: GuideTexts = {
    name: "Sound guide",
    short: "Sound",
    about: ["A guide."],
    levels: { all: { name: "All", about: "Every event." } },
    penalties: {
      warning: { name: "Warning", abbr: "W", about: "Recorded.", tell: "You are warned." },
      "game-loss": { name: "Game Loss", abbr: "GL", about: "A game.", tell: "You lose this game." },
    },
    sections: {
      "0": { name: "General", definition: ["See [[1.1]]."] },
      "1": { name: "Class", definition: ["Rows."] },
      "1.1": {
        name: "Error",
        short: "Error",
        tell: "That was wrong.",
        definition: ["An error."],
        questions: {
          late: { ask: "How late?", answers: {} },
          severe: { ask: "Severe?", answers: { yes: "Yes", no: "No" } },
          kind: { ask: "Which?", answers: { a: "This", b: "That" } },
        },
      },
    },
    tiles: {},
    tree: { start: { ask: "What?", options: { any: "An error" } } },
    decisions: {},
  };

  test("complete texts have no problems", () => {
    expect(checkTexts(GUIDE, texts, texts)).toEqual([]);
  });

  test.each<readonly [string, (copy: GuideTexts) => unknown, unknown]>([
    ["name: missing", (copy) => copy, { name: " " }],
    ["about: 0 entries, the reference has 1", (copy) => copy, { about: [] }],
    ["levels.all: missing", (copy) => copy, { levels: {} }],
    ["penalties.warning.abbr: missing", (copy) => copy.penalties.warning, { abbr: "" }],
    ["sections.1: missing", (copy) => copy.sections, { "1": undefined }],
    ["sections.1.1.tell: missing", (copy) => copy.sections["1.1"], { tell: undefined }],
    ["sections.1.1.definition: missing", (copy) => copy.sections["1.1"], { definition: [] }],
    ["sections.1.1.questions.kind.answers.b: missing", (copy) => copy.sections["1.1"]?.questions?.kind, { answers: { a: "This" } }],
    ["sections.1.1.notes.old: not in the guide", (copy) => copy.sections["1.1"], { notes: { old: "A note." } }],
    ["sections.0.definition.0: link to unknown section 9", (copy) => copy.sections["0"], { definition: ["See [[9]]."] }],
    ["tree.start.options.any: missing", (copy) => copy.tree.start, { options: {} }],
  ])("%s", (problem, part, change) => {
    const copy = structuredClone(texts);
    const target = part(copy);
    if (typeof target !== "object" || target === null) throw new Error("no such part");
    Object.assign(target, change);
    for (const [key, value] of Object.entries(target)) if (value === undefined) Reflect.deleteProperty(target, key);
    expect(checkTexts(GUIDE, copy, texts)).toContain(problem);
  });
});

function yesNo(id: string) {
  return { id, kind: "fact", answer: "boolean" } as const;
}

function modifier() {
  return {
    id: "m",
    when: { fact: "severe", is: true },
    effect: { kind: "raise", penalties: ["game-loss"] },
    section: "1.1",
    from: "source",
  } as const;
}
