import type { ReportLine } from "./lines.ts";

export const SLIP_FIELDS = ["judge", "player", "ref", "infraction", "penalty", "comment", "round", "table"] as const;
export type SlipField = (typeof SLIP_FIELDS)[number];

export const NAME_ORDERS = ["typed", "given-first", "family-first"] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** How the scorekeeper's form asks for things. */
export interface SlipForm {
  /** In the form's order; what it does not ask for is left out. */
  readonly fields: readonly SlipField[];
  readonly judge: NameOrder;
  readonly player: NameOrder;
}

export const USUAL_FORM: SlipForm = {
  fields: ["judge", "player", "infraction", "penalty", "comment"],
  judge: "given-first",
  player: "family-first",
};

/** What is shown of a line, field by field; an empty field keeps its place. */
export function slipOf(line: ReportLine, form: SlipForm): readonly { readonly field: SlipField; readonly text: string }[] {
  return form.fields.map((field) => ({ field, text: textOf(line, field, form) }));
}

function textOf({ entry, ...line }: ReportLine, field: SlipField, form: SlipForm): string {
  switch (field) {
    case "judge":
      return arrangeName(entry.by, form.judge);
    case "player":
      return arrangeName(line.player, form.player);
    case "ref":
      return line.number;
    case "comment":
      return line.note;
    case "round":
      return String(entry.round);
    case "table":
      return entry.table ?? "";
    case "infraction":
    case "penalty":
      return line[field];
  }
}

/**
 * A name in the order that a form asks for. Only what can be told apart is turned around: a name with a comma is "Family, Given",
 * one of two or more Latin words "Given Family", one of two East Asian words "Family Given"; all else stays as typed.
 */
export function arrangeName(name: string, order: NameOrder): string {
  const parts = order === "typed" ? undefined : partsOf(name.trim());
  if (!parts) return name;
  const isLatin = /^\p{Script=Latin}/u.test(parts.family);
  if (order === "family-first") return isLatin ? `${parts.family}, ${parts.given}` : `${parts.family} ${parts.given}`;
  return `${parts.given} ${parts.family}`;
}

function partsOf(name: string): { readonly family: string; readonly given: string } | undefined {
  const comma = /^([^,，、]+)[,，、]\s*([^,，、]+)$/u.exec(name);
  if (comma) return { family: comma[1]?.trim() ?? "", given: comma[2]?.trim() ?? "" };
  // A word with a figure in it is a number, as in "Player 01".
  if (/\d/.test(name)) return undefined;
  const words = name.split(/\s+/u);
  const last = words.at(-1) ?? "";
  if (words.length < 2) return undefined;
  if (words.every((word) => /^\p{Script=Latin}/u.test(word))) return { family: last, given: words.slice(0, -1).join(" ") };
  return words.length === 2 ? { family: words[0] ?? "", given: last } : undefined;
}

/** One field further up or down in the form. */
export function moveField(fields: readonly SlipField[], field: SlipField, by: 1 | -1): readonly SlipField[] {
  const from = fields.indexOf(field);
  const other = fields[from + by];
  if (from < 0 || other === undefined) return fields;
  return fields.map((each) => (each === field ? other : each === other ? field : each));
}

export function formatSlipForm(form: SlipForm): string {
  return JSON.stringify(form);
}

/** What this phone remembered; the usual form where that is nothing or nonsense. */
export function parseSlipForm(text: string | null): SlipForm {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return USUAL_FORM;
  const { fields, judge, player } = value as Record<string, unknown>;
  const known = Array.isArray(fields) ? SLIP_FIELDS.filter((each) => fields.includes(each)) : [];
  return {
    fields:
      known.length === 0 ? USUAL_FORM.fields : known.sort((a, b) => (fields as unknown[]).indexOf(a) - (fields as unknown[]).indexOf(b)),
    judge: NAME_ORDERS.find((each) => each === judge) ?? USUAL_FORM.judge,
    player: NAME_ORDERS.find((each) => each === player) ?? USUAL_FORM.player,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
