import type { Table } from "dexie";
import { err, ok, type Result } from "#lib/result.ts";
import type { Database, LockRow } from "./db.ts";
import { attempt, type StoreProblem } from "./problem.ts";
import { createCipher, SEALED } from "./vault.ts";

export type UnlockProblem =
  | StoreProblem
  | { readonly kind: "wrong" }
  /** Too many wrong ones: how many seconds to wait. */
  | { readonly kind: "wait"; readonly seconds: number };

/** What lies on this phone can be read with the judge's secret only. */
export interface Lock {
  readonly isOn: () => Promise<boolean>;
  readonly unlock: (secret: string) => Promise<Result<void, UnlockProblem>>;
  /** Seals all that lies here. Broken off in the middle, it goes on with the next unlocking. */
  readonly switchOn: (secret: string) => Promise<Result<void, StoreProblem>>;
  readonly switchOff: () => Promise<Result<void, StoreProblem>>;
  /** For a secret that is forgotten: everything on this phone is gone. */
  readonly eraseAll: () => Promise<Result<void, StoreProblem>>;
}

export const SHORTEST_SECRET = 6;
const ITERATIONS = 600_000;
const FREE_TRIES = 3;
const LONGEST_WAIT = 900;
const ROWS_AT_ONCE = 50;

export function createLock(db: Database, now: () => number = Date.now): Lock {
  const { locks, vault } = db;

  async function rewrite(): Promise<void> {
    for (const name of Object.keys(SEALED)) await rewriteTable(db, db.table(name));
  }

  async function finish(row: LockRow): Promise<void> {
    if (row.state === "on") return;
    await rewrite();
    if (row.state === "closing") await locks.put({ ...row, state: "on" });
    else await locks.delete("lock");
  }

  return {
    isOn: async () => {
      const found = await attempt(() => locks.get("lock"));
      return found.ok && found.value !== undefined;
    },
    unlock: async (secret) => {
      const found = await attempt(() => locks.get("lock"));
      if (!found.ok) return found;
      const row = found.value;
      if (!row) return ok(undefined);
      const seconds = Math.ceil((row.next - now()) / 1000);
      // A clock that was set back must not lock the judge out for longer than any wait lasts.
      if (seconds > 0 && seconds <= LONGEST_WAIT) return err({ kind: "wait", seconds });
      // Counted before the answer is known: a page that is closed in between has tried as well.
      const tries = row.tries + 1;
      const wait = tries < FREE_TRIES ? 0 : Math.min(2 ** (tries - FREE_TRIES) * 5, LONGEST_WAIT);
      const counted = await attempt(() => locks.put({ ...row, tries, next: now() + wait * 1000 }));
      if (!counted.ok) return counted;
      const key = await unwrap(row, secret);
      if (!key) return err({ kind: "wrong" });
      vault.cipher = await createCipher(key);
      vault.sealing = row.state !== "opening";
      return attempt(async () => {
        const open = { ...row, tries: 0, next: 0 };
        await locks.put(open);
        await finish(open);
      });
    },
    switchOn: (secret) =>
      attempt(async () => {
        const key = crypto.getRandomValues(new Uint8Array(32));
        const row: LockRow = { key: "lock", state: "closing", tries: 0, next: 0, ...(await wrap(key, secret)) };
        const cipher = await createCipher(key);
        await locks.add(row);
        vault.cipher = cipher;
        vault.sealing = true;
        await finish(row);
      }),
    switchOff: () =>
      attempt(async () => {
        const row = await locks.get("lock");
        if (!row) return;
        const opening: LockRow = { ...row, state: "opening" };
        await locks.put(opening);
        vault.sealing = false;
        await finish(opening);
      }),
    eraseAll: () => attempt(() => db.delete()),
  };
}

/** A few rows at a time, each time in one transaction: whatever happens in between, every row is there in one form or the other. */
async function rewriteTable(db: Database, table: Table): Promise<void> {
  const keys = await table.toCollection().primaryKeys();
  for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
    await db.transaction("rw", table, async () => {
      const rows = await table.bulkGet(keys.slice(at, at + ROWS_AT_ONCE));
      await table.bulkPut(rows.filter((each) => each !== undefined));
    });
  }
}

async function wrap(key: Uint8Array<ArrayBuffer>, secret: string): Promise<Pick<LockRow, "salt" | "iterations" | "nonce" | "wrapped">> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const wrapping = await wrappingKey(secret, salt, ITERATIONS);
  const wrapped = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, wrapping, key));
  return { salt, iterations: ITERATIONS, nonce, wrapped };
}

async function unwrap({ salt, iterations, nonce, wrapped }: LockRow, secret: string): Promise<Uint8Array | undefined> {
  const wrapping = await wrappingKey(secret, salt, iterations);
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: Uint8Array.from(nonce) }, wrapping, Uint8Array.from(wrapped)));
  } catch {
    return undefined;
  }
}

async function wrappingKey(secret: string, salt: Uint8Array, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(secret.normalize("NFKC"));
  const material = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt: Uint8Array.from(salt), iterations };
  return crypto.subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
