import Dexie, { type EntityTable, type Table } from "dexie";
import type { Body, LogEvent, Receipt, Seal, Settings } from "#log";

/** An event with what it is found by. `arrival` is the order in which this phone came to know it. */
export interface EventRow {
  readonly arrival: number;
  readonly id: string;
  readonly tournament: string;
  readonly phone: string;
  readonly seq: number;
  readonly clock: number;
  readonly kind: Body["kind"];
  /** Of the whole content: the two sides of a clash share an id, never a hash. */
  readonly hash: string;
  readonly event: LogEvent;
}

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

export type Database = Dexie & {
  readonly events: EntityTable<EventRow, "arrival">;
  readonly drafts: EntityTable<DraftRow, "id">;
  readonly phone: EntityTable<PhoneRow, "key">;
  readonly eventKeys: EntityTable<EventKeyRow, "tournament">;
  readonly seals: EntityTable<Seal, "hash">;
  readonly receipts: Table<Receipt, [string, string]>;
  readonly guides: EntityTable<GuideRow, "key">;
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
  return db;
}
