import { describe, expect, test } from "vitest";
import { type HubCode, parseJoinCode, recordIdOf } from "#exchange";
import { err, ok } from "#lib/result.ts";
import { type Body, canonicalJson, eventsOf } from "#log";
import type { HubLink, LinkFault } from "./hub-link.ts";
import { exchangeWithHub } from "./hub-round.ts";
import { createStorePhone, must, openState, type StorePhone } from "./testing/phones.ts";

const settings = {
  name: "大会 2026",
  from: "2026-12-05",
  to: "2026-12-06",
  guide: "dci-2005",
  edition: "2005",
  level: "rel-3",
  matchForm: "best-of-three",
  decisions: {},
} as const;

/** What a hub does: one record for one id, in one order, for ever. */
function createStream(created = "monday") {
  const records: { readonly id: string; readonly bytes: Uint8Array }[] = [];
  return { created, records };
}

type Stream = ReturnType<typeof createStream>;
const CUT: LinkFault = { kind: "unreachable" };

/** `cuts` says for each request whether the network takes the request, the answer, or nothing. */
function linkTo(stream: Stream, cuts: () => "request" | "answer" | "nothing" = () => "nothing"): HubLink {
  async function answer<T>(work: () => T) {
    const cut = cuts();
    if (cut === "request") return err(CUT);
    const value = work();
    return cut === "answer" ? err(CUT) : ok(value);
  }
  return {
    stream: () => answer(() => ({ created: stream.created, last: stream.records.length })),
    record: (seq) =>
      answer(() => {
        const record = stream.records[seq - 1];
        if (!record) throw new Error(`record ${seq} was asked for`);
        return { seq, ...record };
      }),
    send: (id, bytes) =>
      answer(() => {
        if (stream.records.some((each) => each.id === id)) return undefined;
        stream.records.push({ id, bytes });
        return stream.records.length;
      }),
    close: () => undefined,
  };
}

async function phonesOfOneEvent(...judges: readonly string[]): Promise<readonly StorePhone[]> {
  const phones = judges.map((judge) => createStorePhone(judge));
  const [head, ...others] = phones;
  if (!head) return [];
  must(await head.store.write("t1", [{ body: { kind: "opened", settings } }]));
  const code = must(parseJoinCode(must(await head.store.exchange.joinCode("t1"))));
  for (const each of others) must(await each.store.exchange.join(code));
  for (const each of phones) must(await each.store.hub.enter("t1", await hubCode(each)));
  return phones;
}

async function hubCode({ store }: StorePhone): Promise<HubCode> {
  return { url: "wss://hub.example", event: must(await store.exchange.hubName("t1")), token: "a.b.c", until: 0 };
}

function meet({ store }: StorePhone, link: HubLink, again = true) {
  return exchangeWithHub({ store: store.hub, link, tournament: "t1", now: () => "2026-12-05T14:00:00+08:00", again });
}

async function logOf({ store }: StorePhone): Promise<readonly string[]> {
  const state = await openState(store, "t1");
  return eventsOf(state).map(canonicalJson).sort();
}

function note(text: string): Body {
  return { kind: "player-added", player: `@${text}`, person: { name: text, role: "player" } };
}

/** The same numbers for the same seed. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe("phones that meet at a hub", { timeout: 120_000 }, () => {
  test("end with one log; each record is there once, and nothing is sent when nothing is new", async () => {
    const [head, left, right] = (await phonesOfOneEvent("Judge A", "Judge B", "Judge C")) as [StorePhone, StorePhone, StorePhone];
    const stream = createStream();
    must(await left.store.write("t1", [{ body: note("Player 01") }]));
    for (const each of [left, head, right, left, head]) must(await meet(each, linkTo(stream)));
    expect(await logOf(left)).toEqual(await logOf(head));
    expect(await logOf(right)).toEqual(await logOf(head));
    expect(stream.records).toHaveLength(3);
    for (const each of [left, head, right]) must(await meet(each, linkTo(stream)));
    expect(stream.records).toHaveLength(3);
    expect(must(await head.store.hub.waiting("t1"))).toBe(0);
  });

  for (const seed of [1, 2, 3, 4, 5]) {
    test(`a network that cuts off every third request, and a hub that is emptied in between: nothing lost, nothing stuck (${seed})`, async () => {
      const phones = await phonesOfOneEvent("Judge A", "Judge B", "Judge C");
      const chance = chances(seed);
      let stream = createStream();
      const cuts = () => (chance() < 0.33 ? (chance() < 0.5 ? "request" : "answer") : "nothing");
      for (let turn = 0; turn < 40; turn += 1) {
        const phone = phones[Math.floor(chance() * phones.length)] as StorePhone;
        if (chance() < 0.5) must(await phone.store.write("t1", [{ body: note(`Player ${turn}`) }]));
        await meet(phone, linkTo(stream, cuts));
        if (turn === 20) stream = createStream("tuesday");
        // Power was lost, and with it the end of the stream.
        if (turn === 30) stream.records.splice(-2);
      }
      for (const each of [...phones, ...phones]) must(await meet(each, linkTo(stream)));
      const [first, ...others] = await Promise.all(phones.map(logOf));
      for (const each of others) expect(each).toEqual(first);
      const ids = stream.records.map((each) => each.id);
      expect(new Set(ids).size).toBe(ids.length);
      const length = stream.records.length;
      for (const each of phones) must(await meet(each, linkTo(stream)));
      expect(stream.records).toHaveLength(length);
    });
  }

  test("a record that was not acknowledged goes again with the same id", async () => {
    const [head] = (await phonesOfOneEvent("Judge A")) as [StorePhone];
    const stream = createStream();
    let requests = 0;
    const lost = await meet(
      head,
      linkTo(stream, () => (++requests === 2 ? "answer" : "nothing")),
    );
    expect([lost.ok, stream.records.length]).toEqual([false, 1]);
    must(await head.store.write("t1", [{ body: note("Player 02") }]));
    must(await meet(head, linkTo(stream)));
    expect(stream.records).toHaveLength(2);
    expect(must(await head.store.hub.read("t1"))?.pending).toBeUndefined();
  });

  test("a record without its beginning waits for it, and rubbish does not stop what comes behind", async () => {
    const [head, floor] = (await phonesOfOneEvent("Judge A", "Judge B")) as [StorePhone, StorePhone];
    const whole = createStream();
    for (const name of ["Player 01", "Player 02"]) {
      must(await head.store.write("t1", [{ body: note(name) }]));
      must(await meet(head, linkTo(whole)));
    }
    const [first, second] = whole.records;
    if (!first || !second) throw new Error("two records");
    const rubbish = Uint8Array.from({ length: 50 }, (_, index) => index);
    const stream = createStream();
    stream.records.push(second, { id: recordIdOf(rubbish), bytes: rubbish });
    must(await meet(floor, linkTo(stream)));
    expect(must(await floor.store.hub.read("t1"))?.progress).toMatchObject({ read: 3, refused: 1, later: [{ seq: 1, kind: "gap" }] });
    stream.records.push(first);
    must(await meet(floor, linkTo(stream), false));
    expect(must(await floor.store.hub.read("t1"))?.progress).toMatchObject({ read: 4, later: [] });
    expect(await logOf(floor)).toEqual(expect.arrayContaining([...(await logOf(head))]));
  });

  test("a hub's code for another event is refused, and a hub that is forgotten is left alone", async () => {
    const [head] = (await phonesOfOneEvent("Judge A")) as [StorePhone];
    const code = { ...(await hubCode(head)), event: "aaaaaaaaaaaaaaaa" };
    expect(await head.store.hub.enter("t1", code)).toEqual({ ok: false, error: { kind: "other-hub" } });
    must(await head.store.hub.forget("t1"));
    const stream = createStream();
    must(await meet(head, linkTo(stream)));
    expect([stream.records.length, must(await head.store.hub.read("t1"))]).toEqual([0, undefined]);
  });
});
