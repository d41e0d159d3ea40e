import type { Infraction, Modifier, PenaltyId } from "../model.ts";
import { entry, ifSo, JUDGE_DECIDES, ladder, testGuide, yesNo } from "./test-guide.ts";

const RUNGS = ["caution", "caution", "warning", "warning", "standings-adjustment", "standings-adjustment", "disqualification"] as const;

/** Rungs that stand twice, a start at the first rung of the base, an upgrade of a row's own that beats the ladder. */
export const veknV2 = testGuide({
  id: "vekn-v2",
  edition: "2026",
  ladder: ladder("1.1", { caution: "notice", warning: "notice", "standings-adjustment": "score", disqualification: "exclusion" }),
  levels: [{ id: "all", rank: 1 }],
  sections: [
    { id: "1.1", kind: "general" },
    { id: "1.2.5", kind: "general" },
    { id: "2", kind: "class" },
    { id: "3", kind: "class" },
    { id: "4", kind: "class" },
  ],
  infractions: [
    {
      ...row("2.1", "caution"),
      questions: [yesNo("effect-detrimental-to-controller", "fact"), yesNo("missing-it-brings-a-gain", "judgement")],
      modifiers: [
        ...harsherForm("effect-detrimental-to-controller", "2.1", "caution", "warning"),
        ...harsherForm("missing-it-brings-a-gain", "2.1", "caution", "warning"),
      ],
    },
    { ...row("2.2", "caution"), boundaries: [{ id: "on-purpose", instead: "4.7" }] },
    {
      ...row("2.3", "caution"),
      questions: [yesNo("no-simple-repair", "fact")],
      modifiers: harsherForm("no-simple-repair", "2.3", "caution", "warning"),
      boundaries: [{ id: "watchers-who-noticed", instead: "2.4" }],
    },
    row("2.4", "standings-adjustment"),
    {
      ...row("3.1.1", "warning"),
      questions: [yesNo("list-and-deck-far-apart", "judgement")],
      modifiers: harsherForm("list-and-deck-far-apart", "3.1.1", "warning", "standings-adjustment"),
      remedies: [{ id: "repair", minutes: 5 }],
    },
    row("3.1.2", "standings-adjustment"),
    row("3.1.3", "standings-adjustment"),
    {
      ...row("3.2", "standings-adjustment"),
      questions: [yesNo("refused-and-called-a-judge", "judgement")],
      modifiers: [
        ifSo("refused-and-called-a-judge", "3.2", { kind: "set", penalties: [] }),
        ifSo("refused-and-called-a-judge", "3.2", { kind: "judge-decides" }),
      ],
    },
    { ...entry("3.3", "3", JUDGE_DECIDES), boundaries: [{ id: "on-purpose", instead: "4.6" }], notes: ["caution-or-warning"] },
    {
      ...row("3.4", "caution"),
      boundaries: [
        { id: "saw-cards", instead: "2.2" },
        { id: "got-information", instead: "3.2" },
      ],
    },
    { ...row("3.5", "warning"), questions: [yesNo("significantly-impacts-play-or-fairness", "judgement")] },
    row("3.6", "caution"),
    {
      ...row("3.7", "warning"),
      questions: [yesNo("patterned", "judgement"), yesNo("deck-must-change", "fact"), yesNo("not-repairable", "fact")],
      modifiers: [
        ...harsherForm("patterned", "3.7", "warning", "standings-adjustment"),
        ...harsherForm("deck-must-change", "3.7", "warning", "standings-adjustment"),
        ifSo("not-repairable", "3.7", { kind: "judge-decides" }),
      ],
    },
    { ...row("3.8", "warning"), boundaries: [{ id: "on-purpose", instead: "4.7" }] },
    row("4.1", "warning"),
    {
      ...row("4.2", "standings-adjustment"),
      questions: [yesNo("malice", "judgement"), yesNo("no-remorse", "judgement")],
      modifiers: [
        ifSo("malice", "4.2", { kind: "raise", penalties: ["disqualification"] }),
        ifSo("no-remorse", "4.2", { kind: "raise", penalties: ["disqualification"] }),
      ],
    },
    ...["4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9"].map((id) => row(id, "disqualification")),
    {
      ...row("4.10", "warning"),
      questions: [yesNo("severe-or-not-corrected", "judgement")],
      modifiers: [ifSo("severe-or-not-corrected", "4.10", { kind: "judge-decides" })],
    },
    row("4.11", "disqualification"),
    {
      ...row("4.12", "warning"),
      questions: [yesNo("clear-or-disruptive", "judgement")],
      modifiers: harsherForm("clear-or-disruptive", "4.12", "warning", "standings-adjustment"),
    },
  ],
  repeatRules: [
    {
      id: "next-rung",
      section: "1.2.5",
      select: { all: true, except: ["2.4", "3.5"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "climb", rungs: RUNGS },
      window: "event",
      strength: "must",
    },
    {
      id: "next-rung-if-significant",
      section: "3.5",
      select: { infractions: ["3.5"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      unless: { not: { fact: "significantly-impacts-play-or-fairness", is: true } },
      effect: { kind: "climb", rungs: RUNGS },
      window: "event",
      strength: "must",
    },
    {
      id: "major-repeated",
      section: "4.2",
      select: { infractions: ["4.2"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "to", penalties: ["disqualification"] },
      window: "event",
      strength: "must",
    },
  ],
  timing: [
    {
      id: "before-a-game",
      penalties: ["standings-adjustment"],
      when: { fact: "found", is: "between-games" },
      applies: "next-game",
      section: "1.1",
    },
    { id: "game", penalties: ["standings-adjustment"], applies: "current-game", section: "1.1" },
    { id: "now", penalties: ["caution", "warning", "disqualification"], applies: "now", section: "1.1" },
  ],
  moment: { id: "found", kind: "fact", answer: "choice", options: ["during-game", "between-games"] },
});

function row(id: string, base: PenaltyId): Infraction {
  return entry(id, id.slice(0, 1), base);
}

/**
 * At least the harsher base. Whether the ladder then starts anew from it is not written: where the two readings part, the judge decides.
 */
function harsherForm(fact: string, section: string, from: PenaltyId, to: PenaltyId): readonly Modifier[] {
  const parted = from === "caution" ? { from: 3, to: 6 } : { from: 3, to: 4 };
  return [ifSo(fact, section, { kind: "raise", penalties: [to] }), { ...ifSo(fact, section, { kind: "judge-decides" }), offences: parted }];
}
