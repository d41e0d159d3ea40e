import { describe, expect, test } from "vitest";
import { chained, hashOf } from "./chain.ts";
import { coverageFor, missingFor } from "./coverage.ts";
import type { LogEvent } from "./event.ts";
import { LAST_CLOCK } from "./fields.ts";
import { checkIncoming, type Held, type IncomingFault } from "./incoming.ts";
import type { Seal, Signing } from "./seal.ts";
import { createPhone } from "./testing/phone.ts";
import { createKeys, createSigningPhone, sealOf } from "./testing/signing.ts";

const nothing = heldFrom([]);
const note = (text: string) => ({ kind: "noted", day: 1, round: 1, text }) as const;

async function sample() {
  const phone = await createSigningPhone();
  for (const text of ["one", "two", "three"]) phone.write(note(text));
  return { phone, events: [...phone.log], seals: [await phone.seal()], signing: phone.signing };
}

function heldFrom(events: readonly LogEvent[]): Held {
  return {
    at: (phone, seq) =>
      events.filter((each) => each.phone === phone && each.seq === seq).map((each) => ({ hash: hashOf(each), clock: each.clock })),
    keys: new Map(events.flatMap(({ phone, body }) => (body.kind === "joined" ? [[phone, body.key]] : []))),
  };
}

function check(events: readonly LogEvent[], seals: readonly Seal[], signing: Signing, held = nothing) {
  return checkIncoming({ tournament: "t1", events, hashes: events.map(hashOf), seals }, held, signing);
}

async function faultOf(...given: Parameters<typeof check>): Promise<IncomingFault["kind"] | undefined> {
  const result = await check(...given);
  return result.ok ? undefined : result.error.kind;
}

describe("incoming events", { timeout: 60_000 }, () => {
  test("a sealed chain is taken, whole, repeated or as the rest of what is held", async () => {
    const { phone, events, seals, signing } = await sample();
    const result = await check(events, seals, signing);
    expect(result).toEqual({ ok: true, value: { trust: new Map([[phone.name, "signed"]]), seals } });
    expect(await faultOf(events, seals, signing, heldFrom(events))).toBeUndefined();
    expect(await faultOf(events.slice(2), seals, signing, heldFrom(events.slice(0, 2)))).toBeUndefined();
  });

  test("many events cost one signature", async () => {
    const { phone, signing } = await sample();
    for (let index = 0; index < 200; index += 1) phone.write(note(String(index)));
    let checks = 0;
    const verify: Signing["verify"] = (...given) => {
      checks += 1;
      return signing.verify(...given);
    };
    const counting = { ...signing, verify };
    expect(await faultOf([...phone.log], [await phone.seal()], counting)).toBeUndefined();
    expect(checks).toBe(1);
  });

  test("what was changed, cut off, left out or written by others is refused", async () => {
    const { phone, events, seals, signing } = await sample();
    const [joined, one, two, three] = events as [LogEvent, LogEvent, LogEvent, LogEvent];
    const other = await createSigningPhone();
    const changed = { ...one, body: note("changed") };
    expect(await faultOf([joined, changed, two, three], seals, signing)).toBe("altered");
    expect(await faultOf([joined, one, two, { ...three, body: note("changed") }], seals, signing)).toBe("no-seal");
    expect(await faultOf([joined, one, two], seals, signing)).toBe("no-seal");
    expect(await faultOf([joined, two, three], seals, signing)).toBe("gap");
    expect(await faultOf([two, three], seals, signing)).toBe("gap");
    expect(await faultOf(events, [], signing)).toBe("no-seal");
    expect(await faultOf(events, [await sealOf(three, other.signing)], signing)).toBe("forged-seal");
    expect(await faultOf(events, [{ ...seals[0], signature: "00".repeat(64) } as Seal], signing)).toBe("forged-seal");
    expect(await faultOf([{ ...joined, tournament: "t2" }], seals, signing)).toBe("other-tournament");
    const stamp = { id: "x", tournament: "t1", phone: phone.name, by: "J", at: three.at };
    const backwards = chained(stamp, note("back"), { seq: 4, hash: hashOf(three) }, one.clock - 1);
    expect(await faultOf([...events, backwards], [await sealOf(backwards, signing)], signing)).toBe("clock");
    const last = { ...chained({ ...stamp, id: "y" }, note("end"), { seq: 4, hash: hashOf(three) }, LAST_CLOCK) };
    const after = chained({ ...stamp, id: "z" }, note("end"), { seq: 5, hash: hashOf(last) }, LAST_CLOCK);
    expect(await faultOf([...events, last, after], [await sealOf(after, signing)], signing)).toBeUndefined();
  });

  test("a phone must join with its own key", async () => {
    const { phone, signing } = await sample();
    const { key } = await createKeys();
    const stranger = createPhone(phone.name);
    stranger.write(note("who am I"));
    expect(await faultOf(stranger.log, [await sealOf(stranger.log[0] as LogEvent, signing)], signing)).toBe("not-joined");
    const thief = createPhone(phone.name);
    thief.write({ kind: "joined", judge: "Thief", key, app: "1" });
    expect(await faultOf(thief.log, [await sealOf(thief.log[0] as LogEvent, signing)], signing)).toBe("forged-key");
    const keyless = createPhone(phone.name);
    keyless.write({ kind: "joined", judge: "Keyless", app: "1" });
    expect(await faultOf(keyless.log, [await sealOf(keyless.log[0] as LogEvent, signing)], signing)).toBe("not-joined");
  });

  test("a phone without a key is taken as unsigned, and a browser that cannot check says so", async () => {
    const { phone, events, seals, signing } = await sample();
    const old = createPhone("2b1c6f0e-0000-4000-8000-000000000000");
    old.write({ kind: "joined", judge: "Old phone", app: "1" });
    const result = await check([...events, ...old.log], seals, signing);
    expect(result.ok && [...result.value.trust.values()]).toEqual(["signed", "unsigned"]);
    const blind = await check(events, seals, { ...signing, verify: async () => undefined });
    expect(blind.ok && blind.value.trust.get(phone.name)).toBe("unchecked");
  });

  test("both ends of a fork must be sealed", async () => {
    const { phone, events, seals, signing } = await sample();
    const two = events[2] as LogEvent;
    const stamp = { id: "fork", tournament: "t1", phone: phone.name, by: "J", at: two.at };
    const fork = chained(stamp, note("restored"), { seq: 3, hash: hashOf(two) }, two.clock);
    expect(await faultOf([...events, fork], seals, signing)).toBe("no-seal");
    expect(await faultOf([...events, fork], [...seals, await sealOf(fork, signing)], signing)).toBeUndefined();
    expect(await faultOf([fork], [await sealOf(fork, signing)], signing, heldFrom(events))).toBeUndefined();
  });
});

describe("what another phone lacks", { timeout: 60_000 }, () => {
  test("is the rest of each chain, as far as its phone sealed it", async () => {
    const { phone, events, seals } = await sample();
    phone.write(note("not sealed yet"));
    expect(missingFor(phone.log, seals, "everything")).toEqual(events);
    for (const held of [0, 1, 2, 4]) {
      const lacking = coverageFor("t1", events.slice(0, held), "2026-12-05T14:00:00+08:00");
      expect(missingFor(phone.log, seals, lacking)).toEqual(events.slice(held));
    }
    expect(missingFor(events.slice(0, 2), seals, coverageFor("t1", events, ""))).toEqual([]);
  });

  test("is the whole chain where theirs went another way, and then only what they miss of it", async () => {
    const { phone, events, seals, signing } = await sample();
    const [joined, one, two] = events as [LogEvent, LogEvent, LogEvent];
    const stamp = { id: "fork", tournament: "t1", phone: phone.name, by: "J", at: two.at };
    const fork = chained(stamp, note("restored"), { seq: 3, hash: hashOf(two) }, two.clock);
    const theirs = [joined, one, two, fork];
    const [end, forkEnd] = [await sealOf(fork, signing), ...seals] as [Seal, Seal];
    expect(missingFor(events, seals, coverageFor("t1", theirs, ""))).toEqual(events);
    const both = [...events, fork];
    expect(missingFor(both, [end, forkEnd], coverageFor("t1", theirs, ""))).toEqual(events.slice(3));
    expect(missingFor(both, [end, forkEnd], coverageFor("t1", both, ""))).toEqual([]);
  });
});
