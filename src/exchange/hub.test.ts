import { describe, expect, test } from "vitest";
import {
  afresh,
  afterAck,
  afterRecord,
  afterRetry,
  formatHubCode,
  formatHubName,
  hubNameOf,
  isSameStream,
  NO_PROGRESS,
  parseHubCode,
  parseHubName,
  recordIdOf,
  withoutPassed,
} from "#exchange";

const head = (phone: string, seq: number) => ({ phone, seq, hash: `${seq}`.padStart(8, "0") });
const code = { url: "wss://hub.example:8443/judges", event: "abcdefgh2345mnop", token: "eyJh.eyJi.c2ln", until: 1_800_000_000 };

describe("names on a hub", () => {
  test("an event's name follows from its key, another key gives another, and it is read as it is typed", () => {
    const name = hubNameOf("ab".repeat(32));
    expect(name).toMatch(/^[a-z2-7]{16}$/);
    expect(hubNameOf("ab".repeat(32))).toBe(name);
    expect(hubNameOf("ac".repeat(32))).not.toBe(name);
    expect(formatHubName(name)).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(parseHubName(` ${formatHubName(name).toUpperCase()} `)).toBe(name);
    expect(parseHubName("0188 aaaa aaaa aaaa")).toBe("olbbaaaaaaaaaaaa");
    for (const wrong of ["", "abcd", "abcd-efgh-2345-mno", "abcd-efgh-2345-mno.", "abcd-efgh-2345-mnopq"]) {
      expect(parseHubName(wrong)).toBeUndefined();
    }
  });

  test("a record is named after its bytes", () => {
    expect(recordIdOf(Uint8Array.of(1))).toBe(recordIdOf(Uint8Array.of(1)));
    expect(recordIdOf(Uint8Array.of(1))).not.toBe(recordIdOf(Uint8Array.of(2)));
  });

  test("a hub's code comes back as it was, and leads nowhere but to a secure address", () => {
    const made = formatHubCode(code);
    expect(made.ok && parseHubCode(made.value)).toEqual({ ok: true, value: code });
    for (const wrong of [
      { ...code, url: "ws://hub.example" },
      { ...code, url: "https://hub.example" },
      { ...code, url: "wss://user@hub.example" },
      { ...code, url: "wss://hub.example/?to=x" },
      { ...code, event: "ev.other.>" },
      { ...code, token: "not a token" },
      { ...code, until: 1e15 },
    ]) {
      const text = formatHubCode(wrong);
      expect(text.ok && parseHubCode(text.value)).toMatchObject({ ok: false, error: { kind: "malformed" } });
    }
  });
});

describe("how far a phone has come with a hub", () => {
  const read = afterRecord(afresh("monday"), { seq: 1, id: "r1" }, { kind: "taken", heads: [head("a", 4)] });

  test("the stream is the same as long as it has not begun anew or lost its end", () => {
    expect(isSameStream(read, { created: "monday", last: 1 }, "r1")).toBe(true);
    expect(isSameStream(read, { created: "monday", last: 9 }, "r1")).toBe(true);
    expect(isSameStream(read, { created: "tuesday", last: 9 }, "r1")).toBe(false);
    expect(isSameStream(read, { created: "monday", last: 0 }, undefined)).toBe(false);
    expect(isSameStream(read, { created: "monday", last: 9 }, "r1 of somebody else")).toBe(false);
    expect(isSameStream(NO_PROGRESS, { created: "monday", last: 0 }, undefined)).toBe(false);
    expect(isSameStream(afresh("monday"), { created: "monday", last: 3 }, undefined)).toBe(true);
  });

  test("what was sent counts as held once it is acknowledged, and is not read back if nothing came in between", () => {
    expect(afterAck(read, { seq: 2, id: "mine" }, [head("b", 2)])).toMatchObject({
      read: 2,
      readId: "mine",
      heads: [head("a", 4), head("b", 2)],
    });
    expect(afterAck(read, { seq: 3, id: "mine" }, [head("b", 2)])).toMatchObject({
      read: 1,
      readId: "r1",
      heads: [head("a", 4), head("b", 2)],
    });
    expect(afterAck(read, { seq: undefined, id: "mine" }, [head("a", 4)])).toMatchObject({ read: 1, heads: [head("a", 4)] });
  });

  test("what does not fit yet is read again, what never fits is counted, and reading goes on", () => {
    const late = afterRecord(read, { seq: 2, id: "r2" }, { kind: "later", why: "gap" });
    const bad = afterRecord(late, { seq: 3, id: "r3" }, { kind: "refused" });
    expect(bad).toMatchObject({ read: 3, readId: "r3", refused: 1, later: [{ seq: 2, kind: "gap" }], heads: [head("a", 4)] });
    expect(afterRetry(bad, 2, { kind: "later", why: "gap" }).later).toEqual([{ seq: 2, kind: "gap" }]);
    expect(afterRetry(bad, 2, { kind: "taken", heads: [head("c", 7)] })).toMatchObject({
      read: 3,
      later: [],
      heads: [head("a", 4), head("c", 7)],
    });
  });

  test("of a chain the furthest end is enough, of a forked one all ends count", () => {
    const heads = [head("a", 4), head("a", 9), head("b", 2), head("b", 5)];
    expect(withoutPassed(heads, (tag) => tag === "b")).toEqual([head("a", 9), head("b", 2), head("b", 5)]);
  });
});
