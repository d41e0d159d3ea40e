import { sha256 } from "@noble/hashes/sha2.js";
import { err, ok, type Result } from "#lib/result.ts";
import { blockAt, createDecoder, type Decoder } from "./fountain.ts";
import { type Frame, type FrameProblem, formatFrame, LARGEST_FRAME, LAST_PLACE, OVERHEAD, parseFrame } from "./frame.ts";

export interface Sender {
  /** So many frames are enough, whichever they are. */
  readonly needed: number;
  /** Of `parseFrame`: tells this transfer from others. */
  readonly transfer: number;
  /** The bytes of the QR code at this place; all are of one size. Count on for as long as it is shown. */
  readonly frame: (place: number) => Uint8Array;
}

/** More blocks than a camera reads in some minutes; a file is the way then. */
const MOST_BLOCKS = 2_000;

/**
 * Cuts sealed bytes into codes to be shown one after the other. The same bytes give the same codes, so that a pause costs nothing.
 *
 * `largest`: bytes that a code may have at most, where the screen is too small for the largest that cameras read.
 */
export function createSender(bytes: Uint8Array, app: string, largest = LARGEST_FRAME): Result<Sender, { readonly kind: "too-large" }> {
  const needed = Math.max(1, Math.ceil(bytes.length / (Math.min(largest, LARGEST_FRAME) - OVERHEAD)));
  if (needed > MOST_BLOCKS) return err({ kind: "too-large" });
  const size = Math.max(1, Math.ceil(bytes.length / needed));
  const transfer = transferOf(bytes);
  const frame = (place: number) => {
    const there = place % (LAST_PLACE + 1);
    return formatFrame({ transfer, total: bytes.length, place: there, app, block: blockAt(bytes, size, there) });
  };
  return ok({ needed, transfer, frame });
}

export type Received =
  | { readonly kind: "ignored"; readonly why: FrameProblem | "known" | "too-large" }
  /** The frame told something new. */
  | {
      readonly kind: "progress";
      readonly transfer: number;
      readonly received: number;
      readonly needed: number;
      readonly app: string;
    }
  /** `bytes` are what the sender was given. */
  | { readonly kind: "done"; readonly transfer: number; readonly bytes: Uint8Array; readonly app: string }
  /** Enough frames, but they do not fit together: somebody mixed in his own. It begins again. */
  | { readonly kind: "spoilt"; readonly transfer: number };

export interface Receiver {
  /** Takes whatever a camera read: any order, any start, twice, of other transfers, or of something else. */
  readonly receive: (bytes: Uint8Array) => Received;
}

interface Transfer {
  readonly name: string;
  readonly decoder: Decoder;
}

/** Somebody else's screen may be in sight; more than a few at once are forgotten, the one that is furthest behind first. */
const MOST_TRANSFERS = 4;

export function createReceiver(): Receiver {
  const transfers = new Map<string, Transfer>();
  const finished = new Map<number, Uint8Array>();
  return {
    receive: (bytes) => {
      const frame = parseFrame(bytes);
      if (typeof frame === "string") return { kind: "ignored", why: frame };
      const { transfer, app } = frame;
      const known = finished.get(transfer);
      if (known) return { kind: "done", transfer, bytes: known, app };
      const needed = Math.ceil(frame.total / frame.block.length);
      if (needed > MOST_BLOCKS || needed === 0) return { kind: "ignored", why: "too-large" };
      const { decoder, name } = transferFor(transfers, frame, needed);
      if (!decoder.add(frame.place, frame.block)) return { kind: "ignored", why: "known" };
      const content = decoder.solve()?.slice(0, frame.total);
      if (!content) return { kind: "progress", transfer, received: decoder.rank(), needed, app };
      transfers.delete(name);
      if (transferOf(content) !== transfer) return { kind: "spoilt", transfer };
      finished.set(transfer, content);
      return { kind: "done", transfer, bytes: content, app };
    },
  };
}

/** Frames belong together only if they agree in all but their place. */
function transferFor(transfers: Map<string, Transfer>, { transfer, total, block }: Frame, needed: number): Transfer {
  const name = `${transfer} ${total} ${block.length}`;
  const known = transfers.get(name);
  if (known) return known;
  if (transfers.size >= MOST_TRANSFERS) {
    const [behind] = [...transfers.values()].sort((a, b) => a.decoder.rank() - b.decoder.rank());
    if (behind) transfers.delete(behind.name);
  }
  const fresh = { name, decoder: createDecoder(needed, block.length) };
  transfers.set(name, fresh);
  return fresh;
}

function transferOf(bytes: Uint8Array): number {
  return sha256(bytes)
    .subarray(0, 4)
    .reduce((sum, each) => sum * 256 + each, 0);
}
