import type { CsvCell } from "#csv";
import type { Debrief } from "./debrief.ts";

/** One long table, for programs: what, who, when, how much. Its words are codes, the same in every language. */
export function rowsOf({ parts, infractions }: Debrief): readonly (readonly CsvCell[])[] {
  return [
    ["what", "judge", "day", "round", "guide", "infraction", "count", "seconds", "minutes"],
    ...parts.flatMap(({ judge, day, round, calls, seconds, minutes, checks }) => [
      ...(calls > 0 ? [["calls", judge, day, round, "", "", calls, seconds, ""]] : []),
      ...(minutes > 0 ? [["extensions", judge, day, round, "", "", "", "", minutes]] : []),
      ...(checks > 0 ? [["deck-checks", judge, day, round, "", "", checks, "", ""]] : []),
    ]),
    ...infractions.map(({ judge, day, round, guide, infraction, count }) => [
      "rulings",
      judge,
      day,
      round,
      guide,
      infraction,
      count,
      "",
      "",
    ]),
  ];
}
