import { defineGuide } from "#rules";

/** Caution, warning, game loss: each earlier offence of the same kind is one step. "odd-case" has no penalty of its own. */
export const smallGuide = defineGuide({
  id: "small",
  edition: "1",
  checked: "2026-11-30",
  authorityLanguage: "en",
  ladder: [
    { id: "caution", rank: 0, kind: "notice", tell: ["player"], section: "1" },
    { id: "warning", rank: 1, kind: "notice", tell: ["player"], section: "1" },
    { id: "game-loss", rank: 2, kind: "game-loss", tell: ["player"], section: "1" },
  ],
  levels: [{ id: "low", rank: 1 }],
  sections: [
    { id: "1", kind: "general" },
    { id: "2", kind: "class" },
  ],
  infractions: [
    { id: "slow-play", section: "2.1", class: "2", base: { kind: "issue", penalties: ["caution"], from: "source" } },
    { id: "extra-card", section: "2.2", class: "2", base: { kind: "issue", penalties: ["caution"], from: "source" } },
    { id: "odd-case", section: "2.3", class: "2", base: { kind: "none", why: "not-in-source" } },
  ],
  repeatRules: [
    {
      id: "repeat",
      section: "1",
      select: { all: true },
      counts: { what: "offences" },
      group: "infraction",
      prior: 1,
      effect: { kind: "climb", rungs: ["caution", "warning", "game-loss"] },
      window: "event",
      strength: "must",
    },
  ],
  timing: [{ id: "always", penalties: ["caution", "warning", "game-loss"], applies: "now", section: "1" }],
  grid: [],
  tree: [],
});
