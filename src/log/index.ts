export { addEvent, addEvents } from "./add-events.ts";
export { deckChecksByPlayer, parseTable, seatOf, type TableNow, tableOf, tablesOf } from "./at-tables.ts";
export { BASE64URL, base64url } from "./base64url.ts";
export { type Bundle, type BundleError, formatBundle, type MergePlan, parseBundle, planMerge } from "./bundle.ts";
export { canonicalJson, chained, type Fork, forksOf, type Head, hashOf, isSameEvent, type Stamp } from "./chain.ts";
export { type Claim, candidatesFor, claimsOf, openClaims } from "./claims.ts";
export { roundClockOf, runningClocks, secondsOn, shownOn } from "./clock-time.ts";
export {
  type Coverage,
  type CoverageHead,
  coverageFor,
  coverageOf,
  endsIn,
  eventsFrom,
  eventsOf,
  forkTest,
  headsOf,
  missingFor,
  type PhoneCoverage,
  type Receipt,
} from "./coverage.ts";
export { isTakenBack, REOPENED, SETTLED } from "./decision-codes.ts";
export { compareTables, drawTables } from "./draw-tables.ts";
export { ENTRY_STATES, type Entry, type EntryState, type Note } from "./entry.ts";
export {
  codedTest,
  ENTRY_FILTERS,
  type EntryFilter,
  type EntryFilters,
  NO_PENALTY,
  penaltyChoices,
  testsOf,
  textsInUse,
} from "./entry-filter.ts";
export { erasedKeys, isNobody, keysOfPerson, tagOfPerson, withoutErased } from "./erasing.ts";
export {
  type Body,
  type BodyOf,
  eventSchema,
  LOG_VERSION,
  type LogEvent,
  MATCH_FORMS,
  type Person,
  PHONE_ROLES,
  type PhoneRole,
  type Recommendation,
  ROLES,
  type Role,
  type RulingFields,
  type Settings,
  settingsSchema,
  versionOf,
} from "./event.ts";
export { minutesBack } from "./extension.ts";
export { LIMITS } from "./fields.ts";
export { createFindings } from "./findings.ts";
export { type Clock, type Floor, type FloorKind, type FloorRecord, floorRecords, minutesGiven, type Pairing, pairingOf } from "./floor.ts";
export {
  CLOCK_FORMS,
  type ClockForm,
  DECK_CHECK_RESULTS,
  EXTENSION_REASONS,
  TABLE_MARKS,
  type TableMark,
} from "./floor-bodies.ts";
export { formatGuideFile, type GuideFile, type GuideFileError, parseGuideFile } from "./guide-file.ts";
export { asMerged, withEntries } from "./hypothesis.ts";
export { comparable, playerKey } from "./identity.ts";
export { type Checked, checkIncoming, type Held, type Incoming, type IncomingFault, type Link, type Trust } from "./incoming.ts";
export { formatLocalTime, minutesAhead, parseLocalTime } from "./local-time.ts";
export { newestRows, sortedBy } from "./newest.ts";
export { CODED_COLUMNS, type CodedColumn, type EntryColumns, penaltyParts, UNDECIDED } from "./packed/entries.ts";
export type { Player } from "./player.ts";
export { type Flag, flagsOf, houseRuling, incidentOf, newestFirst, type Place, priorOf, recommendationOf, recordOf } from "./record.ts";
export { remembering } from "./remembering.ts";
export { needsHeadJudge } from "./roles.ts";
export { isKeyOf, isSignedId, phoneIdOf, type Seal, type Signing, sealHead, sealSchema } from "./seal.ts";
export {
  createLogState,
  entriesOf,
  eventsAbout,
  isHeadJudge,
  type LogState,
  type Origin,
  resolve,
  roleOf,
} from "./state.ts";
