import { describe, expect, test } from "vitest";
import { chained, hashOf, type LogEvent } from "#log";
import { unpackBatch } from "./batch.ts";
import { openContent } from "./envelope.ts";
import { EVENT_KEY, plainBatch, sampleLog, sealedBatch, sealOf } from "./testing/sample-event.ts";
import { sealing } from "./testing/sealing.ts";
import { createSender } from "./transfer.ts";

function byPlace(events: readonly LogEvent[]): readonly LogEvent[] {
  return [...events].sort((a, b) => (a.phone === b.phone ? a.seq - b.seq : a.phone < b.phone ? -1 : 1));
}

describe("a batch", { timeout: 60_000 }, () => {
  test.each([1, 20, 2_000])("of %d entries comes back whole, with its hashes and seals", async (entries) => {
    const { phones } = await sampleLog(entries);
    const opened = await openContent("batch", await sealedBatch(phones, sealing), ["00".repeat(32), EVENT_KEY], sealing);
    const batch = opened.ok ? unpackBatch(opened.value.plain) : opened;
    if (!batch.ok) throw new Error(JSON.stringify(batch.error));
    const events = phones.flatMap((each) => each.log);
    expect(byPlace(batch.value.events)).toEqual(byPlace(events));
    expect(batch.value.hashes).toEqual(batch.value.events.map(hashOf));
    expect(new Set(batch.value.seals)).toEqual(new Set(await Promise.all(phones.map((each) => each.seal()))));
    expect(batch.value.from.judge).toBe("Judge 1");
  });

  test("of 200 entries with their players, encrypted and signed, takes at most 45 bytes an entry", async () => {
    const { phones } = await sampleLog(200);
    const bytes = await sealedBatch(phones, sealing);
    const sender = createSender(bytes, "0.1.0");
    expect(bytes.length / 200).toBeLessThanOrEqual(45);
    expect(sender.ok && sender.value.needed).toBeLessThanOrEqual(7);
  });

  test("keeps a fork, a part of a chain, and texts of every kind", async () => {
    const { phones } = await sampleLog(3, 1);
    const [phone] = phones as [(typeof phones)[number]];
    const texts = [
      "葉㍿𠮷野家 🀄 ﾊﾝｶｸ ＡＢＣ１２３",
      "half \ud83c",
      "tab\tcomma,;|\"'\r\n---{}\u2028",
      "=cmd()",
      "<img src=x>",
      "\u0000\u200f",
      "__proto__",
    ];
    for (const text of texts) phone.write({ kind: "noted", day: 1, round: 1, text, table: text.slice(0, 2) });
    const two = phone.log[1] as LogEvent;
    const stamp = { id: "not a uuid", tournament: two.tournament, phone: phone.id, by: "J", at: "2026-02-30T23:59:59Z" };
    const fork = chained(stamp, { kind: "noted", day: 1, round: 1, text: "fork" }, { seq: 2, hash: hashOf(two) }, two.clock);
    const seals = [await phone.seal(), await sealOf(fork, phone.signing)];
    for (const events of [[...phone.log, fork], phone.log.slice(4), [fork], []]) {
      const batch = unpackBatch(await plainBatch(phones, { events, seals }));
      expect(batch.ok && new Set(batch.value.events)).toEqual(new Set(events));
      expect(batch.ok && batch.value.seals.length).toBe(events.length > 1 ? 1 + Number(events.includes(fork)) : events.length);
    }
  });
});
