import { concatBytes } from "@noble/hashes/utils.js";
import { crc32 } from "./bytes.ts";

/** One QR code of an animated transfer. */
export interface Frame {
  readonly transfer: number;
  /** Bytes of the whole transfer. */
  readonly total: number;
  readonly place: number;
  /** Version of the app that shows it. */
  readonly app: string;
  readonly block: Uint8Array;
}

export type FrameProblem = "not-ours" | "too-new" | "damaged";

/** Bytes that QR version 25 holds at level L in byte mode: what the smallest screen shows and a mid-range camera reads. */
export const LARGEST_FRAME = 1273;
const MAGIC = 0xfb;
const VERSION = 0x21;
const HEADER = 15;
export const OVERHEAD = HEADER + 4;
/** Places and sizes have three bytes. */
export const LAST_PLACE = 0xff_ffff;

export function formatFrame({ transfer, total, place, app, block }: Frame): Uint8Array {
  const version = app.split(".").map((each) => Math.min(255, Number.parseInt(each, 10) || 0));
  const content = Uint8Array.from([
    MAGIC,
    VERSION,
    ...bigEndian(transfer, 4),
    ...bigEndian(total, 3),
    ...bigEndian(place, 3),
    ...[0, 1, 2].map((index) => version[index] ?? 0),
    ...block,
  ]);
  return concatBytes(content, Uint8Array.from(bigEndian(crc32(content), 4)));
}

export function parseFrame(bytes: Uint8Array): Frame | FrameProblem {
  if (bytes[0] !== MAGIC || bytes[1] === undefined || bytes[1] >> 4 !== VERSION >> 4) return "not-ours";
  if (bytes[1] > VERSION) return "too-new";
  if (bytes[1] < VERSION || bytes.length <= OVERHEAD || bytes.length > LARGEST_FRAME) return "damaged";
  const end = bytes.length - 4;
  if (crc32(bytes.subarray(0, end)) !== numberFrom(bytes.subarray(end))) return "damaged";
  return {
    transfer: numberFrom(bytes.subarray(2, 6)),
    total: numberFrom(bytes.subarray(6, 9)),
    place: numberFrom(bytes.subarray(9, 12)),
    app: bytes.subarray(12, HEADER).join("."),
    block: bytes.slice(HEADER, end),
  };
}

function bigEndian(value: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
}

function numberFrom(bytes: Uint8Array): number {
  return bytes.reduce((sum, each) => sum * 256 + each, 0);
}
