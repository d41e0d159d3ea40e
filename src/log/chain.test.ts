import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, chained, chainFault, forksOf, hashOf } from "./chain.ts";
import type { LogEvent } from "./event.ts";
import { LAST_CLOCK, LIMITS } from "./fields.ts";
import { createPhone } from "./testing/phone.ts";

const stamp = { id: "e1", tournament: "t1", phone: "p1", by: "Judge 01", at: "2026-12-05T14:07:31+08:00" };
const first: LogEvent = chained(stamp, { kind: "noted", day: 1, round: 1, text: "桌 4" }, undefined, 0);

function chainOfFour(): [LogEvent, LogEvent, LogEvent, LogEvent] {
  const phone = createPhone("a");
  return [1, 2, 3, 4].map((round) => phone.write({ kind: "noted", day: 1, round, text: `note ${round}` })) as [
    LogEvent,
    LogEvent,
    LogEvent,
    LogEvent,
  ];
}

describe("canonical JSON", () => {
  test("is the same for the same fields in any order", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });

  test("sorts keys, leaves out what is undefined and all spaces", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "é\u2028" }], a: undefined, "": true })).toBe('{"":true,"b":[1,{"c":"é\u2028","d":null}]}');
  });

  test("survives half a surrogate pair", () => {
    expect(canonicalJson("\ud842")).toBe('"\\ud842"');
  });
});

describe("the hash", () => {
  test("of a known event is known", () => {
    expect(canonicalJson(first)).toBe(
      '{"at":"2026-12-05T14:07:31+08:00","body":{"day":1,"kind":"noted","round":1,"text":"桌 4"},"by":"Judge 01","clock":1,"id":"e1","phone":"p1","prev":null,"seq":1,"tournament":"t1","v":1}',
    );
    // printf '%s' '<the text above>' | openssl dgst -sha256 -binary | base64 | tr '+/' '-_' | tr -d '='
    expect(hashOf(first)).toBe("NTGrHqeGG4wN7fRWtn3Ss6WpbzazMKl5VB-HfgfePbA");
  });

  test("changes with every field", () => {
    for (const field of Object.keys(first)) expect(hashOf({ ...first, [field]: "x" })).not.toBe(hashOf(first));
  });
});

describe("an event", () => {
  test("follows the one before it and every clock seen", () => {
    const next = chained({ ...stamp, id: "e2" }, first.body, { seq: 1, hash: hashOf(first) }, 40);
    expect(next).toMatchObject({ v: 1, seq: 2, prev: hashOf(first), clock: 41 });
  });

  test("can still be written after a forged clock", () => {
    expect(chained(stamp, first.body, undefined, LAST_CLOCK).clock).toBe(LAST_CLOCK);
  });

  test("that no phone could read again is not written", () => {
    const text = "あ".repeat(LIMITS.note);
    expect(chained(stamp, { kind: "noted", day: 1, round: 1, text }, undefined, 0).body).toMatchObject({ text });
    expect(() => chained(stamp, { kind: "noted", day: 1, round: 1, text: `${text}い` }, undefined, 0)).toThrow();
    expect(() => chained({ ...stamp, at: "2026-12-05T06:07:31.000Z" }, first.body, undefined, 0)).toThrow();
  });
});

describe("a chain", () => {
  const [one, two, three, four] = chainOfFour();

  test("is whole in any order, twice, and from a later start", () => {
    expect(chainFault([])).toBeUndefined();
    expect(chainFault([one, two, three, four])).toBeUndefined();
    expect(chainFault([four, two, one, three, two])).toBeUndefined();
    expect(chainFault([three, four])).toBeUndefined();
  });

  test("with a hole has a gap", () => {
    expect(chainFault([one, two, four])).toEqual({ kind: "gap", phone: "a", seq: 4 });
  });

  test("with a changed event is altered at the next one", () => {
    expect(chainFault([one, { ...two, by: "Judge b" }, three])).toEqual({ kind: "altered", phone: "a", seq: 3 });
    expect(chainFault([{ ...one, prev: hashOf(four) }])).toEqual({ kind: "altered", phone: "a", seq: 1 });
    expect(chainFault([{ ...three, prev: null }])).toEqual({ kind: "altered", phone: "a", seq: 3 });
  });

  test("with two events in each other's place is altered", () => {
    expect(chainFault([one, { ...two, seq: 3 }, { ...three, seq: 2 }])).toEqual({ kind: "altered", phone: "a", seq: 2 });
  });

  test("of another phone or tournament is another chain", () => {
    expect(chainFault([one, { ...two, phone: "b" }, { ...two, tournament: "t2" }, three])).toEqual({ kind: "gap", phone: "a", seq: 3 });
  });

  test("that parted is told and stays readable: both ends are genuine", () => {
    const fork = { ...three, id: "restored-3", at: "2026-12-05T19:00:00+08:00" };
    const after = chained({ ...stamp, phone: "a", id: "restored-4" }, first.body, { seq: 3, hash: hashOf(fork) }, 9);
    const events = [one, two, three, four, fork, after];
    expect(chainFault(events)).toBeUndefined();
    expect(forksOf(events)).toEqual([{ tournament: "t1", phone: "a", seq: 3 }]);
    expect(forksOf([one, two, three, three])).toEqual([]);
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reversed(each)]),
  );
}
