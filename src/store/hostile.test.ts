import { deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createReceiver, createSender, type JoinCode, packBatch, parseExchangeFile, parseJoinCode, sealContent } from "#exchange";
import { type Body, chained, coverageFor, hashOf, type LogEvent, phoneIdOf, type Seal, sealHead } from "#log";
import { createSealing, createSigning } from "./crypto.ts";
import { createStorePhone, eventsOnDisk, must, openState, type StorePhone } from "./testing/phones.ts";

const T = "0193a000-0000-4000-9000-000000000001";
const AT = "2026-12-05T14:00:00+08:00";
const sealing = createSealing();
const settings = {
  name: "大会",
  from: "2026-12-05",
  to: "2026-12-06",
  guide: "dci-2005",
  edition: "2005",
  level: "rel-3",
  matchForm: "best-of-three",
  decisions: {},
} as const;
const note = (text: string): Body => ({ kind: "noted", day: 1, round: 1, text });

/** Somebody with a computer who holds the event's key, and a phone of his own that joined. */
async function createMember(code: JoinCode, judge = "Mallory") {
  const keys = (await crypto.subtle.generateKey({ name: "Ed25519" }, false, ["sign", "verify"])) as CryptoKeyPair;
  const key = Buffer.from(await crypto.subtle.exportKey("raw", keys.publicKey)).toString("hex");
  const phone = phoneIdOf(key);
  const log: LogEvent[] = [];
  const next = (
    body: Body,
    more: { readonly phone?: string; readonly clock?: number; readonly id?: string; readonly tournament?: string } = {},
  ) => {
    const last = log.at(-1);
    const { clock = last?.clock ?? 0, ...stamp } = more;
    const full = { id: crypto.randomUUID(), tournament: T, phone, by: judge, at: AT, ...stamp };
    return chained(full, body, last && { seq: last.seq, hash: hashOf(last) }, clock);
  };
  const write = (...given: Parameters<typeof next>) => {
    const event = next(...given);
    log.push(event);
    return event;
  };
  const sign = async ({ tournament, phone: of, seq, ...rest }: LogEvent) =>
    (await sealHead({ tournament, phone: of, seq, hash: hashOf({ tournament, phone: of, seq, ...rest }) }, createSigning(keys))) as Seal;
  write({ kind: "joined", judge, key, app: "0.1.0" });
  const packed = async (events: readonly LogEvent[] = log, seals?: readonly Seal[], tournament = T) =>
    packBatch({
      tournament,
      events,
      seals: seals ?? [await sign(events.at(-1) as LogEvent)],
      from: { phone, judge, app: "0.1.0", at: AT },
      coverage: coverageFor(tournament, events, AT),
    });
  const sealed = async (...given: Parameters<typeof packed>) => sealContent("batch", code.key, await packed(...given), sealing);
  return { phone, key, log, next, write, sign, packed, sealed, raw: (plain: Uint8Array) => sealContent("batch", code.key, plain, sealing) };
}

async function event() {
  const head = createStorePhone("Head judge");
  must(await head.store.write(T, [{ body: { kind: "opened", settings } }, { body: note("genuine") }]));
  const code = must(parseJoinCode(must(await head.store.exchange.joinCode(T))));
  const genuine = must(await head.store.exchange.exportBatch(T, "everything")).bytes;
  return { head, code, genuine, member: await createMember(code) };
}

type Given = Awaited<ReturnType<typeof event>>;

const raw = (lengths: readonly number[], rest: Uint8Array) => {
  const numbers = lengths.flatMap((each) => {
    const bytes: number[] = [];
    let left = each;
    for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
    return [...bytes, left];
  });
  return Uint8Array.from([...numbers, ...rest]);
};

function concatenated(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}

const flipped = (bytes: Uint8Array, at: number) =>
  bytes.map((each, index) => (index === (at + bytes.length) % bytes.length ? each ^ 4 : each));

/** What is sent, and the code of the refusal. */
const attacks: readonly (readonly [string, string, (given: Given) => Promise<Uint8Array> | Uint8Array])[] = [
  ["nothing", "not-ours", () => new Uint8Array()],
  ["HTML", "not-ours", () => new TextEncoder().encode("<html><script>alert(1)</script></html>")],
  ["JSON", "not-ours", () => new TextEncoder().encode('{"__proto__":{"admin":true}}')],
  ["a spreadsheet formula", "not-ours", () => new TextEncoder().encode('=HYPERLINK("http://x","y")')],
  ["a zip file", "not-ours", () => Uint8Array.from([0x50, 0x4b, 3, 4, ...deflateSync(new Uint8Array(100))])],
  ["a newer version", "too-new", ({ genuine }) => genuine.map((each, index) => (index === 2 ? 9 : each))],
  ["an older version", "not-ours", ({ genuine }) => genuine.map((each, index) => (index === 2 ? 0 : each))],
  ["unknown content", "not-ours", ({ genuine }) => genuine.map((each, index) => (index === 3 ? 77 : each))],
  ["too much", "too-large", ({ genuine }) => concatenated(genuine, new Uint8Array(17 * 1024 * 1024))],
  ["the first half", "damaged", ({ genuine }) => genuine.slice(0, genuine.length / 2)],
  ["all but the last byte", "damaged", ({ genuine }) => genuine.slice(0, -1)],
  ["one flipped bit of the text", "damaged", ({ genuine }) => flipped(genuine, 60)],
  ["one flipped bit of the tag", "damaged", ({ genuine }) => flipped(genuine, -1)],
  ["one flipped bit of the nonce", "damaged", ({ genuine }) => flipped(genuine, 9)],
  ["another event's key", "other-event", async ({ member }) => sealContent("batch", "ab".repeat(32), await member.packed(), sealing)],
  [
    "another event under this key",
    "other-event",
    async ({ member }) => {
      const event = member.next(note("x"), { tournament: "t2" });
      return member.sealed([event], [await member.sign(event)], "t2");
    },
  ],
  ["noise under the event's key", "malformed", ({ member }) => member.raw(crypto.getRandomValues(new Uint8Array(500)))],
  ["a deflate bomb", "malformed", ({ member }) => member.raw(raw([0, 60_000_000, 0], deflateRawSync(new Uint8Array(60_000_000))))],
  [
    "a bomb that lies about its size",
    "malformed",
    ({ member }) => member.raw(raw([0, 1000, 0], deflateRawSync(new Uint8Array(60_000_000)))),
  ],
  [
    "few bytes for very many values",
    "malformed",
    ({ member }) => member.raw(raw([0, 8, 0], deflateRawSync(Uint8Array.from([1, 6, 255, 255, 255, 127, 1, 0])))),
  ],
  [
    "deep nesting",
    "malformed",
    ({ member }) => {
      const codes = Uint8Array.from(Array.from({ length: 5_000 }, () => [1, 6, 1]).flat());
      return member.raw(raw([0, codes.length, 0], deflateRawSync(codes)));
    },
  ],
  [
    "a field that nobody knows",
    "malformed",
    ({ member }) => {
      const event = { ...(member.log[0] as LogEvent), body: { ...note("x"), admin: true } as unknown as Body };
      return member.sealed([event], []);
    },
  ],
  [
    "a prototype in the body",
    "malformed",
    ({ member }) => {
      const body = JSON.parse('{"kind":"noted","day":1,"round":1,"text":"x","__proto__":{"admin":true}}') as Body;
      return member.sealed([{ ...(member.log[0] as LogEvent), body }], []);
    },
  ],
  [
    "a text that is too long",
    "malformed",
    ({ member }) => member.sealed([{ ...(member.log[0] as LogEvent), body: note("x".repeat(10_001)) }], []),
  ],
  ["no seal", "no-seal", ({ member }) => member.sealed(member.log, [])],
  [
    "somebody else's seal",
    "forged-seal",
    async ({ member, code }) => {
      const other = await createMember(code);
      return member.sealed(member.log, [await other.sign(member.log[0] as LogEvent)]);
    },
  ],
  [
    "another key for this phone",
    "forged-key",
    async ({ member, code }) => {
      const other = await createMember(code);
      const event = other.next({ kind: "joined", judge: "x", key: member.key, app: "1" }, { clock: 50 });
      return other.sealed([...other.log, event]);
    },
  ],
  [
    "an event in the head judge's name",
    "no-seal",
    async ({ head, member }) => {
      const last = (await eventsOnDisk(head)).at(-1) as LogEvent;
      const stamp = { id: crypto.randomUUID(), tournament: T, phone: last.phone, by: "Head judge", at: AT };
      const forged = chained(
        stamp,
        { kind: "role-given", phone: member.phone, role: "head" },
        { seq: last.seq, hash: hashOf(last) },
        last.clock,
      );
      return member.sealed([forged], []);
    },
  ],
  [
    "an event in the head judge's name with one's own seal",
    "forged-seal",
    async ({ head, member }) => {
      const last = (await eventsOnDisk(head)).at(-1) as LogEvent;
      const stamp = { id: crypto.randomUUID(), tournament: T, phone: last.phone, by: "Head judge", at: AT };
      const forged = chained(stamp, note("forged"), { seq: last.seq, hash: hashOf(last) }, last.clock);
      return member.sealed([forged], [await member.sign(forged)]);
    },
  ],
  [
    "a rewritten past of the head judge",
    "no-seal",
    async ({ head, member }) => {
      const events = await eventsOnDisk(head);
      return member.sealed(
        events.map((each) => (each.body.kind === "noted" ? { ...each, body: note("rewritten") } : each)),
        [],
      );
    },
  ],
  [
    "a phone that never joined",
    "not-joined",
    async ({ code }) => {
      const other = await createMember(code);
      other.log.length = 0;
      return other.sealed([other.write(note("hello"))]);
    },
  ],
  [
    "a keyless phone that never joined",
    "not-joined",
    ({ member }) => {
      member.log.length = 0;
      return member.sealed([member.next(note("hello"), { phone: crypto.randomUUID() })], []);
    },
  ],
  [
    "a gap",
    "gap",
    ({ member }) => {
      for (const text of ["one", "two"]) member.write(note(text));
      return member.sealed([member.log[0], member.log[2]] as LogEvent[]);
    },
  ],
  [
    "a clock that goes back",
    "clock",
    ({ member }) => {
      member.write(note("now"), { clock: 500 });
      member.write(note("before"), { clock: 3 });
      return member.sealed();
    },
  ],
];

async function everything({ db }: StorePhone) {
  return Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]));
}

describe("hostile input changes nothing and says why", { timeout: 60_000 }, () => {
  test.each(attacks)("%s: %s", async (_, code, attack) => {
    const given = await event();
    const state = await openState(given.head.store, T);
    const bytes = await attack(given);
    const [before, version] = [await everything(given.head), state.version];
    for (const take of [given.head.store.exchange.planBatch, given.head.store.exchange.importBatch]) {
      const result = await take(bytes, "live");
      if (result.ok) throw new Error("taken");
      expect(result.error.kind === "fault" ? result.error.fault.kind : result.error.kind).toBe(code);
    }
    expect(await everything(given.head)).toEqual(before);
    expect([state.version, ({} as { admin?: boolean }).admin]).toEqual([version, undefined]);
  });

  test("a replayed batch is known already, and an older one takes nothing back", async () => {
    const { head, genuine, code } = await event();
    const floor = createStorePhone("Floor judge");
    must(await floor.store.exchange.join(code));
    must(await floor.store.exchange.importBatch(genuine, "live"));
    must(await head.store.write(T, [{ body: { kind: "set", settings: { name: "Renamed" } } }]));
    must(await floor.store.exchange.importBatch(must(await head.store.exchange.exportBatch(T, "everything")).bytes, "live"));
    const events = await eventsOnDisk(floor);
    expect(must(await floor.store.exchange.importBatch(genuine, "live"))).toMatchObject({ fresh: 0, known: 3 });
    expect(await eventsOnDisk(floor)).toEqual(events);
    expect((await openState(floor.store, T)).settings?.name).toBe("Renamed");
  });

  test("a member's forged role and decision are kept, shown as not valid, and decide nothing", async () => {
    const { head, member } = await event();
    const state = await openState(head.store, T);
    const forged = [
      member.write({ kind: "role-given", phone: member.phone, role: "head" }, { clock: 100 }),
      member.write({ kind: "opened", settings: { ...settings, name: "Mine" } }),
      member.write({ kind: "house-ruled", infraction: "122", level: "rel-3", penalties: [] }),
    ];
    expect(must(await head.store.exchange.importBatch(await member.sealed(), "live"))).toMatchObject({ fresh: 4 });
    expect([...state.invalid].sort()).toEqual(forged.map((each) => each.id).sort());
    expect([state.settings?.name, state.house.size]).toEqual(["大会", 0]);
  });

  test("an id that somebody takes again is a clash: both are kept and shown, here and after a restart", async () => {
    const { head, member } = await event();
    const genuine = (await eventsOnDisk(head)).find((each) => each.body.kind === "noted") as { readonly id: string };
    member.write(note("usurped"), { id: genuine.id });
    const bytes = await member.sealed();
    const state = await openState(head.store, T);
    expect(must(await head.store.exchange.importBatch(bytes, "live"))).toMatchObject({ fresh: 1, clashes: 1 });
    expect(must(await head.store.exchange.importBatch(bytes, "live"))).toMatchObject({ fresh: 0, clashes: 0, known: 2 });
    expect(state.clashes.get(genuine.id)?.length).toBe(2);
    expect((await eventsOnDisk(head)).filter((each) => each.id === genuine.id).length).toBe(2);
    const third = createStorePhone("Third");
    must(await third.store.exchange.join(must(parseJoinCode(must(await head.store.exchange.joinCode(T))))));
    must(await third.store.exchange.importBatch(must(await head.store.exchange.exportBatch(T, "everything")).bytes, "live"));
    expect((await openState(third.store, T)).clashes.get(genuine.id)?.length).toBe(2);
  });

  test("frames of two transfers never become one", async () => {
    const { genuine, member } = await event();
    const other = await member.sealed();
    const [one, two, receiver] = [must(createSender(genuine, "0.1.0")), must(createSender(other, "9.9.9")), createReceiver()];
    expect(receiver.receive(two.frame(0))).toMatchObject({ kind: "done", bytes: other });
    expect(receiver.receive(one.frame(0))).toMatchObject({ kind: "done", bytes: genuine });
    expect(parseExchangeFile(genuine).ok).toBe(false);
  });
});
