import type { DBCore, DBCoreCursor, DBCoreTable, Middleware } from "dexie";
import { UNREADABLE } from "./damage.ts";

/** Tables in which names, notes and keys lie, and the fields that have to stay readable to find a row. */
export const SEALED = {
  segments: ["arrival", "tournament", "about"],
  drafts: ["id", "tournament"],
  cases: ["id", "tournament"],
  casePhotos: ["key", "case"],
  eventKeys: ["tournament"],
  hubs: ["tournament"],
  tombstones: ["tournament"],
  kept: ["key"],
} as const satisfies Record<string, readonly string[]>;

/** The data key at work. It is in memory only. */
export interface Vault {
  cipher: Cipher | undefined;
  /** New rows are sealed. While the lock is taken off again, sealed rows are still opened. */
  sealing: boolean;
}

export interface Cipher {
  /** To be wrapped for another way in, and for what lies beside the database. */
  readonly key: Uint8Array<ArrayBuffer>;
  readonly seal: (plain: Uint8Array, table: string) => Uint8Array;
  readonly open: (sealed: Uint8Array, table: string) => Uint8Array;
}

const NONCE = 12;

/** AES-256-GCM that answers at once: a transaction ends while one waits for the browser's own. */
export async function createCipher(key: Uint8Array<ArrayBuffer>): Promise<Cipher> {
  const { gcm } = await import("@noble/ciphers/aes.js");
  const about = (table: string) => new TextEncoder().encode(`floorbook-row-1 ${table}`);
  return {
    key,
    seal: (plain, table) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      const sealed = gcm(key, nonce, about(table)).encrypt(plain);
      const row = new Uint8Array(NONCE + sealed.length);
      row.set(nonce);
      row.set(sealed, NONCE);
      return row;
    },
    open: (sealed, table) => gcm(key, sealed.subarray(0, NONCE), about(table)).decrypt(sealed.subarray(NONCE)),
  };
}

/** Seals rows on their way to the disk and opens them on their way back. A row is read in either form. */
export function sealRows(vault: Vault): Middleware<DBCore> {
  return {
    stack: "dbcore",
    name: "vault",
    create: (core) => ({
      ...core,
      table: (name) => (name in SEALED ? sealedTable(core.table(name), name as keyof typeof SEALED, vault) : core.table(name)),
    }),
  };
}

type Row = Readonly<Record<string, unknown>>;

function sealedTable(table: DBCoreTable, name: keyof typeof SEALED, vault: Vault): DBCoreTable {
  const open = (row: Row | undefined) => (row && row["sealed"] instanceof Uint8Array ? opened(row, row["sealed"]) : row);
  const opened = ({ sealed: _, ...clear }: Row, sealed: Uint8Array): Row => {
    if (!vault.cipher) throw Object.assign(new Error("locked"), { name: "LockedError" });
    try {
      return { ...parseRow(new TextDecoder().decode(vault.cipher.open(sealed, name))), ...clear };
    } catch {
      return name === "segments" ? { ...clear, events: UNREADABLE } : clear;
    }
  };
  const seal = (row: Row): Row => {
    if (!vault.cipher || !vault.sealing) return row;
    const clear = Object.fromEntries(SEALED[name].flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]])));
    return { ...clear, sealed: vault.cipher.seal(new TextEncoder().encode(formatRow(row)), name) };
  };
  return {
    ...table,
    get: (request) => table.get(request).then(open),
    getMany: (request) => table.getMany(request).then((rows) => rows.map(open)),
    query: (request) => table.query(request).then((found) => (request.values ? { ...found, result: found.result.map(open) } : found)),
    openCursor: (request) => table.openCursor(request).then((cursor) => cursor && openedCursor(cursor, open)),
    mutate: (request) => table.mutate("values" in request ? { ...request, values: request.values.map(seal) } : request),
  };
}

function openedCursor(cursor: DBCoreCursor, open: (row: Row | undefined) => Row | undefined): DBCoreCursor {
  return Object.create(cursor, {
    key: { get: () => cursor.key },
    primaryKey: { get: () => cursor.primaryKey },
    value: { get: () => open(cursor.value) },
  });
}

const BYTES = "$bytes";

/** JSON, with bytes as text. */
export function formatRow(row: Row): string {
  return JSON.stringify(row, (_, value: unknown) => (value instanceof Uint8Array ? { [BYTES]: toText(value) } : value));
}

export function parseRow(text: string): Row {
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "object" && value !== null && BYTES in value ? fromText(String(value[BYTES])) : value,
  ) as Row;
}

function toText(bytes: Uint8Array): string {
  let text = "";
  for (const each of bytes) text += String.fromCharCode(each);
  return btoa(text);
}

function fromText(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
}
