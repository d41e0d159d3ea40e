import { formatBundle, type LogEvent, type Seal } from "#log";
import { formatRow, parseRow } from "./vault.ts";
import type { KeyWays } from "./wrapping.ts";

/** What stands before a copy's content, so that it can be judged without being unpacked. */
export interface SnapshotHeader {
  /** Local time with offset. */
  readonly at: string;
  readonly app: string;
  readonly events: number;
  /** Up to where which database is in it; none in copies of the first form. */
  readonly place?: string | undefined;
  /** How its key is found, if it is sealed: the lock may be lost with the database. */
  readonly lock?: KeyWays | undefined;
}

export interface SnapshotFile {
  readonly header: SnapshotHeader;
  /** Lines of text, deflated, and sealed where there is a lock: rows of events as they lie in the database, and seals. */
  readonly content: Blob;
  /** The first form was an export as a whole. */
  readonly text?: string;
}

export type Key = Uint8Array<ArrayBuffer>;

const BEGINNING = '{"floorbook-snapshot":2,';
const LONGEST_HEADER = 8192;
const ABOUT = new TextEncoder().encode("floorbook-snapshot-2");
const NONCE = 12;

export async function formatSnapshot(header: SnapshotHeader, packed: Blob, key: Key | undefined): Promise<Blob> {
  const line = `${BEGINNING}${formatRow({ ...header }).slice(1)}\n`;
  if (!key) return new Blob([line, packed]);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: ABOUT }, await aesKey(key), await packed.arrayBuffer());
  return new Blob([line, iv, sealed]);
}

/** Undefined: it is none, or its beginning is damaged. */
export async function parseSnapshot(file: Blob): Promise<SnapshotFile | undefined> {
  try {
    const bytes = new Uint8Array(await file.slice(0, LONGEST_HEADER).arrayBuffer());
    const start = new TextDecoder().decode(bytes);
    if (!start.startsWith(BEGINNING)) return await parseFirstForm(file);
    const line = bytes.indexOf("\n".charCodeAt(0));
    const header = parseRow(new TextDecoder().decode(bytes.subarray(0, line)));
    return { header: header as unknown as SnapshotHeader, content: file.slice(line + 1) };
  } catch {
    return undefined;
  }
}

/** An export of all that is in it. Undefined: sealed with another key, or damaged. */
export async function bundleIn({ header, content, text }: SnapshotFile, key: Key | undefined): Promise<string | undefined> {
  try {
    if (text !== undefined) return text;
    const packed = header.lock ? await opened(content, key) : content;
    const lines = (await inflated(packed)).split("\n").map((each) => JSON.parse(each) as readonly LogEvent[] | { readonly seals: Seal[] });
    const events = lines.flatMap((each) => ("seals" in each ? [] : each));
    const tournaments = new Set(events.map((each) => each.tournament));
    const seals = lines.flatMap((each) => ("seals" in each ? each.seals : [])).filter((each) => tournaments.has(each.tournament));
    return formatBundle(events, { exported: header.at, app: header.app, seals });
  } catch {
    return undefined;
  }
}

/** The browser's own, which works on the page's thread, one piece after the other: whoever gives them makes the pauses. */
export function deflated(text: ReadableStream<string>): Promise<Blob> {
  return new Response(text.pipeThrough(new TextEncoderStream()).pipeThrough(new CompressionStream("deflate-raw"))).blob();
}

function inflated(packed: Blob): Promise<string> {
  return new Response(packed.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

async function opened(content: Blob, key: Key | undefined): Promise<Blob> {
  if (!key) throw new Error("locked");
  const sealed = new Uint8Array(await content.arrayBuffer());
  const how = { name: "AES-GCM", iv: sealed.slice(0, NONCE), additionalData: ABOUT };
  return new Blob([await crypto.subtle.decrypt(how, await aesKey(key), sealed.slice(NONCE))]);
}

function aesKey(key: Key): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function parseFirstForm(file: Blob): Promise<SnapshotFile | undefined> {
  const { at, events, text } = JSON.parse(await inflated(file)) as Partial<SnapshotHeader> & { readonly text?: string };
  if (at === undefined || events === undefined || text === undefined) return undefined;
  return { header: { at, app: "", events }, content: file, text };
}
