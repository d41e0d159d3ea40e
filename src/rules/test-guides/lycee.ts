import type { Infraction, Modifier } from "../model.ts";
import { entry, JUDGE_DECIDES, ladder, testGuide } from "./test-guide.ts";

const POINTS = { none: [], admonition: ["admonition"], caution: ["caution"], warning: ["warning"] } as const;
const SANCTIONS = ["game-loss", "match-loss", "disqualification"] as const;

const CHOICES: Pick<Infraction, "questions" | "modifiers"> = {
  questions: [
    { id: "points", kind: "judgement", answer: "choice", options: Object.keys(POINTS) },
    { id: "sanction", kind: "judgement", answer: "choice", options: SANCTIONS },
  ],
  modifiers: [
    ...Object.entries(POINTS).map(([id, penalties]) => chosen("points", id, { kind: "set", penalties })),
    ...SANCTIONS.map((id) => chosen("sanction", id, { kind: "add", penalties: [id] })),
  ],
};

/** Points that convert across everything, beside sanctions that the judge chooses freely. */
export const lycee = testGuide({
  id: "lycee",
  edition: "2017-01-25",
  authorityLanguage: "ja",
  ladder: ladder("guideline", {
    admonition: "notice",
    caution: "notice",
    warning: "notice",
    "game-loss": "game-loss",
    "match-loss": "match-loss",
    disqualification: "exclusion",
  }).map((each) =>
    each.id === "disqualification" ? { ...each, absorbs: ["admonition", "caution", "warning", "game-loss", "match-loss"] } : each,
  ),
  levels: [{ id: "all", rank: 1 }],
  sections: [
    { id: "guideline", kind: "general" },
    { id: "offences", kind: "class" },
  ],
  infractions: ["offence", "other-offence"].map((id) => ({ ...entry(id, "offences", JUDGE_DECIDES), ...CHOICES })),
  repeatRules: [
    {
      id: "two-warnings",
      section: "guideline",
      select: { all: true },
      // Two cautions are a warning, two warnings are out; admonitions do not add up.
      counts: { what: "points", weights: { caution: 1, warning: 2 }, reach: 4 },
      group: "all",
      prior: 0,
      whenIssued: ["caution", "warning"],
      effect: { kind: "to", penalties: ["disqualification"] },
      window: "event",
      strength: "must",
    },
  ],
});

function chosen(fact: string, option: string, effect: Modifier["effect"]): Modifier {
  return { id: `${fact}-${option}`, when: { fact, is: option }, effect, section: "guideline", from: "source" };
}
