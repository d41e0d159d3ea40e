import { describe, expect, test } from "vitest";
import { assess, issuedBy } from "./assess.ts";
import type { Guide, Infraction, RepeatRule } from "./model.ts";
import type { Incident, Prior } from "./ruling.ts";
import { entry, ifSo, ladder, testGuide, yesNo } from "./test-guides/test-guide.ts";

const RULE: RepeatRule = {
  id: "again",
  section: "0",
  select: { all: true },
  counts: { what: "offences" },
  group: "infraction",
  prior: 1,
  effect: { kind: "climb", rungs: ["caution", "warning", "game-loss", "match-loss"] },
  window: "event",
  strength: "must",
};

test("an infraction or a level that the guide does not have is a mistake of the caller", () => {
  const guide = guideWith(entry("1.1", "1", "caution"));
  expect(() => assess(guide, incident({ infraction: "9" }), [])).toThrow("no infraction 9");
  expect(() => assess(guide, incident({ level: "9" }), [])).toThrow("no level 9");
});

describe("modifiers", () => {
  const harsh = ifSo("harsh", "1.1", { kind: "set", penalties: ["game-loss"] });
  const mild = ifSo("mild", "1.1", { kind: "set", penalties: ["caution"] });

  test.each([[[harsh, mild]], [[mild, harsh]]])("of several forms at once the harshest is the base, in either order", (modifiers) => {
    const guide = guideWith({
      ...entry("1.1", "1", "warning"),
      questions: [yesNo("harsh", "fact"), yesNo("mild", "fact")],
      modifiers,
    });
    expect(issuedBy(assess(guide, incident({ facts: { harsh: true, mild: true } }), []))).toEqual(["game-loss"]);
    expect(issuedBy(assess(guide, incident({ facts: { mild: true } }), []))).toEqual(["caution"]);
  });

  test("a step goes up or down from what the record makes, and stays on the rungs", () => {
    const rungs = ["caution", "warning", "game-loss"];
    const guide = guideWith({
      ...entry("1.1", "1", "caution"),
      questions: [yesNo("up", "fact"), yesNo("down", "fact")],
      modifiers: [ifSo("up", "1.1", { kind: "step", by: 1, rungs }), ifSo("down", "1.1", { kind: "step", by: -1, rungs })],
    });
    expect(issuedBy(assess(guide, incident({ facts: { up: true } }), [prior()]))).toEqual(["game-loss"]);
    expect(issuedBy(assess(guide, incident({ facts: { down: true } }), []))).toEqual(["caution"]);
    expect(issuedBy(assess(guide, incident({ facts: { down: true } }), [prior()]))).toEqual(["caution"]);
    expect(issuedBy(assess(guide, incident({ facts: { up: true } }), [prior(), prior(), prior()]))).toEqual(["match-loss"]);
  });
});

describe("repeat rules", () => {
  const mild: RepeatRule = { ...RULE, id: "mild", effect: { kind: "to", penalties: ["warning"] } };
  const harsh: RepeatRule = { ...RULE, id: "harsh", effect: { kind: "to", penalties: ["match-loss"] } };

  test.each([[[mild, harsh]], [[harsh, mild]]])("the harshest that fires is issued, in either order; both are reasons", (rules) => {
    const ruling = assess(guideWith(entry("1.1", "1", "caution"), rules), incident(), [prior()]);
    expect(issuedBy(ruling)).toEqual(["match-loss"]);
    expect(ruling.reasons.flatMap((each) => (each.kind === "repeat" ? [each.rule] : [])).toSorted()).toEqual(["harsh", "mild"]);
  });

  test("two climbs do not add up: each starts from the base", () => {
    const guide = guideWith(entry("1.1", "1", "caution"), [RULE, { ...RULE, id: "class", group: "class" }]);
    expect(issuedBy(assess(guide, incident(), [prior()]))).toEqual(["warning"]);
  });

  test("one that fires without making the penalty harsher is a reason of its own", () => {
    const ruling = assess(guideWith(entry("1.1", "1", "game-loss"), [mild]), incident(), [prior()]);
    expect(issuedBy(ruling)).toEqual(["game-loss"]);
    expect(ruling.reasons[1]).toMatchObject({ kind: "repeat-within-base", rule: "mild", counted: ["1"] });
  });

  test("what only may be is a proposal, and none where it would not be harsher", () => {
    const may: RepeatRule = { ...mild, strength: "may" };
    const ruling = assess(guideWith(entry("1.1", "1", "caution"), [may]), incident(), [prior()]);
    expect(issuedBy(ruling)).toEqual(["caution"]);
    expect(ruling.proposals).toMatchObject([{ rule: "mild", penalties: ["warning"] }]);
    expect(assess(guideWith(entry("1.1", "1", "warning"), [may]), incident(), [prior()]).proposals).toEqual([]);
  });

  test("the head judge is needed where a rule says so, and only when it raises", () => {
    const guide = guideWith(entry("1.1", "1", "caution"), [{ ...RULE, approval: "head-judge" }]);
    expect(assess(guide, incident(), [prior()]).approval).toBe("head-judge");
    expect(assess(guide, incident(), []).approval).toBeUndefined();
  });

  test.each([
    ["round", { round: 2 }, { round: 1 }],
    ["day", { day: 1, round: 9 }, { day: 2, round: 9 }],
    ["draft", { round: 7, draft: "B" }, { round: 2, draft: "A" }],
  ] as const)("the window is a %s", (window, inside, outside) => {
    const guide = guideWith(entry("1.1", "1", "caution"), [{ ...RULE, window }]);
    const now = incident({ day: 1, round: 2, draft: "B" });
    expect(assess(guide, now, [{ ...prior(), day: 1, ...inside }]).offence).toBe(2);
    expect(assess(guide, now, [{ ...prior(), day: 1, ...outside }]).offence).toBe(1);
  });
});

describe("steps that the guide prints", () => {
  const steps = [["warning"], ["warning", "game-loss"]];
  const guide = guideWith({ ...entry("1.1", "1", "warning"), steps }, [{ ...RULE, prior: 1, effect: { kind: "listed-steps" } }]);

  test("stand as printed, each component with its reason", () => {
    const { outcome } = assess(guide, incident(), [prior()]);
    expect(outcome).toMatchObject({ components: [{ penalty: "warning" }, { penalty: "game-loss", reasons: [{ kind: "repeat" }] }] });
  });

  test("beyond the last one the guide is silent", () => {
    const ruling = assess(guide, incident(), [prior(), prior()]);
    expect(ruling).toMatchObject({ offence: 3, outcome: { kind: "no-answer", why: "beyond-chart", reference: ["warning", "game-loss"] } });
    expect(assess(guide, incident(), [prior()]).next).toEqual({ kind: "no-answer", why: "beyond-chart" });
  });

  test("the last step is shown with what holds however often it happens", () => {
    const row: Infraction = {
      ...entry("1.1", "1", "warning"),
      steps: [["warning"]],
      questions: [yesNo("not-mended", "fact")],
      modifiers: [ifSo("not-mended", "1.1", { kind: "raise", penalties: ["match-loss"] })],
    };
    const ruling = assess(guideWith(row, [{ ...RULE, effect: { kind: "listed-steps" } }]), incident({ facts: { "not-mended": true } }), [
      prior(),
    ]);
    expect(ruling.outcome).toEqual({ kind: "no-answer", why: "beyond-chart", reference: ["match-loss"] });
  });
});

describe("what follows for another row", () => {
  const led: Infraction = { ...entry("1.1", "1", "match-loss"), also: [{ id: "out", infraction: "1.2", when: { issued: "match-loss" } }] };
  const guide = testGuide({
    ...parts(),
    infractions: [led, entry("1.2", "1", "caution")],
    repeatRules: [{ ...RULE, select: { infractions: ["1.2"] }, counts: { what: "offences", ledBy: ["match-loss"] } }],
  });
  const lead = (round: number): Prior => ({ ...prior("1.1"), id: `lead-${round}`, issued: ["match-loss"], round });
  const follow = (round: number): Prior => ({ ...prior("1.2"), id: `follow-${round}`, round });

  test("is ruled with that row's own record", () => {
    expect(assess(guide, incident({ round: 5 }), []).also).toEqual([{ id: "out", infraction: "1.2", issue: ["caution"] }]);
    expect(assess(guide, incident({ round: 5 }), [follow(1)]).also).toMatchObject([{ issue: ["warning"] }]);
  });

  test("counts entries that led there, once: not beside their follow-up", () => {
    const offence = (record: readonly Prior[]) => assess(guide, incident({ infraction: "1.2", round: 5 }), record).offence;
    expect(offence([lead(1)])).toBe(2);
    expect(offence([lead(1), follow(1)])).toBe(2);
    expect(offence([lead(1), follow(1), lead(2)])).toBe(3);
  });

  test("the entry that leads to the incident itself is no earlier offence", () => {
    expect(assess(guide, incident({ infraction: "1.2", round: 5 }), [lead(5)]).offence).toBe(1);
  });

  test("is not touched by the house ruling and the answers of the first row", () => {
    const lost: Infraction = { ...led, base: { kind: "none", why: "not-in-source" } };
    const other: Infraction = { ...entry("1.2", "1", "caution"), base: { kind: "none", why: "not-in-source" } };
    const ruling = assess(guideWith([lost, other]), incident({ house: ["match-loss"] }), []);
    expect(ruling.also).toEqual([{ id: "out", infraction: "1.2" }]);
  });

  test("for another person it is a first offence", () => {
    const shared: Infraction = { ...led, also: [{ id: "both", infraction: "1.2", to: "opponent", when: { issued: "match-loss" } }] };
    const ruling = assess(guideWith([shared, entry("1.2", "1", "caution")]), incident(), [follow(1), follow(2)]);
    expect(ruling.also).toEqual([{ id: "both", infraction: "1.2", to: "opponent", issue: ["caution"] }]);
  });

  test("rows that lead into each other come to an end", () => {
    const back: Infraction = {
      ...entry("1.2", "1", "match-loss"),
      also: [{ id: "back", infraction: "1.1", when: { issued: "match-loss" } }],
    };
    expect(assess(guideWith([led, back]), incident(), []).also).toHaveLength(1);
  });
});

describe("alerts", () => {
  const guide = testGuide({
    ...parts(),
    infractions: ["1.1", "1.2", "1.3"].map((id) => entry(id, "1", "warning")),
    repeatRules: [RULE],
    alerts: [{ id: "three-rows", section: "0", penalty: "warning", unrelated: 3, proposes: ["game-loss"] }],
  });

  test("ask the judge to look at the entries of other rows, and issue nothing", () => {
    const ruling = assess(guide, incident(), [prior("1.2"), { ...prior("1.3"), id: "2" }]);
    expect(ruling.alerts).toEqual([{ id: "three-rows", entries: ["1", "2"], proposes: ["game-loss"], section: "0" }]);
    expect(issuedBy(ruling)).toEqual(["warning"]);
  });

  test("do not count one row twice, nor an earlier event", () => {
    expect(assess(guide, incident(), [prior("1.2"), prior("1.2")]).alerts).toEqual([]);
    expect(assess(guide, incident(), [prior("1.2"), { ...prior("1.3"), earlierEvent: true }]).alerts).toEqual([]);
  });
});

function guideWith(infractions: Infraction | readonly Infraction[], repeatRules: readonly RepeatRule[] = [RULE]): Guide {
  return testGuide({ ...parts(), infractions: [infractions].flat(), repeatRules });
}

function parts() {
  return {
    id: "small",
    edition: "1",
    ladder: ladder("0", { caution: "notice", warning: "notice", "game-loss": "game-loss", "match-loss": "match-loss" }),
    levels: [{ id: "all", rank: 1 }],
    sections: [
      { id: "0", kind: "general" as const },
      { id: "1", kind: "class" as const },
    ],
  };
}

function incident(given: Partial<Incident> = {}): Incident {
  return { infraction: "1.1", level: "all", day: 1, round: 2, facts: {}, ...given };
}

function prior(infraction = "1.1"): Prior {
  return { id: "1", infraction, issued: ["warning"], day: 1, round: 1 };
}
