import { entry, ladder, testGuide } from "./test-guide.ts";

/** One infraction's repeats feed another's count. How many it takes at failure to maintain is an example: our facts give no number. */
export const grandArchive = testGuide({
  id: "grand-archive",
  edition: "2025",
  ladder: ladder("guide", {
    none: "none",
    warning: "notice",
    "game-loss": "game-loss",
    "match-loss": "match-loss",
    disqualification: "exclusion",
  }),
  levels: [{ id: "all", rank: 1 }],
  sections: [
    { id: "guide", kind: "general" },
    { id: "game-play", kind: "class" },
    { id: "tournament", kind: "class" },
  ],
  infractions: [
    entry("missed-trigger", "game-play", "warning"),
    entry("failure-to-maintain", "game-play", "warning"),
    entry("tournament-1", "tournament", "warning"),
    entry("tournament-2", "tournament", "warning"),
  ],
  repeatRules: [
    {
      id: "missed-triggers-as-failure-to-maintain",
      section: "game-play",
      select: { infractions: ["failure-to-maintain"] },
      entriesOf: { infractions: ["missed-trigger", "failure-to-maintain"] },
      counts: { what: "offences" },
      group: "all",
      prior: 2,
      effect: { kind: "to", penalties: ["game-loss"] },
      window: "day",
      strength: "must",
    },
    {
      id: "tournament",
      section: "tournament",
      select: { classes: ["tournament"] },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "to", penalties: ["game-loss"] },
      window: "day",
      strength: "must",
    },
  ],
});
