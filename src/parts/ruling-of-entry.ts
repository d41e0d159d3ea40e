import { type Entry, incidentOf, type LogState, recordOf } from "#log";
import { assess, type Guide, type Ruling } from "#rules";
import { findGuide } from "./guides.ts";

/** What the guide says to an entry today, over the record before it; undefined where this app has not got that edition. */
export function rulingOfEntry(state: LogState, entry: Entry): { readonly guide: Guide; readonly ruling: Ruling } | undefined {
  const guide = findGuide(entry.guide, entry.edition);
  const incident = guide && incidentOf(state, guide, entry);
  return incident ? { guide, ruling: assess(guide, incident, recordOf(state, entry.player, guide, entry)) } : undefined;
}
