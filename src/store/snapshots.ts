import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import type { LogStore } from "./log-store.ts";

/** A copy of every real log, beside the database. */
export interface Snapshot {
  /** Local time with offset. */
  readonly at: string;
  readonly events: number;
  /** As an export writes it. */
  readonly text: string;
}

export interface Snapshots {
  readonly newest: () => Promise<Snapshot | undefined>;
  /** Writes what the log holds now, unless a snapshot holds more: a database that was lost must not push out what is left of it. */
  readonly take: () => Promise<void>;
  /** For data that was erased: nothing of it may lie in an older copy. */
  readonly forget: () => Promise<void>;
}

/** Two files by turns: while one is written the other one stands. */
const NAMES = ["log-1.floorbook", "log-2.floorbook"] as const;

interface SnapshotDeps {
  readonly log: LogStore;
  readonly now: () => string;
  /** Undefined where the browser has no place for files of its own. */
  readonly folder: () => Promise<FileSystemDirectoryHandle | undefined>;
}

export function createSnapshots({ log, now, folder }: SnapshotDeps): Snapshots {
  async function all(): Promise<readonly { readonly name: string; readonly snapshot: Snapshot }[]> {
    const place = await folder();
    if (!place) return [];
    const read = await Promise.all(NAMES.map(async (name) => ({ name, snapshot: await readSnapshot(place, name) })));
    return read.flatMap(({ name, snapshot }) => (snapshot ? [{ name, snapshot }] : [])).sort((a, b) => compareAge(b.snapshot, a.snapshot));
  }

  return {
    newest: async () => (await all())[0]?.snapshot,
    take: async () => {
      const place = await folder();
      const at = now();
      if (!place) return;
      const text = await log.exportLog(at);
      if (!text.ok) return;
      const events = (JSON.parse(text.value) as { readonly events: readonly unknown[] }).events.length;
      const [newest, ...older] = await all();
      if (events === 0 || events < (newest?.snapshot.events ?? 0)) return;
      const free = NAMES.find((name) => name !== newest?.name && !older.some((each) => each.name === name));
      await writeSnapshot(place, free ?? older[0]?.name ?? NAMES[0], { at, events, text: text.value });
    },
    forget: async () => {
      const place = await folder();
      await Promise.all(NAMES.map((name) => place?.removeEntry(name).catch(() => undefined)));
    },
  };
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
async function readSnapshot(place: FileSystemDirectoryHandle, name: string): Promise<Snapshot | undefined> {
  try {
    const file = await (await place.getFileHandle(name)).getFile();
    const content: unknown = JSON.parse(strFromU8(inflateSync(new Uint8Array(await file.arrayBuffer()))));
    return isSnapshot(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** The browser writes into a file of another name and gives it this one when it is whole. */
async function writeSnapshot(place: FileSystemDirectoryHandle, name: string, snapshot: Snapshot): Promise<void> {
  const file = await (await place.getFileHandle(name, { create: true })).createWritable();
  await file.write(deflateSync(strToU8(JSON.stringify(snapshot))) as Uint8Array<ArrayBuffer>);
  await file.close();
}

function isSnapshot(value: unknown): value is Snapshot {
  return typeof value === "object" && value !== null && "at" in value && "events" in value && "text" in value;
}

function compareAge(a: Snapshot, b: Snapshot): number {
  return a.events - b.events || Date.parse(a.at) - Date.parse(b.at);
}
