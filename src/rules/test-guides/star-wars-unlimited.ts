import { entry, ifSo, ladder, testGuide, yesNo } from "./test-guide.ts";

/** Explicit ladders, a start further up on stream, and a milder answer to the first offence that a player reports. */
export const starWarsUnlimited = testGuide({
  id: "star-wars-unlimited",
  edition: "2026-05-27",
  ladder: ladder("guide", {
    "tracking-only": "none",
    warning: "notice",
    "game-loss": "game-loss",
    "match-loss": "match-loss",
    disqualification: "exclusion",
  }),
  levels: [{ id: "competitive", rank: 1 }],
  sections: [
    { id: "guide", kind: "general" },
    { id: "gameplay", kind: "class" },
    { id: "unsporting", kind: "class" },
  ],
  infractions: [
    {
      ...entry("gameplay-1", "gameplay", "warning"),
      questions: [yesNo("self-reported", "fact")],
      modifiers: [{ ...ifSo("self-reported", "gameplay-1", { kind: "set", penalties: ["tracking-only"] }), offences: { from: 1, to: 1 } }],
    },
    entry("overlooked-opponents-error", "gameplay", "warning"),
    {
      ...entry("unsporting-minor", "unsporting", "warning"),
      questions: [yesNo("on-stream", "fact")],
      modifiers: [ifSo("on-stream", "unsporting-minor", { kind: "set", penalties: ["match-loss"] })],
    },
    entry("insulting", "unsporting", "game-loss"),
  ],
  repeatRules: [
    {
      id: "gameplay",
      section: "gameplay",
      select: { classes: ["gameplay"], except: ["overlooked-opponents-error"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 2,
      effect: { kind: "to", penalties: ["game-loss"] },
      window: "event",
      strength: "must",
    },
    {
      id: "unsporting-minor",
      section: "unsporting-minor",
      select: { infractions: ["unsporting-minor"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "climb", rungs: ["warning", "match-loss", "disqualification"] },
      window: "event",
      strength: "must",
    },
    {
      id: "insulting",
      section: "insulting",
      select: { infractions: ["insulting"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "ladder", steps: [{ prior: 1, penalties: ["disqualification"] }] },
      window: "event",
      strength: "must",
    },
  ],
});
