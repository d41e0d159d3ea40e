import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assess } from "./assess.ts";
import { severityOf } from "./draft.ts";
import { guides } from "./guides/index.ts";
import type { Facts, Guide, Infraction, Question } from "./model.ts";
import type { Incident, Prior, Ruling } from "./ruling.ts";
import { testGuides } from "./test-guides/index.ts";

const RUNS = { numRuns: 150 };

describe.each([...guides, ...testGuides].map((guide) => [guide.id, guide] as const))("%s", (_id, guide) => {
  test("the order of the record does not matter", () => {
    fc.assert(
      fc.property(situations(guide), ({ incident, record, keys }) => {
        const shuffled = record.map((prior, index) => ({ prior, key: keys[index] ?? 0 })).toSorted((a, b) => a.key - b.key);
        const again = assess(
          guide,
          incident,
          shuffled.map((each) => each.prior),
        );
        expect(sorted(again)).toEqual(sorted(assess(guide, incident, record)));
      }),
      RUNS,
    );
  });

  test("a voided entry is as if it had never been", () => {
    fc.assert(
      fc.property(situations(guide), ({ incident, record }) => {
        expect(
          assess(
            guide,
            incident,
            record.filter((each) => !each.voided),
          ),
        ).toEqual(assess(guide, incident, record));
      }),
      RUNS,
    );
  });

  test("so are an open entry and one by which nothing was issued, unless its row has no penalty", () => {
    const measures = guide.infractions.filter(({ base }) => base.kind === "issue" && base.penalties.length === 0).map((each) => each.id);
    fc.assert(
      fc.property(situations(guide), ({ incident, record }) => {
        const standing = record.filter((each) => !each.open && (each.issued.length > 0 || measures.includes(each.infraction)));
        expect(assess(guide, incident, standing)).toEqual(assess(guide, incident, record));
      }),
      RUNS,
    );
  });

  // A ruling without an answer is compared by the least that the guide allows; what a guide calls no offence has no penalty to compare.
  test("one more prior never makes the penalty milder", () => {
    fc.assert(
      fc.property(situations(guide), ({ incident, record }) => {
        const severities = [record.slice(1), record].map((each) => leastSeverity(guide, assess(guide, incident, each)));
        fc.pre(severities.every((each) => each !== undefined));
        expect(severities[1]).toBeGreaterThanOrEqual(severities[0] ?? -1);
      }),
      RUNS,
    );
  });

  test("what is issued stands on the ladder, mildest first, each component with a reason", () => {
    fc.assert(
      fc.property(situations(guide), ({ incident, record }) => {
        const { outcome, reasons } = assess(guide, incident, record);
        expect(reasons.length).toBeGreaterThan(0);
        if (outcome.kind !== "issue") return;
        const ranks = outcome.components.map(({ penalty }) => guide.ladder.find((each) => each.id === penalty)?.rank ?? Number.NaN);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        for (const each of outcome.components) expect(each.reasons.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test("only entries of the record are counted, and the offence says how many came before", () => {
    fc.assert(
      fc.property(situations(guide), ({ incident, record }) => {
        const ruling = assess(guide, incident, record);
        const ids = record.map((each) => each.id);
        for (const id of [...ruling.counted, ...ruling.notCounted]) expect(ids).toContain(id);
        expect(ruling.notCounted.filter((id) => ruling.counted.includes(id))).toEqual([]);
        expect(ruling.offence).toBeLessThanOrEqual(ruling.counted.length + 1);
      }),
      RUNS,
    );
  });

  test("the same input gives the same ruling and stays as it was", () => {
    fc.assert(
      fc.property(situations(guide), ({ incident, record }) => {
        const before = structuredClone({ incident, record });
        const ruling = assess(guide, deepFreeze(incident), deepFreeze(record));
        expect(assess(guide, before.incident, before.record)).toEqual(ruling);
        expect({ incident, record }).toEqual(before);
      }),
      RUNS,
    );
  });
});

interface Situation {
  readonly incident: Incident;
  readonly record: readonly Prior[];
  readonly keys: readonly number[];
}

/** Incidents of every row with any answers, and records in which the same row and its class are common. */
function situations(guide: Guide): fc.Arbitrary<Situation> {
  return fc.constantFrom(...guide.infractions).chain((infraction) => {
    const incident = fc.record(
      {
        infraction: fc.constant(infraction.id),
        level: fc.constantFrom(...guide.levels.map((each) => each.id)),
        day: fc.integer({ min: 1, max: 2 }),
        round: fc.integer({ min: 1, max: 9 }),
        facts: factsOf(guide, infraction),
        singleGame: fc.boolean(),
        house: fc.subarray(
          guide.ladder.map((each) => each.id),
          { minLength: 1, maxLength: 1 },
        ),
      },
      { requiredKeys: ["infraction", "level", "day", "round", "facts"] },
    );
    const record = fc
      .array(priorOf(guide, infraction), { maxLength: 9 })
      .map((priors) => priors.map((each, index): Prior => ({ ...each, id: `${index}` })));
    return fc.record({ incident, record, keys: fc.array(fc.integer(), { minLength: 9, maxLength: 9 }) });
  });
}

function priorOf(guide: Guide, infraction: Infraction): fc.Arbitrary<Omit<Prior, "id">> {
  const near = guide.infractions.filter((each) => each.class === infraction.class);
  return fc.record({
    infraction: fc.oneof(
      fc.constant(infraction.id),
      fc.constantFrom(...near, ...guide.infractions).map((each) => each.id),
    ),
    issued: fc.subarray(
      guide.ladder.map((each) => each.id),
      { maxLength: 2 },
    ),
    day: fc.integer({ min: 1, max: 2 }),
    round: fc.integer({ min: 1, max: 9 }),
    voided: sometimes(),
    open: sometimes(),
    repeatedStep: sometimes(),
    earlierEvent: sometimes(),
  });
}

function sometimes(): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 4 }).map((each) => each === 1);
}

function factsOf(guide: Guide, infraction: Infraction): fc.Arbitrary<Facts> {
  const asked = [...(infraction.questions ?? []), ...(guide.decisions ?? []), ...(guide.moment ? [guide.moment] : [])];
  return fc
    .tuple(...asked.map((question) => fc.option(answerOf(question), { nil: undefined }).map((value) => [question.id, value] as const)))
    .map((answers) => Object.fromEntries(answers.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const]))));
}

function answerOf(question: Question): fc.Arbitrary<boolean | number | string> {
  switch (question.answer) {
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.integer({ min: 0, max: 20 });
    case "choice":
      return fc.constantFrom(...(question.options ?? []));
  }
}

function leastSeverity(guide: Guide, { outcome }: Ruling): number | undefined {
  switch (outcome.kind) {
    case "issue":
      return severityOf(
        guide,
        outcome.components.map((each) => each.penalty),
      );
    case "no-offence":
      return undefined;
    case "no-answer": {
      const least = outcome.floor ?? outcome.reference;
      return least && severityOf(guide, least);
    }
  }
}

/** The ruling with its lists of entries in one order. */
function sorted(ruling: Ruling): unknown {
  return JSON.parse(JSON.stringify(ruling), (key, value: unknown) =>
    ["counted", "notCounted", "entries"].includes(key) && Array.isArray(value) ? value.toSorted() : value,
  );
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
}
