import { defineGuide } from "../define-guide.ts";
import type { Cell, Infraction, PenaltyId, Remedy, RepeatEffect, RepeatRule } from "../model.ts";
import { FAN_CONTENT_NOTICE } from "./fan-content.ts";

const RECORDERS = ["player", "head-judge", "scorekeeper"] as const;
const OVER_TEN_MINUTES = { fact: "minutes-late", moreThan: 10 } as const;
const KNOWING = { fact: "knowing", is: true } as const;

/** Judging at Regular REL prints no numbers: its sections have names. */
export const mtgJar = defineGuide({
  id: "mtg-jar",
  edition: "2024-09-23",
  effective: "2024-09-23",
  checked: "2026-10-05",
  authorityLanguage: "en",
  notice: FAN_CONTENT_NOTICE,
  officialUrl: "https://wpn.wizards.com/en/rules-documents",
  namesUnconfirmed: ["zh-TW", "ja"],
  ladder: [
    { id: "no-penalty", rank: 0, kind: "none", tell: ["player"], section: "approach" },
    { id: "game-loss", rank: 1, kind: "game-loss", tell: RECORDERS, section: "repeats" },
    { id: "match-loss", rank: 2, kind: "match-loss", absorbs: ["game-loss"], tell: RECORDERS, section: "late" },
    {
      id: "disqualification",
      rank: 3,
      kind: "exclusion",
      absorbs: ["game-loss", "match-loss"],
      approval: "head-judge",
      tell: [...RECORDERS, "publisher", "organizer"],
      section: "serious",
    },
  ],
  levels: [{ id: "regular", rank: 0 }],
  sections: [
    { id: "approach", kind: "general", notes: ["other-fixes"] },
    { id: "repeats", kind: "general", notes: ["several"] },
    { id: "common", kind: "class" },
    { id: "unwanted", kind: "class" },
    { id: "serious", kind: "class", notes: ["report"] },
  ],
  infractions: [
    {
      ...entry("trigger", "common"),
      remedies: [ends("may"), ends("put-on-stack"), ends("leave")],
      notes: ["stepping-in"],
    },
    { ...entry("saw-card", "common"), remedies: [{ id: "shuffle-in" }], boundaries: [{ id: "in-hand", instead: "extra-cards" }] },
    {
      ...entry("extra-cards", "common"),
      remedies: [ends("opening-hand"), ends("identity-known"), ends("otherwise")],
      boundaries: [{ id: "only-seen", instead: "saw-card" }],
    },
    {
      ...entry("game-error", "common"),
      remedies: [choice("illegal-now"), choice("draw-or-discard"), choice("undo")],
      boundaries: [{ id: "knowingly", instead: "serious-cheat" }],
    },
    { ...entry("deck", "common"), remedies: [{ id: "put-right" }, choice("while-drawing")] },
    { ...entry("shuffle", "unwanted"), remedies: [{ id: "teach" }], boundaries: [{ id: "knowingly", instead: "serious-cheat" }] },
    { ...entry("slow", "unwanted"), remedies: [{ id: "teach" }], boundaries: [{ id: "knowingly", instead: "serious-cheat" }] },
    { ...entry("advice", "unwanted"), remedies: [{ id: "teach" }] },
    {
      ...entry("late", "unwanted"),
      questions: [
        {
          id: "minutes-late",
          kind: "fact",
          answer: "number",
          marks: [
            { value: 5, text: "up-to-10" },
            { value: 11, text: "over-10" },
          ],
        },
      ],
      modifiers: [
        { id: "ten-minutes", when: OVER_TEN_MINUTES, effect: { kind: "set", penalties: ["match-loss"] }, section: "late", from: "source" },
      ],
      remedies: [{ id: "teach" }, { id: "removed", when: OVER_TEN_MINUTES }],
    },
    {
      ...entry("outcome", "unwanted"),
      questions: [{ id: "knowing", kind: "judgement", answer: "boolean" }],
      modifiers: [
        {
          id: "knowing",
          when: KNOWING,
          effect: { kind: "set", penalties: ["disqualification"] },
          section: "outcome",
          from: "source",
        },
      ],
      remedies: [
        { id: "teach", when: { not: KNOWING } },
        { id: "remove", when: KNOWING },
      ],
    },
    {
      ...entry("upsetting", "unwanted"),
      remedies: [{ id: "explain-and-stop" }],
      boundaries: [{ id: "grave", instead: "serious-aggression" }],
      notes: ["goes-on"],
    },
    serious("serious-aggression"),
    serious("serious-cheat"),
    serious("serious-theft"),
  ],
  repeatRules: [
    proposes("reminders", ["trigger", "saw-card", "extra-cards", "game-error", "deck", "late", "outcome"], 2),
    proposes("goes-on", ["shuffle", "slow", "advice"], 1),
    proposes("upsetting", ["upsetting"], 1, {
      kind: "ladder",
      steps: [
        { prior: 1, penalties: ["game-loss"] },
        { prior: 2, penalties: ["disqualification"] },
      ],
    }),
  ],
  timing: [
    { id: "game", penalties: ["game-loss"], applies: "current-game", section: "repeats" },
    { id: "match", penalties: ["match-loss"], applies: "current-match", section: "late" },
    { id: "now", penalties: ["no-penalty", "disqualification"], applies: "now", section: "approach" },
  ],
  grid: [
    { infraction: "game-error" },
    { infraction: "trigger" },
    { infraction: "extra-cards" },
    { infraction: "saw-card" },
    { infraction: "deck" },
    { infraction: "shuffle" },
    { infraction: "slow" },
    { infraction: "advice" },
    { infraction: "late", facts: { "minutes-late": 5 }, text: "late-up-to-10" },
    { infraction: "late", facts: { "minutes-late": 11 }, text: "late-over-10" },
    { infraction: "outcome" },
    { infraction: "upsetting" },
    { infraction: "serious-aggression" },
    { infraction: "serious-cheat" },
    { infraction: "serious-theft" },
  ],
  tree: [
    {
      id: "start",
      options: [
        { id: "fix", node: "fix" },
        { id: "teach", node: "teach" },
        { id: "serious", node: "serious" },
      ],
    },
    {
      id: "fix",
      options: [
        { id: "trigger", infraction: "trigger" },
        { id: "saw-card", infraction: "saw-card" },
        { id: "extra-cards", infraction: "extra-cards" },
        { id: "deck", infraction: "deck" },
        { id: "other", infraction: "game-error" },
      ],
    },
    {
      id: "teach",
      options: [
        { id: "shuffle", infraction: "shuffle" },
        { id: "slow", infraction: "slow" },
        { id: "advice", infraction: "advice" },
        { id: "late", infraction: "late" },
        { id: "outcome", infraction: "outcome" },
        { id: "upsetting", infraction: "upsetting" },
      ],
    },
    {
      id: "serious",
      options: [
        { id: "aggression", infraction: "serious-aggression" },
        { id: "cheat", infraction: "serious-cheat" },
        { id: "theft", infraction: "serious-theft" },
        { id: "outcome", infraction: "outcome" },
      ],
    },
  ],
});

function entry(id: string, classId: string, penalty: PenaltyId = "no-penalty"): Infraction {
  const base: Cell = { kind: "issue", penalties: [penalty], from: "source" };
  return { id, section: id, class: classId, base };
}

function serious(id: string): Infraction {
  return { ...entry(id, "serious", "disqualification"), remedies: [{ id: "remove" }] };
}

/** The guide only allows it, and only after the player was told that it comes next. */
function proposes(
  id: string,
  infractions: readonly string[],
  prior: number,
  effect: RepeatEffect = { kind: "to", penalties: ["game-loss"] },
): RepeatRule {
  return {
    id,
    section: "repeats",
    select: { infractions },
    counts: { what: "offences" },
    group: "infraction",
    prior,
    whenIssued: ["no-penalty"],
    effect,
    window: "event",
    strength: "may",
  };
}

function choice(id: string): Remedy {
  return { id, conditional: true };
}

function ends(id: string): Remedy {
  return { id, conditional: true, stop: true };
}
