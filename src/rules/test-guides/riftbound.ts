import type { RepeatRule } from "../model.ts";
import { entry, ladder, testGuide } from "./test-guide.ts";

const COMPETITIVE = { competitive: 2, professional: 2 };

function thirdWarning(id: string): RepeatRule {
  return {
    id: `${id}-third-warning`,
    section: id,
    select: { classes: [id], except: id === "game-play" ? ["failure-to-maintain"] : [] },
    counts: { what: "issued", penalties: ["warning"] },
    group: "infraction",
    prior: { kind: "by-level", levels: COMPETITIVE },
    whenIssued: ["warning"],
    effect: { kind: "to", penalties: ["game-loss"] },
    window: "event",
    strength: "must",
  };
}

function warningsOfClass(id: string): RepeatRule {
  return {
    ...thirdWarning(id),
    id: `${id}-warnings-together`,
    group: "class",
    prior: { kind: "by-level", levels: { competitive: 5, professional: 4 } },
  };
}

/** Two repeat rules at once and numbers by level. The categories stand as numbers: our facts name only one of them. */
export const riftbound = testGuide({
  id: "riftbound",
  edition: "2026-03-30",
  ladder: ladder("700", {
    none: "none",
    warning: "notice",
    "game-loss": "game-loss",
    "match-loss": "match-loss",
    disqualification: "exclusion",
  }),
  levels: [
    { id: "casual", rank: 1 },
    { id: "competitive", rank: 2 },
    { id: "professional", rank: 3 },
  ],
  sections: [
    { id: "700", kind: "general" },
    { id: "game-play", kind: "class" },
    { id: "tournament", kind: "class" },
    { id: "unsporting", kind: "class" },
  ],
  infractions: [
    ...[1, 2, 3, 4, 5, 6].map((number) => entry(`game-play-${number}`, "game-play", "warning")),
    entry("failure-to-maintain", "game-play", "warning"),
    ...[1, 2, 3, 4, 5, 6].map((number) => entry(`tournament-${number}`, "tournament", "warning")),
    entry("unsporting-1", "unsporting", "warning"),
    entry("unsporting-2", "unsporting", "warning"),
  ],
  repeatRules: [
    thirdWarning("game-play"),
    warningsOfClass("game-play"),
    thirdWarning("tournament"),
    warningsOfClass("tournament"),
    {
      ...thirdWarning("unsporting"),
      id: "unsporting-second-warning",
      prior: { kind: "by-level", levels: { competitive: 1, professional: 1 } },
    },
    {
      ...thirdWarning("unsporting"),
      id: "unsporting-further",
      prior: { kind: "by-level", levels: { competitive: 1, professional: 1 } },
      effect: { kind: "to", penalties: ["match-loss"] },
      strength: "may",
      approval: "head-judge",
    },
  ],
});
