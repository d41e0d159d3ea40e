import { assess, issuedBy } from "./assess.ts";
import type { Facts, Guide, PenaltyId } from "./model.ts";
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
    const id = text(file["guide"], "guide");
    const guide = guides.find((each) => each.id === id);
    if (!guide) throw new Unreadable("guide", `unknown guide "${id}"; known: ${guides.map((each) => each.id).join(", ")}`);
    return { kind: "cases", guide, cases: list(file["cases"], "cases").map((each, index) => parseCase(each, index, guide)) };
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
    return equal(expected, actual[field]) ? [] : [{ field, expected, actual: actual[field] }];
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
    remedyMinutes: ruling.remedies.find((each) => each.minutes !== undefined && !each.extends)?.minutes,
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
  const start = `case ${index + 1}`;
  const raw = object(value, start);
  const title = text(raw["title"], `${start}: title`);
  const where = `${start} "${title}"`;
  const level = text(raw["level"], `${where}: level`);
  if (!guide.levels.some((each) => each.id === level))
    throw new Unreadable(`${where}: level`, `unknown level "${level}"; known: ${guide.levels.map((each) => each.id).join(", ")}`);
  const rawIncident = object(raw["incident"], `${where}: incident`);
  const player = text(rawIncident["player"], `${where}: incident.player`);
  const infraction = infractionOf(guide, rawIncident["infraction"], `${where}: incident.infraction`);
  const expect = object(raw["expect"], `${where}: expect`);
  for (const field of Object.keys(expect))
    if (!EXPECTATIONS.some((each) => each === field))
      throw new Unreadable(`${where}: expect.${field}`, `unknown field; known: ${EXPECTATIONS.join(", ")}`);
  const log = list(raw["log"] ?? [], `${where}: log`).map((each, entry) => parseEntry(each, entry, guide, `${where}: log[${entry}]`));
  return {
    title,
    incident: {
      infraction,
      level,
      day: number(rawIncident["day"] ?? 1, `${where}: incident.day`),
      round: number(rawIncident["round"] ?? 1, `${where}: incident.round`),
      facts: facts(guide, infraction, rawIncident["facts"] ?? {}, `${where}: incident.facts`),
      ...(rawIncident["draft"] === undefined ? {} : { draft: text(rawIncident["draft"], `${where}: incident.draft`) }),
    },
    record: log.filter((each) => each.player === player).map((each) => each.prior),
    expect,
  };
}

function parseEntry(value: unknown, index: number, guide: Guide, where: string): { readonly player: string; readonly prior: Prior } {
  const raw = object(value, where);
  const level = raw["level"];
  if (level !== undefined && !guide.levels.some((each) => each.id === level))
    throw new Unreadable(`${where}.level`, `unknown level ${JSON.stringify(level)}`);
  return {
    player: text(raw["player"], `${where}.player`),
    prior: {
      id: `log[${index}]`,
      infraction: infractionOf(guide, raw["infraction"], `${where}.infraction`),
      issued: list(raw["issued"], `${where}.issued`).map((each, place) => penaltyOf(guide, each, `${where}.issued[${place}]`)),
      day: number(raw["day"] ?? 1, `${where}.day`),
      round: number(raw["round"] ?? 1, `${where}.round`),
      voided: raw["voided"] === true,
      repeatedStep: raw["repeatedStep"] === true,
      ...(raw["draft"] === undefined ? {} : { draft: text(raw["draft"], `${where}.draft`) }),
    },
  };
}

function facts(guide: Guide, infraction: string, value: unknown, where: string): Facts {
  const questions = [
    ...(guide.infractions.find((each) => each.id === infraction)?.questions ?? []),
    ...(guide.decisions ?? []),
    ...(guide.moment ? [guide.moment] : []),
  ];
  const raw = object(value, where);
  for (const [id, answer] of Object.entries(raw)) {
    const question = questions.find((each) => each.id === id);
    if (!question)
      throw new Unreadable(
        `${where}.${id}`,
        `the guide does not ask this at ${infraction}; known: ${questions.map((each) => each.id).join(", ") || "none"}`,
      );
    const fits =
      question.answer === "boolean"
        ? typeof answer === "boolean"
        : question.answer === "number"
          ? typeof answer === "number" && answer >= 0
          : question.options?.some((option) => option === answer) === true;
    if (!fits)
      throw new Unreadable(
        `${where}.${id}`,
        `${JSON.stringify(answer)} is no answer; expected ${question.options?.join(" or ") ?? question.answer}`,
      );
  }
  return raw as Facts;
}

function infractionOf(guide: Guide, value: unknown, where: string): string {
  const id = text(value, where);
  if (!guide.infractions.some((each) => each.id === id)) throw new Unreadable(where, `guide ${guide.id} has no infraction "${id}"`);
  return id;
}

function penaltyOf(guide: Guide, value: unknown, where: string): PenaltyId {
  const id = text(value, where);
  if (!guide.ladder.some((each) => each.id === id))
    throw new Unreadable(where, `guide ${guide.id} has no penalty "${id}"; known: ${guide.ladder.map((each) => each.id).join(", ")}`);
  return id;
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

function number(value: unknown, where: string): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Unreadable(where, "expected a number");
  return value;
}

function equal(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, index) => equal(each, b[index]));
  if (isPlain(a) && isPlain(b)) return Object.keys({ ...a, ...b }).every((key) => equal(a[key], b[key]));
  return a === b || (a === null && b === undefined);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
