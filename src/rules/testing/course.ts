import { assess, issuedBy } from "../assess.ts";
import type { Guide, PenaltyId } from "../model.ts";
import type { Incident, Prior, Ruling } from "../ruling.ts";

const ABBREVIATIONS: Readonly<Record<PenaltyId, string>> = {
  none: "–",
  "no-penalty": "–",
  "tracking-only": "–",
  admonition: "A",
  caution: "C",
  notice: "N",
  warning: "W",
  ip2: "IP2",
  "game-loss": "GL",
  "match-loss": "ML",
  "standings-adjustment": "SA",
  disqualification: "DQ",
  "disqualification-without-prize": "NP",
};

const NO_ANSWERS = { "not-in-source": "?", "not-applicable": "n/a", "judge-decides": "J", "beyond-chart": "…" } as const;

/** The first seven offences of a player, one a round, each ruling issued as it stands. */
function courseOf(guide: Guide, incident: Pick<Incident, "infraction" | "level"> & Partial<Incident>): readonly Ruling[] {
  const record: Prior[] = [];
  return [1, 2, 3, 4, 5, 6, 7].map((round) => {
    const ruling = assess(guide, { day: 1, facts: {}, ...incident, round }, record);
    const { outcome } = ruling;
    const issued = outcome.kind === "no-answer" ? (outcome.floor ?? outcome.reference ?? []) : (issuedBy(ruling) ?? []);
    record.push({ id: `offence-${round}`, infraction: incident.infraction, issued, day: 1, round });
    return ruling;
  });
}

/** A ruling in a table's cell: "W", "GL+GL", "?" for a lost cell, "J>W" where the judge decides, from a warning on. */
export function cellOf({ outcome, ...ruling }: Ruling): string {
  const letters = (ids: readonly PenaltyId[]) => ids.map((id) => ABBREVIATIONS[id] ?? id).join("+");
  switch (outcome.kind) {
    case "issue":
      return letters(issuedBy({ outcome, ...ruling }) ?? []) || "0";
    case "no-offence":
      return "0";
    case "no-answer": {
      const least = outcome.floor ?? outcome.reference;
      return least?.length ? `${NO_ANSWERS[outcome.why]}>${letters(least)}` : NO_ANSWERS[outcome.why];
    }
  }
}

export function rowOf(guide: Guide, incident: Pick<Incident, "infraction" | "level"> & Partial<Incident>): string {
  return courseOf(guide, incident).map(cellOf).join(" ");
}
