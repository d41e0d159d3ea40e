import { describe, expect, test } from "vitest";
import { assess, issuedBy } from "./assess.ts";
import { guides } from "./guides/index.ts";
import { quizOf } from "./quiz.ts";

const typicalOf = (section: string) => section.length % 3;

describe.each(guides.map((guide) => [guide.id, guide] as const))("a quiz from %s", (_, guide) => {
  const quiz = (seed: string) => quizOf(guide, { seed, count: 10, typicalOf });

  test("is the same for the same seed, and another one for another", () => {
    expect(quiz("A7")).toEqual(quiz("A7"));
    expect(quiz("A7").map((each) => each.infraction)).not.toEqual(quiz("B8").map((each) => each.infraction));
  });

  test("asks ten different things, each of which the guide answers, and offers the answer once", () => {
    for (const seed of ["1", "2", "3"]) {
      const items = quiz(seed);
      expect(new Set(items.map((each) => each.infraction)).size).toBe(10);
      for (const { infraction, incident, record, issue, infractions, penalties } of items) {
        expect(issuedBy(assess(guide, incident, record))).toEqual(issue);
        expect(infractions.filter((each) => each === infraction)).toHaveLength(1);
        expect(penalties.filter((each) => each.join() === issue.join())).toHaveLength(1);
        expect(new Set(penalties.map((each) => each.join())).size).toBe(penalties.length);
        expect(penalties.length).toBeGreaterThan(1);
      }
    }
  });
});

test("some situations have earlier offences and circumstances, some have none", () => {
  const items = guides.flatMap((guide) => ["1", "2", "3"].flatMap((seed) => quizOf(guide, { seed, count: 10, typicalOf })));
  for (const has of [
    (each: (typeof items)[number]) => each.record.length > 0,
    (each: (typeof items)[number]) => Object.keys(each.incident.facts).length > 0,
  ]) {
    expect(items.filter(has).length).toBeGreaterThan(10);
    expect(items.filter((each) => !has(each)).length).toBeGreaterThan(10);
  }
});

test("nobody offends again after an exclusion", () => {
  for (const guide of guides) {
    const excludes = new Set(guide.ladder.filter(({ kind }) => kind === "exclusion").map(({ id }) => id));
    for (const seed of ["1", "2", "3", "4", "5", "6"])
      for (const { record } of quizOf(guide, { seed, count: 20, typicalOf }))
        expect(record.filter(({ issued }) => issued.some((each) => excludes.has(each)))).toEqual([]);
  }
});
