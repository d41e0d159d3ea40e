import { defineGuide } from "../define-guide.ts";
import type { Cell, Guide, Infraction, Modifier, Penalty, PenaltyId, PenaltyKind, Question } from "../model.ts";

/** A guide of which only the way to escalate is of interest: nothing to browse, every penalty at once. */
export function testGuide(
  guide: Pick<Guide, "id" | "edition" | "ladder" | "levels" | "sections" | "infractions" | "repeatRules"> & Partial<Guide>,
): Guide {
  return defineGuide({
    checked: "2026-11-30",
    authorityLanguage: "en",
    timing: [{ id: "now", penalties: guide.ladder.map((each) => each.id), applies: "now", section: guide.sections[0]?.id ?? "" }],
    grid: [],
    tree: [],
    ...guide,
  });
}

/** Penalties in this order, mildest first. */
export function ladder(section: string, kinds: Readonly<Record<PenaltyId, PenaltyKind>>): readonly Penalty[] {
  return Object.entries(kinds).map(([id, kind], rank) => ({ id, rank, kind, tell: ["player", "head-judge"], section }));
}

export function entry(id: string, classId: string, base: PenaltyId | Cell): Infraction {
  const cell: Cell = typeof base === "string" ? { kind: "issue", penalties: [base], from: "source" } : base;
  return { id, section: id, class: classId, base: cell };
}

export function yesNo(id: string, kind: Question["kind"]): Question {
  return { id, kind, answer: "boolean" };
}

/** A modifier that a yes to the question of the same name brings. */
export function ifSo(id: string, section: string, effect: Modifier["effect"]): Modifier {
  return { id, when: { fact: id, is: true }, effect, section, from: "source" };
}

/** The form of the infraction is chosen, and each form has a base of its own. */
export function formOf(
  question: string,
  section: string,
  bases: Readonly<Record<string, PenaltyId>>,
): Pick<Infraction, "questions" | "modifiers"> {
  return {
    questions: [{ id: question, kind: "judgement", answer: "choice", options: Object.keys(bases) }],
    modifiers: Object.entries(bases).map(([option, penalty]) => ({
      id: `${question}-${option}`,
      when: { fact: question, is: option },
      effect: { kind: "set", penalties: [penalty] },
      section,
      from: "source",
    })),
  };
}

export const JUDGE_DECIDES: Cell = { kind: "none", why: "judge-decides" };
export const NOT_IN_SOURCE: Cell = { kind: "none", why: "not-in-source" };
