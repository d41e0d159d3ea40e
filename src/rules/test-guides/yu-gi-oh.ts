import { entry, formOf, JUDGE_DECIDES, ladder, testGuide } from "./test-guide.ts";

/** Severity as the form of an infraction, every day of an event counted together, steps that only the head judge takes. */
export const yuGiOh = testGuide({
  id: "yu-gi-oh",
  edition: "2010-2013",
  ladder: ladder("policy", {
    caution: "notice",
    warning: "notice",
    "game-loss": "game-loss",
    "match-loss": "match-loss",
    disqualification: "exclusion",
  }),
  levels: [
    { id: "tier-1", rank: 1 },
    { id: "tier-2", rank: 2 },
  ],
  sections: [
    { id: "policy", kind: "general" },
    { id: "categories", kind: "class" },
  ],
  infractions: [
    ...["category-1", "category-2"].map((id) => ({
      ...entry(id, "categories", JUDGE_DECIDES),
      ...formOf("severity", id, { minor: "warning", major: "game-loss", strict: "match-loss", severe: "disqualification" }),
    })),
    entry("late-result-slip", "categories", "game-loss"),
  ],
  repeatRules: [
    {
      id: "next-step",
      section: "policy",
      select: { all: true },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "climb", rungs: ["caution", "warning", "game-loss", "match-loss", "disqualification"] },
      window: "event",
      strength: "must",
      approval: "head-judge",
    },
  ],
  repeatStep: { levels: ["tier-1"], section: "policy" },
  timing: [
    { id: "next-round", penalties: ["game-loss"], infractions: ["late-result-slip"], applies: "next-round", section: "late-result-slip" },
    { id: "now", penalties: ["caution", "warning", "game-loss", "match-loss", "disqualification"], applies: "now", section: "policy" },
  ],
});
