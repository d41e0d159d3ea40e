import Dexie, { type EntityTable, type Table } from "dexie";
import type { HubProgress, Investigation } from "#exchange";
import type { CoverageHead, Receipt, Seal, Settings } from "#log";
import { readAround } from "./damage.ts";
import { closeLost } from "./reconnect.ts";
import { moveIntoSegments, type SegmentRow } from "./segments.ts";
import { sealRows, type Vault } from "./vault.ts";
import type { KeyWays } from "./wrapping.ts";

export interface DraftRow {
  readonly id: string;
  readonly tournament: string;
  /** Milliseconds, to show the newest first; nothing else rests on it. */
  readonly saved: number;
  readonly draft: unknown;
}

/** This phone's own identity. The private key never leaves the browser's key store. */
export interface PhoneRow {
  readonly key: "phone";
  readonly id: string;
  readonly publicKey?: string;
  readonly keys?: CryptoKeyPair;
}

/** A guide from a file, as it was chosen: "id edition" and the text. */
export interface GuideRow {
  readonly key: string;
  readonly file: string;
}

/** An event that this phone takes part in, as its join code told. */
export interface EventKeyRow {
  readonly tournament: string;
  /** 64 hexadecimal digits. Kept readable, because it is handed on with the join code. */
  readonly key: string;
  /** Phones that are head judge's from the start. */
  readonly heads: readonly string[];
  readonly settings?: Settings;
}

/** The hub of one event, as this phone knows it. */
export interface HubRow {
  readonly tournament: string;
  readonly url: string;
  /** What the hub calls the event. */
  readonly event: string;
  readonly token: string;
  /** When the token ends, in seconds since 1970. */
  readonly until: number;
  readonly on: boolean;
  readonly progress: HubProgress;
  /** What was sent last, until the hub says that it has it. */
  readonly pending?: { readonly id: string; readonly bytes: Uint8Array; readonly ends: readonly CoverageHead[] };
  /** Local time of the last exchange without a fault. */
  readonly exchanged?: string;
}

/** A judge's notes on one case. They are in no log, no exchange and no export. */
export interface CaseRow {
  readonly id: string;
  readonly tournament: string;
  /** Local time of the last change here. */
  readonly changed: string;
  /** Somebody wrote in it on this phone. */
  readonly edited: boolean;
  readonly investigation: Investigation;
  /** From whom it came, and when. */
  readonly received?: { readonly judge: string; readonly at: string };
  /** When it was last handed over. */
  readonly handed?: string;
}

/** Bytes, not a Blob: older Safari loses Blobs that lie in a database. */
export interface CasePhotoRow {
  /** "case photo" */
  readonly key: string;
  readonly case: string;
  readonly photo: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A copy of what localStorage keeps: Chromium writes that late, and some browsers throw it away first. */
export interface KeptRow {
  readonly key: "preferences";
  readonly value: unknown;
}

/** The day on which this phone erases an event: this phone's own, in no log. */
export interface RetentionRow {
  readonly tournament: string;
  /** ISO date. */
  readonly until: string;
}

/** What stays of an event that was erased from this phone. */
export interface TombstoneRow {
  readonly tournament: string;
  readonly name: string;
  /** Local time. */
  readonly erased: string;
  readonly events: number;
  readonly entries: number;
}

/** The data key, wrapped with the judge's secret. `closing` and `opening`: rows are being rewritten, and lie in both forms. */
export interface LockRow extends KeyWays {
  readonly key: "lock";
  readonly state: "closing" | "on" | "opening";
  /** How many tables are sealed whole: an older app knew fewer. */
  readonly tables?: number;
  readonly tries: number;
  /** Milliseconds: before then no secret is tried. */
  readonly next: number;
}

export type Database = Dexie & {
  readonly segments: EntityTable<SegmentRow, "arrival">;
  readonly drafts: EntityTable<DraftRow, "id">;
  readonly phone: EntityTable<PhoneRow, "key">;
  readonly eventKeys: EntityTable<EventKeyRow, "tournament">;
  readonly seals: EntityTable<Seal, "hash">;
  readonly receipts: Table<Receipt, [string, string]>;
  readonly guides: EntityTable<GuideRow, "key">;
  readonly hubs: EntityTable<HubRow, "tournament">;
  readonly cases: EntityTable<CaseRow, "id">;
  readonly casePhotos: EntityTable<CasePhotoRow, "key">;
  readonly retentions: EntityTable<RetentionRow, "tournament">;
  readonly tombstones: EntityTable<TombstoneRow, "tournament">;
  readonly locks: EntityTable<LockRow, "key">;
  readonly vault: Vault;
  readonly kept: EntityTable<KeptRow, "key">;
};

export const DATABASE_VERSION = 8;

/**
 * Opens nothing yet: Dexie opens at the first use. Writes are durable when their transaction completes. What was read is not kept beside what the
 * app makes of it.
 */
export function createDatabase(name: string): Database {
  const db = new Dexie(name, { chromeTransactionDurability: "strict", cache: "disabled" }) as Database;
  db.version(1).stores({
    events: "++arrival, &hash, id, [tournament+arrival], [tournament+phone+seq], [tournament+clock], [kind+tournament]",
    drafts: "id, tournament",
    phone: "key",
    eventKeys: "tournament",
    seals: "hash, tournament",
    receipts: "[tournament+phone], tournament",
    guides: "key",
  });
  db.version(2).stores({ hubs: "tournament" });
  db.version(3).stores({ segments: "++arrival, [tournament+arrival], about" }).upgrade(moveIntoSegments);
  db.version(4).stores({ events: null });
  db.version(5).stores({ cases: "id, tournament", casePhotos: "key, case" });
  db.version(6).stores({ kept: "key" });
  db.version(7).stores({ retentions: "tournament", tombstones: "tournament" });
  db.version(DATABASE_VERSION).stores({ locks: "key" });
  const vault: Vault = { cipher: undefined, sealing: false };
  db.use(closeLost(() => db.close({ disableAutoOpen: false })));
  db.use(sealRows(vault));
  db.use(readAround);
  db.on("ready", () => refuseNewer(db.backendDB().version));
  return Object.assign(db, { vault });
}

/** Dexie would open what a newer app has made, and write into it. IndexedDB counts in tenths of Dexie's versions. */
function refuseNewer(version: number) {
  if (version > DATABASE_VERSION * 10) throw new Dexie.VersionError("written by a newer app");
}
