export { type CaseRow, createDatabase, DATABASE_VERSION, type Database, type DraftRow, type HubRow, type TombstoneRow } from "./db.ts";
export type { BatchProblem, BatchReport, ExchangeProblem, ExchangeStore, Outgoing, Way } from "./exchange-store.ts";
export { createGuideShelf, type GuideShelf, type ShelfProblem } from "./guide-shelf.ts";
export type { HubAddress, HubLink, HubRecord, LinkFault, OpenLink } from "./hub-link.ts";
export { exchangeWithHub, type HubFault } from "./hub-round.ts";
export type { HubEntryProblem, HubStore } from "./hub-store.ts";
export { createInvestigationStore, type HandOver, type InvestigationStore } from "./investigations.ts";
export { createKeeping, type Health, type Keeping, whyUnopened } from "./keeping.ts";
export { createLock, type Lock, SHORTEST_SECRET, type UnlockProblem } from "./lock.ts";
export {
  createLogStore,
  type ImportProblem,
  type ImportReport,
  type LogStore,
  type LogView,
  type StoreDeps,
  type TournamentSummary,
  type Writing,
} from "./log-store.ts";
export { createMemoryDatabase } from "./memory.ts";
export { canHavePasskey } from "./passkey.ts";
export { askForPersistence, type Persistence, persistenceState, storageUsed } from "./persistence.ts";
export { createPreferences, type Preferences, type PreferencesStore, type SafePoint } from "./preferences.ts";
export type { StoreProblem } from "./problem.ts";
export { type Stores, StoresProvider, useGuideFiles, useLog, usePreferences, useStores } from "./react.tsx";
export { createRetention, type Retention } from "./retention.ts";
export { createSnapshots, keepSnapshots, privateFolder, type Snapshot, type Snapshots } from "./snapshots.ts";
