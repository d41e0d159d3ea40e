export { type Bundle, type BundleError, formatBundle, type MergePlan, parseBundle, planMerge } from "./bundle.ts";
export { chained, type Fork, forksOf, type Head, hashOf, type Stamp } from "./chain.ts";
export type { Entry, EntryState, Note } from "./entry.ts";
export {
  type Body,
  type BodyOf,
  LIMITS,
  LOG_VERSION,
  type LogEvent,
  MATCH_FORMS,
  type Person,
  type Recommendation,
  ROLES,
  type Role,
  type RulingFields,
  type Settings,
} from "./event.ts";
export { formatGuideFile, type GuideFile, type GuideFileError, parseGuideFile } from "./guide-file.ts";
export { comparable, playerKey } from "./identity.ts";
export type { Player } from "./player.ts";
export { type Flag, flagsOf, houseRuling, incidentOf, newestFirst, type Place, priorOf, recommendationOf, recordOf } from "./record.ts";
export {
  addEvent,
  addEvents,
  createLogState,
  entriesOf,
  type LogState,
  resolve,
} from "./state.ts";
