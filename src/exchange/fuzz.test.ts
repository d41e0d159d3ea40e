import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBase45, parseBase45 } from "./base45.ts";
import { unpackBatch } from "./batch.ts";
import { codeKindOf, formatJoinCode, packCoverage, parseCoverageCode, parseHubCode, parseJoinCode, unpackCoverage } from "./codes.ts";
import { openContent, readEnvelope } from "./envelope.ts";
import { formatExchangeFile, parseExchangeFile } from "./exchange-file.ts";
import { parseFrame } from "./frame.ts";
import { EVENT_KEY, plainBatch, SETTINGS, sampleLog, sealedBatch, TOURNAMENT } from "./testing/sample-event.ts";
import { sealing } from "./testing/sealing.ts";
import { createReceiver, createSender } from "./transfer.ts";

const runs = { numRuns: 300 };
const joinCode = { tournament: TOURNAMENT, settings: SETTINGS, key: EVENT_KEY, heads: ["1b".repeat(12)], nonce: "0123456789abcdef" };

/** Bytes with some places changed, and a piece cut off or put behind. */
function damaged(bytes: Uint8Array) {
  return fc
    .record({
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
      cut: fc.nat(40),
      more: fc.uint8Array({ maxLength: 8 }),
    })
    .map(({ changes, cut, more }) => {
      const copy = Uint8Array.from([
        ...bytes.subarray(0, Math.max(0, bytes.length - (cut > 20 ? cut - 20 : 0))),
        ...(cut > 10 ? [] : more),
      ]);
      for (const [at, value] of changes) if (copy.length > 0) copy[at % copy.length] = value;
      return copy;
    });
}

describe("parsers never throw, whatever they are given", { timeout: 120_000 }, () => {
  test("bytes of no kind", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(unpackBatch(bytes).ok).toBe(false);
        expect(unpackCoverage(bytes).ok).toBe(false);
        expect(readEnvelope(bytes).ok).toBe(false);
        expect(parseExchangeFile(bytes).ok).toBe(false);
        expect(typeof parseFrame(bytes)).toBe("string");
        expect(createReceiver().receive(bytes).kind).toBe("ignored");
        expect((await openContent("batch", bytes, [EVENT_KEY], sealing)).ok).toBe(false);
        expect(parseBase45(formatBase45(bytes))).toEqual(bytes);
      }),
      runs,
    );
  });

  test("texts of no kind, and codes with a sign changed", () => {
    const made = formatJoinCode(joinCode);
    if (!made.ok) throw new Error("too long");
    expect(parseJoinCode(made.value)).toEqual({ ok: true, value: joinCode });
    expect([codeKindOf(made.value), /^[0-9A-Z $%*+\-./:]+$/.test(made.value)]).toEqual(["join", true]);
    expect(parseJoinCode(made.value.replace("FB1", "FB2"))).toEqual({ ok: false, error: { kind: "too-new", version: 2 } });
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (text, at, sign) => {
        for (const each of [text, `FB1:J${text}`, `FB1:C${text}`, `FB1:H${text}`]) {
          parseCoverageCode(each);
          parseHubCode(each);
          codeKindOf(each);
          expect(parseJoinCode(each).ok).toBe(false);
        }
        const place = 5 + (at % (made.value.length - 5));
        const changed = made.value.slice(0, place) + sign + made.value.slice(place + 1);
        expect(parseJoinCode(changed).ok).toBe(changed === made.value);
      }),
      runs,
    );
  });

  test("a genuine batch with bytes changed inside is refused, or is the same or other whole events", async () => {
    const { phones } = await sampleLog(6, 2);
    const plain = await plainBatch(phones);
    fc.assert(
      fc.property(damaged(plain), (bytes) => {
        const batch = unpackBatch(bytes);
        if (batch.ok) expect(batch.value.hashes.length).toBe(batch.value.events.length);
      }),
      { numRuns: 1000 },
    );
    const coverage = packCoverage({ tournament: TOURNAMENT, at: "2026-12-05T14:00:00+08:00", heads: [] });
    fc.assert(
      fc.property(damaged(coverage), (bytes) => void unpackCoverage(bytes)),
      runs,
    );
  });

  test("a sealed batch with anything changed is refused", async () => {
    const { phones } = await sampleLog(3, 1);
    const sealed = await sealedBatch(phones, sealing);
    await fc.assert(
      fc.asyncProperty(damaged(sealed), async (bytes) => {
        const isSame = bytes.length === sealed.length && bytes.every((each, index) => each === sealed[index]);
        expect((await openContent("batch", bytes, [EVENT_KEY], sealing)).ok).toBe(isSame);
        const file = parseExchangeFile(formatExchangeFile(bytes));
        expect(file.ok && file.value).toEqual(bytes);
      }),
      runs,
    );
  });

  test("a frame with anything changed is ignored", async () => {
    const { phones } = await sampleLog(3, 1);
    const sender = createSender(await sealedBatch(phones, sealing), "1.2.3");
    if (!sender.ok) throw new Error("too large");
    const frame = sender.value.frame(0);
    fc.assert(
      fc.property(damaged(frame), (bytes) => {
        const isSame = bytes.length === frame.length && bytes.every((each, index) => each === frame[index]);
        expect(typeof parseFrame(bytes) === "string").toBe(!isSame);
      }),
      runs,
    );
  });
});
