import { assess, issuedBy } from "./assess.ts";
import type { Facts, FactValue, Guide, Infraction, LevelId, PenaltyId, Question } from "./model.ts";
import type { Incident, Prior, Ruling } from "./ruling.ts";

/** One situation of a case file with the ruling it demands; only the given fields of `expect` are compared. */
export interface Case {
  readonly title: string;
  readonly incident: Incident;
  readonly record: readonly Prior[];
  readonly expect: Readonly<Record<string, unknown>>;
}

export type CaseFile =
  | { readonly kind: "cases"; readonly guide: Guide; readonly cases: readonly Case[] }
  | { readonly kind: "unreadable"; readonly where: string; readonly problem: string };

export interface Difference {
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const EXPECTATIONS = [
  "issue",
  "why",
  "reference",
  "offence",
  "counted",
  "approval",
  "prizes",
  "alerts",
  "alsoIssue",
  "remedyMinutes",
] as const;

/** Reads a case file's JSON value; `where` of a failure names the case and the field. */
export function parseCaseFile(value: unknown, guides: readonly Guide[]): CaseFile {
  try {
    const file = object(value, "the file");
    const guide = oneOf(guides, "guide", file.guide, "guide");
    return { kind: "cases", guide, cases: list(file.cases, "cases").map((each, index) => parseCase(each, index, guide)) };
  } catch (problem) {
    if (problem instanceof Unreadable) return { kind: "unreadable", where: problem.where, problem: problem.message };
    throw problem;
  }
}

/** What differs from the demand; empty when the case holds. */
export function runCase(guide: Guide, { incident, record, expect }: Case): readonly Difference[] {
  const actual = summaryOf(assess(guide, incident, record));
  return EXPECTATIONS.flatMap((field) => {
    if (!(field in expect)) return [];
    const expected = expect[field];
    return holds(expected, actual[field]) ? [] : [{ field, expected, actual: actual[field] }];
  });
}

function summaryOf(ruling: Ruling): Record<(typeof EXPECTATIONS)[number], unknown> {
  const { outcome } = ruling;
  return {
    issue: issuedBy(ruling) ?? null,
    why: outcome.kind === "no-answer" ? outcome.why : undefined,
    reference: outcome.kind === "no-answer" ? outcome.reference : undefined,
    offence: ruling.offence,
    counted: ruling.counted.length,
    approval: ruling.approval,
    prizes: ruling.prizes,
    alerts: ruling.alerts.map((each) => each.id),
    alsoIssue: ruling.also.map(({ infraction, issue, to }) => ({ infraction, issue: issue ?? null, ...(to === undefined ? {} : { to }) })),
    remedyMinutes: (ruling.remedies.find((each) => each.minutes && !each.extends) ?? ruling.remedies.find((each) => each.minutes))?.minutes,
  };
}

class Unreadable extends Error {
  readonly where: string;
  constructor(where: string, problem: string) {
    super(problem);
    this.where = where;
  }
}

function parseCase(value: unknown, index: number, guide: Guide): Case {
  const raw = object(value, `case ${index + 1}`);
  const title = text(raw.title, `case ${index + 1}: title`);
  const where = `case ${index + 1} "${title}"`;
  const { player, incident } = parseIncident(raw.incident, guide, oneOf(guide.levels, "level", raw.level, `${where}: level`).id, where);
  const log = list(raw.log ?? [], `${where}: log`).map((each, entry) => parseEntry(each, entry, guide, `${where}: log[${entry}]`));
  const expect = object(raw.expect, `${where}: expect`);
  for (const field of Object.keys(expect)) {
    if (EXPECTATIONS.some((each) => each === field)) continue;
    throw new Unreadable(`${where}: expect.${field}`, `unknown field; known: ${EXPECTATIONS.join(", ")}`);
  }
  return { title, incident, record: log.filter((each) => each.player === player).map((each) => each.prior), expect };
}

function parseIncident(
  value: unknown,
  guide: Guide,
  level: LevelId,
  start: string,
): { readonly player: string; readonly incident: Incident } {
  const where = `${start}: incident`;
  const raw = object(value, where);
  const infraction = oneOf(guide.infractions, "infraction", raw.infraction, `${where}.infraction`);
  return {
    player: text(raw.player, `${where}.player`),
    incident: {
      infraction: infraction.id,
      level,
      day: number(raw.day ?? 1, `${where}.day`),
      round: number(raw.round ?? 1, `${where}.round`),
      facts: parseFacts(guide, infraction, raw.facts ?? {}, `${where}.facts`),
      singleGame: flag(raw.singleGame, `${where}.singleGame`),
      ...(raw.draft === undefined ? {} : { draft: text(raw.draft, `${where}.draft`) }),
      ...(raw.house === undefined ? {} : { house: penalties(guide, raw.house, `${where}.house`) }),
    },
  };
}

function parseEntry(value: unknown, index: number, guide: Guide, where: string): { readonly player: string; readonly prior: Prior } {
  const raw = object(value, where);
  if (raw.level !== undefined) oneOf(guide.levels, "level", raw.level, `${where}.level`);
  return {
    player: text(raw.player, `${where}.player`),
    prior: {
      id: `log[${index}]`,
      infraction: oneOf(guide.infractions, "infraction", raw.infraction, `${where}.infraction`).id,
      issued: penalties(guide, raw.issued, `${where}.issued`),
      day: number(raw.day ?? 1, `${where}.day`),
      round: number(raw.round ?? 1, `${where}.round`),
      voided: flag(raw.voided, `${where}.voided`),
      repeatedStep: flag(raw.repeatedStep, `${where}.repeatedStep`),
      earlierEvent: flag(raw.earlierEvent, `${where}.earlierEvent`),
      ...(raw.draft === undefined ? {} : { draft: text(raw.draft, `${where}.draft`) }),
    },
  };
}

function parseFacts(guide: Guide, infraction: Infraction, value: unknown, where: string): Facts {
  const asked = [...(infraction.questions ?? []), ...(guide.decisions ?? []), ...(guide.moment ? [guide.moment] : [])];
  const facts: Record<string, FactValue> = {};
  for (const [id, answer] of Object.entries(object(value, where))) {
    const question = oneOf(asked, `question at ${infraction.id}`, id, `${where}.${id}`);
    if (!answers(question, answer)) {
      const expected = question.options?.join(" or ") ?? question.answer;
      throw new Unreadable(`${where}.${id}`, `${JSON.stringify(answer)} is no answer; expected ${expected}`);
    }
    facts[id] = answer;
  }
  return facts;
}

function answers(question: Question, value: unknown): value is FactValue {
  switch (question.answer) {
    case "boolean":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number" && value >= 0;
    case "choice":
      return question.options?.some((option) => option === value) === true;
  }
}

function penalties(guide: Guide, value: unknown, where: string): readonly PenaltyId[] {
  return list(value, where).map((each, index) => oneOf(guide.ladder, "penalty", each, `${where}[${index}]`).id);
}

function oneOf<T extends { readonly id: string }>(known: readonly T[], what: string, value: unknown, where: string): T {
  const id = text(value, where);
  const found = known.find((each) => each.id === id);
  if (found) return found;
  throw new Unreadable(where, `unknown ${what} "${id}"; known: ${known.map((each) => each.id).join(", ") || "none"}`);
}

function object(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable(where, "expected an object");
  return value as Record<string, unknown>;
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unreadable(where, "expected a list");
  return value;
}

function text(value: unknown, where: string): string {
  if (typeof value !== "string") throw new Unreadable(where, "expected a text");
  return value;
}

function flag(value: unknown, where: string): boolean {
  if (value !== undefined && typeof value !== "boolean") throw new Unreadable(where, "expected true or false");
  return value === true;
}

function number(value: unknown, where: string): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Unreadable(where, "expected a number");
  return value;
}

/** Whether the demand holds; of an object only the demanded fields are compared. */
function holds(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) {
    return Array.isArray(actual) && expected.length === actual.length && expected.every((each, index) => holds(each, actual[index]));
  }
  if (isPlain(expected)) return isPlain(actual) && Object.entries(expected).every(([key, value]) => holds(value, actual[key]));
  return expected === (actual ?? null) || expected === actual;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
