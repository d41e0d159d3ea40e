import type { Counts, Guide } from "../model.ts";
import { entry, ladder, testGuide } from "./test-guide.ts";

/** One row of two editions that differ in what counts: any earlier penalty, or only Warnings. */
function edition(id: string, effective: string, counts: Counts): Guide {
  return testGuide({
    id,
    edition: effective,
    effective,
    ladder: ladder("1", { warning: "notice", "game-loss": "game-loss", "match-loss": "match-loss", disqualification: "exclusion" }),
    levels: [{ id: "competitive", rank: 1 }],
    sections: [
      { id: "1", kind: "general" },
      { id: "2", kind: "class" },
    ],
    infractions: [entry("2.5", "2", "warning")],
    repeatRules: [
      {
        id: "third-warning",
        section: "1",
        select: { infractions: ["2.5"] },
        counts,
        group: "infraction",
        prior: 2,
        effect: { kind: "to", penalties: ["game-loss"] },
        window: "day",
        strength: "must",
      },
    ],
  });
}

export const mtgIpg201907 = edition("mtg-ipg-2019-07", "2019-07-12", { what: "offences" });
export const mtgIpg202001 = edition("mtg-ipg-2020-01", "2020-01-24", { what: "issued", penalties: ["warning"] });
