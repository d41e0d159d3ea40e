import type { Table } from "dexie";
import { err, ok, type Result } from "#lib/result.ts";
import type { Database, LockRow } from "./db.ts";
import type { PasskeyProblem } from "./passkey.ts";
import { attempt, type StoreProblem } from "./problem.ts";
import { createCipher, SEALED } from "./vault.ts";
import { type KeyWays, unwrapByPasskey, unwrapByWord, wrapByPasskey, wrapByWord } from "./wrapping.ts";

export type UnlockProblem =
  | StoreProblem
  | PasskeyProblem
  | { readonly kind: "wrong" }
  /** Too many wrong ones: how many seconds to wait. */
  | { readonly kind: "wait"; readonly seconds: number };

/** What lies on this phone can be read with the judge's secret only: what is typed, or a passkey that stands beside it. */
export interface Lock {
  /** Undefined: the database does not tell. */
  readonly isOn: () => Promise<boolean | undefined>;
  readonly hasPasskey: () => Promise<boolean>;
  readonly unlock: (secret: string) => Promise<Result<void, UnlockProblem>>;
  readonly unlockByPasskey: () => Promise<Result<void, UnlockProblem>>;
  /** Seals all that lies here. Broken off in the middle, it goes on with the next unlocking. */
  readonly switchOn: (secret: string) => Promise<Result<void, StoreProblem>>;
  readonly switchOff: () => Promise<Result<void, StoreProblem>>;
  /** While it is unlocked. `name` is what the phone calls it when it asks. */
  readonly addPasskey: (name: string) => Promise<Result<void, StoreProblem | PasskeyProblem>>;
  readonly removePasskey: () => Promise<Result<void, StoreProblem>>;
  /** The database was lost, and a copy beside it is sealed: its key, and the lock stands again as it was. Without a secret the passkey is asked. */
  readonly takeOver: (ways: KeyWays, secret: string | undefined) => Promise<Result<Uint8Array<ArrayBuffer>, UnlockProblem>>;
  /** For a secret that is forgotten: everything on this phone is gone. */
  readonly eraseAll: () => Promise<Result<void, StoreProblem>>;
}

export const SHORTEST_SECRET = 6;
const FREE_TRIES = 3;
const LONGEST_WAIT = 900;
const ROWS_AT_ONCE = 50;
const TABLES = Object.keys(SEALED);

export function createLock(db: Database, now: () => number = Date.now): Lock {
  const { locks, vault } = db;

  async function rewrite(): Promise<void> {
    for (const name of TABLES) await rewriteTable(db, db.table(name));
  }

  async function finish(row: LockRow): Promise<void> {
    const isWhole = row.state === "on" && row.tables === TABLES.length;
    if (isWhole) return;
    await rewrite();
    if (row.state === "opening") await locks.delete("lock");
    else await locks.put({ ...row, state: "on", tables: TABLES.length });
  }

  async function hold(key: Uint8Array<ArrayBuffer>, row: LockRow): Promise<void> {
    vault.cipher = await createCipher(key);
    vault.sealing = row.state !== "opening";
  }

  async function close(key: Uint8Array<ArrayBuffer>, ways: KeyWays): Promise<void> {
    const row: LockRow = { key: "lock", state: "closing", tries: 0, next: 0, ...ways };
    await locks.add(row);
    await hold(key, row);
    await finish(row);
  }

  function opened(key: Uint8Array<ArrayBuffer>, row: LockRow): Promise<Result<void, StoreProblem>> {
    return attempt(async () => {
      await hold(key, row);
      const open = { ...row, tries: 0, next: 0 };
      await locks.put(open);
      await finish(open);
    });
  }

  return {
    isOn: async () => {
      const found = await attempt(() => locks.get("lock"));
      return found.ok ? found.value !== undefined : undefined;
    },
    hasPasskey: async () => {
      const found = await attempt(() => locks.get("lock"));
      return found.ok && found.value?.passkey !== undefined;
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
      const key = byWord(await unwrapByWord(row, secret));
      return key.ok ? opened(key.value, row) : key;
    },
    unlockByPasskey: async () => {
      const found = await attempt(() => locks.get("lock"));
      if (!found.ok) return found;
      const row = found.value;
      if (!row) return ok(undefined);
      const key = await unwrapByPasskey(row);
      return key.ok ? opened(key.value, row) : key;
    },
    switchOn: (secret) =>
      attempt(async () => {
        const key = crypto.getRandomValues(new Uint8Array(32));
        await close(key, await wrapByWord(key, secret));
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
    addPasskey: async (name) => {
      const { cipher } = vault;
      if (!cipher) return err({ kind: "blocked" });
      const passkey = await wrapByPasskey(cipher.key, name);
      if (!passkey.ok) return passkey;
      return attempt(async () => void (await locks.update("lock", { passkey: passkey.value })));
    },
    removePasskey: () =>
      attempt(async () => {
        const row = await locks.get("lock");
        if (!row) return;
        const { passkey: _, ...others } = row;
        await locks.put(others);
      }),
    takeOver: async (ways, secret) => {
      const key = secret === undefined ? await unwrapByPasskey(ways) : byWord(await unwrapByWord(ways, secret));
      if (!key.ok) return key;
      const closed = await attempt(async () => {
        if (!(await locks.get("lock"))) await close(key.value, ways);
      });
      return closed.ok ? key : closed;
    },
    eraseAll: () => attempt(() => db.delete()),
  };
}

function byWord(key: Uint8Array<ArrayBuffer> | undefined): Result<Uint8Array<ArrayBuffer>, UnlockProblem> {
  return key ? ok(key) : err({ kind: "wrong" });
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
