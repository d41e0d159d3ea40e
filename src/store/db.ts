import Dexie, { type EntityTable, type Table } from "dexie";
import type { HubProgress, Investigation } from "#exchange";
import type { CoverageHead, Receipt, Seal, Settings } from "#log";
import { moveIntoSegments, type SegmentRow } from "./segments.ts";

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
};

/** Opens nothing yet: Dexie opens at the first use. Writes are durable when their transaction completes. */
export function createDatabase(name: string): Database {
  const db = new Dexie(name, { chromeTransactionDurability: "strict" }) as Database;
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
  return db;
}
