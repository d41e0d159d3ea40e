import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatFrame, parseFrame } from "./frame.ts";
import { createReceiver, createSender, type Sender } from "./transfer.ts";

function bytesOf(length: number, seed: number): Uint8Array {
  const random = randomFrom(seed);
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

function senderOf(bytes: Uint8Array): Sender {
  const sender = createSender(bytes, "0.1.0");
  if (!sender.ok) throw new Error(sender.error.kind);
  return sender.value;
}

/** A generator for tests (mulberry32): the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Codes shown until all is there, and until as many had come through as are needed: the ideal of the same losses. */
function show(bytes: Uint8Array, loss: number, seed: number, start = 0) {
  const [sender, receiver, random] = [senderOf(bytes), createReceiver(), randomFrom(seed)];
  let through = 0;
  let ideal = 0;
  for (let shown = 1; shown < 10_000; shown += 1) {
    if (random() < loss) continue;
    through += 1;
    if (through === sender.needed) ideal = shown;
    const received = receiver.receive(sender.frame(start + shown - 1));
    if (received.kind === "done") return { shown, ideal, bytes: received.bytes };
  }
  throw new Error("never done");
}

describe("an animated code", { timeout: 60_000 }, () => {
  test.each([
    [0, 9_000],
    [0.3, 9_000],
    [0.5, 9_000],
    [0.3, 1],
    [0.5, 1_254],
    [0.3, 60_000],
    [0.5, 60_000],
  ])("needs at most 1.15 times the ideal: %d lost, %d bytes", (loss, length) => {
    let [shown, ideal] = [0, 0];
    for (let seed = 1; seed <= (length > 10_000 ? 8 : 60); seed += 1) {
      const bytes = bytesOf(length, seed);
      const result = show(bytes, loss, seed * 7919, seed % 3 === 0 ? 1000 * seed : 0);
      expect(result.bytes).toEqual(bytes);
      shown += result.shown;
      ideal += result.ideal;
    }
    expect(shown / ideal).toBeLessThan(1.15);
  });

  test("comes through in any order, repeated, from any start, among others and among noise", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6_000 }),
        fc.array(fc.nat(40), { minLength: 10, maxLength: 60 }),
        fc.nat(5_000),
        fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 10 }),
        (length, order, start, noise) => {
          const [mine, others] = [bytesOf(length, length), [1, 2, 3].map((seed) => senderOf(bytesOf(3_000, seed)))];
          const [sender, receiver] = [senderOf(mine), createReceiver()];
          let done: Uint8Array | undefined;
          for (const [index, place] of [...order, ...Array.from({ length: 20 }, (_, each) => each + 41)].entries()) {
            for (const other of others) receiver.receive(other.frame(place % 2));
            for (const each of noise) expect(receiver.receive(each).kind).toBe("ignored");
            const frame = sender.frame(start + place);
            const hit = frame.slice();
            hit[index % hit.length] = (hit[index % hit.length] as number) ^ 1;
            expect(receiver.receive(hit)).toMatchObject({ kind: "ignored" });
            const received = receiver.receive(frame);
            if (received.kind === "done") done = received.bytes;
          }
          expect(done).toEqual(mine);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("tells its progress, and once done stays done", () => {
    const [bytes, receiver] = [bytesOf(5_000, 1), createReceiver()];
    const sender = senderOf(bytes);
    expect(sender.needed).toBe(4);
    expect(receiver.receive(sender.frame(7))).toMatchObject({ kind: "progress", received: 1, needed: 4, app: "0.1.0" });
    expect(receiver.receive(sender.frame(7))).toEqual({ kind: "ignored", why: "known" });
    expect(receiver.receive(sender.frame(1))).toMatchObject({ received: 2 });
    expect(receiver.receive(sender.frame(900))).toMatchObject({ received: 3 });
    expect(receiver.receive(sender.frame(2))).toMatchObject({ kind: "done", bytes });
    expect(receiver.receive(sender.frame(3))).toMatchObject({ kind: "done", bytes });
  });

  test("frames of one size that fit QR version 25", () => {
    for (const length of [1, 100, 1_254, 1_255, 9_000, 200_000]) {
      const sender = senderOf(bytesOf(length, length));
      const sizes = new Set([0, 1, sender.needed, 99_999].map((place) => sender.frame(place).length));
      expect([...sizes]).toEqual([Math.ceil(length / sender.needed) + 19]);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(1273);
    }
    expect(createSender(new Uint8Array(3_000_000), "0.1.0").ok).toBe(false);
  });

  test("frames that lie about their transfer spoil it once, and it begins again", () => {
    const [bytes, receiver] = [bytesOf(2_000, 5), createReceiver()];
    const sender = senderOf(bytes);
    const genuine = parseFrame(sender.frame(1));
    if (typeof genuine === "string") throw new Error(genuine);
    const forged = formatFrame({ ...genuine, block: bytesOf(genuine.block.length, 6) });
    expect(receiver.receive(sender.frame(0)).kind).toBe("progress");
    expect(receiver.receive(forged)).toEqual({ kind: "spoilt", transfer: sender.transfer });
    expect(receiver.receive(sender.frame(2)).kind).toBe("progress");
    expect(receiver.receive(sender.frame(3))).toMatchObject({ kind: "done", bytes });
  });
});
