import type { RepeatRule } from "../model.ts";
import { entry, ladder, NOT_IN_SOURCE, testGuide } from "./test-guide.ts";

const RUNGS = ["caution", "warning", "ip2", "game-loss"] as const;

const STEP_UP: Omit<RepeatRule, "id" | "section" | "select" | "prior"> = {
  counts: { what: "offences" },
  group: "infraction",
  effect: { kind: "climb", rungs: RUNGS, once: true, cap: "game-loss" },
  window: "day",
  strength: "must",
};

/** One step up from the base, however often, with a cap; rows that never step up. Bases are examples: our facts give none per row. */
export const fleshAndBlood = testGuide({
  id: "flesh-and-blood",
  edition: "2024-02-02",
  ladder: ladder("general", {
    caution: "notice",
    warning: "notice",
    ip2: "handicap",
    "game-loss": "game-loss",
    "match-loss": "match-loss",
    disqualification: "exclusion",
  }),
  levels: [
    { id: "competitive", rank: 1 },
    { id: "professional", rank: 2 },
  ],
  sections: [
    { id: "general", kind: "general" },
    { id: "gameplay", kind: "class" },
    { id: "tournament", kind: "class" },
  ],
  infractions: [
    ...RUNGS.map((base) => entry(`gameplay-${base}`, "gameplay", base)),
    entry("failure-to-maintain", "gameplay", NOT_IN_SOURCE),
    ...RUNGS.map((base) => entry(`tournament-${base}`, "tournament", base)),
    entry("tardiness", "tournament", NOT_IN_SOURCE),
    entry("slow-play", "tournament", NOT_IN_SOURCE),
  ],
  repeatRules: [
    { id: "gameplay", section: "gameplay", select: { classes: ["gameplay"], except: ["failure-to-maintain"] }, prior: 2, ...STEP_UP },
    {
      id: "tournament",
      section: "tournament",
      select: { classes: ["tournament"], except: ["tardiness", "slow-play"] },
      prior: 1,
      ...STEP_UP,
    },
  ],
});
