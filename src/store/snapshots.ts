import { err, ok, type Result } from "#lib/result.ts";
import { damage } from "./damage.ts";
import type { Database } from "./db.ts";
import { sealEnds } from "./exchange.ts";
import type { LogStore } from "./log-store.ts";
import { countEvents, eventsIn, type SegmentRow } from "./segments.ts";
import { bundleIn, deflated, formatSnapshot, type Key, parseSnapshot, type SnapshotFile, type SnapshotHeader } from "./snapshot-file.ts";

/** A copy of every log, beside the database. */
export interface Snapshot extends SnapshotHeader {
  /** Of its file. */
  readonly name: string;
}

export interface Snapshots {
  readonly newest: () => Promise<Snapshot | undefined>;
  /** The newest one, unless the log has all of it for sure. */
  readonly missing: () => Promise<Snapshot | undefined>;
  /** Its content as an export, by the key in use or another one. */
  readonly read: (snapshot: Snapshot, key?: Key) => Promise<Result<string, "sealed" | "damaged">>;
  /** Writes what the log holds now, unless a snapshot holds it or more: a database that was lost must not push out what is left of it. */
  readonly take: () => Promise<void>;
  /** The lock has been switched on or off, or is on: no snapshot of another kind stays. */
  readonly renew: () => Promise<void>;
  /** For data that was erased: nothing of it may lie in an older copy. */
  readonly forget: () => Promise<void>;
}

/** Two files by turns: while one is written the other one stands. */
const NAMES = ["log-1.floorbook", "log-2.floorbook"] as const;
const ROWS_AT_ONCE = 16;
/** Deflating so much takes a few milliseconds, in which the page does nothing else. */
const CHARACTERS_AT_ONCE = 32_768;

interface SnapshotDeps {
  readonly db: Database;
  readonly app: string;
  readonly now: () => string;
  /** Undefined where the browser has no place for files of its own. */
  readonly folder: () => Promise<FileSystemDirectoryHandle | undefined>;
}

interface NamedFile extends SnapshotFile {
  readonly name: string;
}

export function createSnapshots({ db, app, now, folder }: SnapshotDeps): Snapshots {
  let last: Promise<unknown> = Promise.resolve();

  /** One thing after the other: what is forgotten is not written anew by what was under way. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  }

  async function all(): Promise<readonly NamedFile[]> {
    const place = await folder();
    if (!place) return [];
    const read = await Promise.all(NAMES.map(async (name) => ({ name, file: await readFile(place, name) })));
    return read.flatMap(({ name, file }) => (file ? [{ name, ...file }] : [])).sort((a, b) => compareAge(b.header, a.header));
  }

  async function take(): Promise<void> {
    const folderNow = await folder();
    const form = await formNow(db);
    const arrivals = await db.segments.toCollection().primaryKeys();
    const arrival = arrivals.at(-1);
    if (!folderNow || !form || arrival === undefined) return;
    const [newest, ...older] = await all();
    const place = await placeNow(db);
    if (newest?.header.place === place && kindOf(newest.header) === kindOf(form)) return;
    const { packed, events } = await pack(db, arrivals);
    if (events < (newest?.header.events ?? 0)) return;
    const file = await formatSnapshot({ at: now(), app, events, place, lock: form.lock }, packed, form.key);
    // Somebody was erased meanwhile, the lock was switched, or a row cannot be read: then the older one is the better one.
    const isStill = kindOf(await formNow(db)) === kindOf(form);
    const isThere = (await db.segments.where("arrival").belowOrEqual(arrival).count()) === arrivals.length;
    if (!isStill || !isThere || damage.rows().length > 0) return;
    const free = NAMES.find((name) => name !== newest?.name && !older.some((each) => each.name === name));
    await writeFile(folderNow, free ?? older[0]?.name ?? NAMES[0], file);
  }

  async function remove(isMeant: (name: string) => boolean): Promise<void> {
    const place = await folder();
    await Promise.all(NAMES.filter(isMeant).map((name) => place?.removeEntry(name).catch(() => undefined)));
  }

  return {
    newest: async () => {
      const [newest] = await all();
      return newest && { name: newest.name, ...newest.header };
    },
    missing: async () => {
      const [newest] = await all();
      const isHere = newest?.header.place !== undefined && newest.header.place === (await placeNow(db)) && damage.rows().length === 0;
      return newest && !isHere ? { name: newest.name, ...newest.header } : undefined;
    },
    read: async ({ name, lock }, key) => {
      const file = (await all()).find((each) => each.name === name);
      const isOwn = lock === undefined || String(lock.nonce) === String((await db.locks.get("lock"))?.nonce);
      if (!isOwn && !key) return err("sealed");
      const text = file && (await bundleIn(file, key ?? db.vault.cipher?.key));
      return text === undefined ? err("damaged") : ok(text);
    },
    take: () => inTurn(take),
    renew: () =>
      inTurn(async () => {
        await take();
        const row = await db.locks.get("lock");
        const others = (await all()).filter(({ header }) => String(header.lock?.nonce) !== String(row?.nonce)).map((each) => each.name);
        await remove((name) => others.includes(name));
      }),
    forget: () => inTurn(() => remove(() => true)),
  };
}

/** How a snapshot would be written now; undefined while nobody may read the log, or all of it is being rewritten. */
async function formNow({ locks, vault }: Database): Promise<{ readonly lock?: SnapshotHeader["lock"]; readonly key?: Key } | undefined> {
  const row = await locks.get("lock");
  if (!row) return {};
  const { salt, iterations, nonce, wrapped, passkey, state } = row;
  if (!vault.cipher || state === "opening") return undefined;
  return { lock: { salt, iterations, nonce, wrapped, ...(passkey ? { passkey } : {}) }, key: vault.cipher.key };
}

/** A database that was lost begins anew with another phone. */
async function placeNow({ phone, segments }: Database): Promise<string> {
  return `${(await phone.get("phone"))?.id} ${(await segments.toCollection().lastKey()) ?? 0}`;
}

function kindOf(written: Pick<SnapshotHeader, "lock"> | undefined): string {
  return written ? `${written.lock?.nonce} ${written.lock?.passkey?.id}` : "none";
}

/** Rows are copied as they are, a few at a time: of a long log nothing is parsed. */
async function pack(db: Database, arrivals: readonly number[]): Promise<{ readonly packed: Blob; readonly events: number }> {
  const phone = await db.phone.get("phone");
  const mine = new Map<string, SegmentRow>();
  let events = 0;
  let at = 0;
  let sincePause = 0;
  const lines = new ReadableStream<string>({
    pull: async (controller) => {
      const rows = await db.segments.bulkGet(arrivals.slice(at, at + ROWS_AT_ONCE));
      at += ROWS_AT_ONCE;
      for (const row of rows) {
        if (!row) continue;
        events += countEvents(row);
        if (phone && row.events.includes(`"phone":"${phone.id}"`)) mine.set(row.tournament, row);
        const line = `${row.events}\n`;
        for (let from = 0; from < line.length; from += CHARACTERS_AT_ONCE) {
          const piece = line.slice(from, from + CHARACTERS_AT_ONCE);
          controller.enqueue(piece);
          sincePause += piece.length;
          if (sincePause < CHARACTERS_AT_ONCE) continue;
          sincePause = 0;
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      if (at < arrivals.length) return;
      if (phone) await sealLast(db, [...mine.values()], phone);
      controller.enqueue(JSON.stringify({ seals: await db.seals.toArray() }));
      controller.close();
    },
  });
  return { packed: await deflated(lines), events };
}

/** Without this phone's word for the end of its chain a copy would not be taken back. */
async function sealLast(db: Database, rows: readonly SegmentRow[], phone: Parameters<typeof sealEnds>[2]): Promise<void> {
  const ends = rows.map((row) => eventsIn([row]).filter((each) => each.phone === phone.id));
  await sealEnds(
    db,
    ends.flatMap((each) => each.sort((a, b) => b.seq - a.seq).slice(0, 1)),
    phone,
  );
}

/** Safari lets only workers write such files; it takes no snapshots. */
export async function privateFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const canWrite = "createWritable" in FileSystemFileHandle.prototype;
    return canWrite ? await navigator.storage.getDirectory() : undefined;
  } catch {
    return undefined;
  }
}

const SETTLED = 10_000;
const BETWEEN = 180_000;

/** Takes a snapshot when writing has settled, every three minutes at most, and at the end of each round. */
export function keepSnapshots(log: LogStore, snapshots: Snapshots): () => void {
  let last = 0;
  let place = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    last = Date.now();
    whenIdle(() => void snapshots.take().catch(() => undefined));
  };
  const stop = log.subscribe(() => {
    const { state } = log.view();
    if (!state || state.events.size === 0) return;
    const now = `${state.tournament} ${state.day} ${state.round}`;
    const roundEnded = place !== "" && now !== place;
    place = now;
    clearTimeout(timer);
    timer = setTimeout(take, roundEnded ? 0 : Math.max(SETTLED, last + BETWEEN - Date.now()));
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function whenIdle(work: () => void) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work);
}

/** One that cannot be read is none: the other one stands. */
async function readFile(place: FileSystemDirectoryHandle, name: string): Promise<SnapshotFile | undefined> {
  try {
    return await parseSnapshot(await (await place.getFileHandle(name)).getFile());
  } catch {
    return undefined;
  }
}

/** The browser writes into a file of another name and gives it this one when it is whole. */
async function writeFile(place: FileSystemDirectoryHandle, name: string, content: Blob): Promise<void> {
  const file = await (await place.getFileHandle(name, { create: true })).createWritable();
  await file.write(content);
  await file.close();
}

function compareAge(a: SnapshotHeader, b: SnapshotHeader): number {
  return a.events - b.events || Date.parse(a.at) - Date.parse(b.at);
}
