import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addEvents } from "./add-events.ts";
import { formatBundle, parseBundle, planMerge } from "./bundle.ts";
import { chained, hashOf } from "./chain.ts";
import type { LogEvent } from "./event.ts";
import { createLogState, entriesOf } from "./state.ts";
import { addPlayer, createPhone, rule } from "./testing/phone.ts";
import { projectionOf } from "./testing/projection.ts";

const about = { exported: "2026-12-05T20:00:00+08:00", app: "0.1.0" };
const AWKWARD = [
  "葉㍿𠮷野家 🀄 ﾊﾝｶｸ ＡＢＣ１２３",
  "trailing ideographic space\u3000",
  "\u200fright to left\u202e",
  "line\u2028separator\u2029and\r\nCR/LF\rand\n",
  'tab\t, ; | "quotes" {"json": [1]} \\ \u0000',
  "---",
  "<img src=x onerror=alert(1)>",
  "=HYPERLINK(1)",
  "half a pair \ud842",
  "é e\u0301 Å",
];

function sampleLog() {
  const phone = createPhone("a");
  const player = addPlayer(phone, "選手一", "00123");
  for (const round of [1, 2, 3]) rule(phone, player, round, { note: AWKWARD[round] ?? "" });
  return phone;
}

/** The file as anybody could rewrite it. */
function rewritten(change: (file: { version: unknown; heads: unknown[]; events: Record<string, unknown>[] }) => unknown): string {
  const file = JSON.parse(formatBundle(sampleLog().log, about));
  return JSON.stringify(change(file) ?? file);
}

function errorOf(text: string) {
  const parsed = parseBundle(text);
  return parsed.ok ? undefined : parsed.error;
}

describe("a file comes back unchanged", () => {
  test("to the byte, with every awkward text in every text field", () => {
    const phone = createPhone("a");
    for (const text of AWKWARD) {
      const player = addPlayer(phone, text, text);
      phone.write({ kind: "player-changed", player, name: text });
      const { id } = rule(phone, player, 1, { note: text, table: text.slice(0, 20), deviation: text });
      phone.write({ kind: "corrected", target: id, note: text });
      phone.write({ kind: "voided", target: id, reason: text });
      phone.write({ kind: "decided", target: id, decision: "refused", reason: text });
      phone.write({ kind: "noted", player, day: 1, round: 1, text });
      phone.write({ kind: "joined", judge: text, app: "0.1.0" });
    }
    const text = formatBundle(phone.log, about);
    const parsed = parseBundle(text);
    expect(parsed.ok && parsed.value.events).toEqual(phone.log);
    expect(parsed.ok && formatBundle(parsed.value.events, parsed.value)).toBe(text);
    expect(parseBundle(`\uFEFF${text}`).ok).toBe(true);
    expect([...phone.state.players.values()].map((each) => each.name)).toEqual(AWKWARD);
  });

  test("with any text at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const phone = createPhone("a");
        phone.write({ kind: "noted", day: 1, round: 1, text });
        const parsed = parseBundle(formatBundle(phone.log, about));
        expect(parsed.ok && parsed.value.events).toEqual(phone.log);
      }),
    );
  });

  test("without events, with a part of a chain, and with a fork in it", () => {
    const { log } = sampleLog();
    expect(parseBundle(formatBundle([], about)).ok).toBe(true);
    expect(parseBundle(formatBundle(log.slice(2), about)).ok).toBe(true);
    const [one, two] = log as [LogEvent, LogEvent];
    const fork = chained({ ...two, id: "fork" }, two.body, { seq: 1, hash: hashOf(one) }, 7);
    const parsed = parseBundle(formatBundle([...log, fork], about));
    expect(parsed.ok && parsed.value.heads.map((each) => each.seq).sort()).toEqual([2, 4]);
    expect(planMerge(new Map(log.map((each) => [each.id, each])), [fork]).forks).toEqual([{ tournament: "t1", phone: "a", seq: 2 }]);
  });
});

describe("a file is refused as a whole", () => {
  test.each(["", "{", "<html></html>", "undefined", "\u0000", formatBundle(sampleLog().log, about).slice(0, -40)])(
    "if it is no JSON: %j",
    (text) => {
      expect(errorOf(text)).toEqual({ kind: "not-json" });
    },
  );

  test.each([
    "null",
    "1",
    '"floorbook-log"',
    "[]",
    "{}",
    '{"format":"other","version":1}',
    '{"format":"floorbook-log"}',
    '{"format":"floorbook-log","version":"1"}',
  ])("if it is not ours: %s", (text) => {
    expect(errorOf(text)).toEqual({ kind: "not-ours" });
  });

  test("if a newer version wrote it, or one event of it", () => {
    expect(errorOf('{"format":"floorbook-log","version":2,"anything":[]}')).toEqual({ kind: "too-new", version: 2 });
    expect(errorOf(rewritten((file) => void Object.assign(file.events[3] ?? {}, { v: 7, more: true })))).toEqual({
      kind: "too-new",
      version: 7,
    });
  });

  test.each([
    ["version", (file) => ({ ...file, version: 0 })],
    ["events", (file) => ({ ...file, events: undefined })],
    ["events", (file) => ({ ...file, events: {} })],
    ["heads", (file) => ({ ...file, heads: [] })],
    ["extra", (file) => ({ ...file, extra: 1 })],
    ["heads.0.seq", (file) => ({ ...file, heads: [{ ...(file.heads[0] as object), seq: -1 }] })],
    ["events.1", (file) => ({ ...file, events: [file.events[0], null] })],
    ["events.1.body.kind", (file) => void Object.assign(file.events[1]?.body ?? {}, { kind: "__proto__" })],
    ["events.1.body.round", (file) => void Object.assign(file.events[1]?.body ?? {}, { round: 1.5 })],
    ["events.1.body.note", (file) => void Object.assign(file.events[1]?.body ?? {}, { note: "x".repeat(10_001) })],
    ["events.1.body.facts.deck", (file) => void Object.assign(file.events[1]?.body ?? {}, { facts: { deck: [] } })],
    ["events.1.body.unknown", (file) => void Object.assign(file.events[1]?.body ?? {}, { unknown: 1 })],
    ["events.1.at", (file) => void Object.assign(file.events[1] ?? {}, { at: "2026-13-05T10:00:00+08:00" })],
    ["events.1.prev", (file) => void Object.assign(file.events[1] ?? {}, { prev: "short" })],
    ["events.1.id", (file) => void Object.assign(file.events[1] ?? {}, { id: "x".repeat(5_000_000) })],
  ] as const satisfies readonly (readonly [string, Parameters<typeof rewritten>[0]])[])(
    "if a field is wrong, and says where: %s",
    (where, change) => {
      expect(errorOf(rewritten(change))).toEqual({ kind: "malformed", where });
    },
  );

  test("if an event was altered", () => {
    const altered = rewritten((file) => void Object.assign(file.events[1]?.body ?? {}, { issued: [] }));
    expect(errorOf(altered)).toEqual({ kind: "chain", fault: "altered", phone: "a", seq: 3 });
    const last = rewritten((file) => void Object.assign(file.events.at(-1)?.body ?? {}, { issued: [] }));
    expect(errorOf(last)).toEqual({ kind: "incomplete", phone: "a", seq: 4 });
  });

  test("if an event was taken out or the end cut off", () => {
    expect(errorOf(rewritten((file) => void file.events.splice(1, 1)))).toEqual({ kind: "chain", fault: "gap", phone: "a", seq: 3 });
    expect(errorOf(rewritten((file) => void file.events.pop()))).toEqual({ kind: "incomplete", phone: "a", seq: 4 });
    expect(errorOf(rewritten((file) => void file.events.splice(0)))).toEqual({ kind: "incomplete", phone: "a", seq: 4 });
  });

  test("if events changed places in their chain; the order of the list means nothing", () => {
    const swapped = rewritten((file) => {
      const [, two, three] = file.events as [unknown, Record<string, unknown>, Record<string, unknown>];
      [two.seq, three.seq] = [three.seq, two.seq];
    });
    expect(errorOf(swapped)).toEqual({ kind: "chain", fault: "altered", phone: "a", seq: 2 });
    const turned = parseBundle(rewritten((file) => void file.events.reverse()));
    expect(turned.ok && formatBundle(turned.value.events, about)).toBe(formatBundle(sampleLog().log, about));
  });
});

describe("hostile input changes nothing", () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  test.each([
    ["deep nesting", deep],
    ["deep nesting in a field", rewritten((file) => void Object.assign(file, { extra: 0 })).replace('"extra":0', `"extra":${deep}`)],
    ["a prototype key at the top", rewritten(() => undefined).replace("{", '{"__proto__":{"polluted":1},')],
    ["a prototype key in an event", rewritten(() => undefined).replace('"events":[{', '"events":[{"__proto__":{"polluted":1},')],
    ["a prototype key in the facts", rewritten(() => undefined).replace('"facts":{', '"facts":{"__proto__":{"polluted":1}')],
    ["a constructor key in the facts", rewritten(() => undefined).replace('"facts":{', '"facts":{"constructor":true')],
    ["a huge number", rewritten(() => undefined).replace('"clock":1,', '"clock":1e308,')],
    ["a million heads", rewritten((file) => ({ ...file, heads: new Array(1_000_000).fill(0) }))],
  ])("%s", (_, text) => {
    const error = errorOf(text);
    const harmless = error !== undefined || (parseBundle(text) as { value?: { events?: unknown } }).value?.events !== undefined;
    expect(harmless).toBe(true);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test("any JSON is refused with a reason and never throws", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(errorOf(text)).toBeDefined();
      }),
    );
  });

  test("any one change of a file is refused, or changes nothing", () => {
    const text = formatBundle(sampleLog().log, about);
    const before = parseBundle(text);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ unit: "binary", maxLength: 3 }), (place, put) => {
        const parsed = parseBundle(text.slice(0, place) + put + text.slice(place + 1));
        if (parsed.ok && before.ok) expect(parsed.value.events).toEqual(before.value.events);
      }),
      { numRuns: 400 },
    );
  });

  test("ids like __proto__ are ids like others", () => {
    const phone = createPhone("__proto__");
    const player = "constructor";
    phone.write({ kind: "player-added", player, person: { name: "<img src=x onerror=alert(1)>", role: "player" } });
    const { id } = rule(phone, player, 1);
    phone.write({ kind: "reassigned", target: id, player: "toString" });
    expect(entriesOf(phone.state, "toString").map((each) => each.id)).toEqual([id]);
    expect(phone.state.players.get(player)?.name).toBe("<img src=x onerror=alert(1)>");
  });
});

describe("a merge", () => {
  test("tells a clash and takes neither content for new", () => {
    const { log, state } = sampleLog();
    const mine = log[1] as LogEvent;
    const theirs = { ...mine, by: "Judge b" };
    expect(planMerge(state.events, [theirs, ...log.slice(2)])).toEqual({ fresh: [], known: 2, clashes: [{ mine, theirs }], forks: [] });
    expect(planMerge(new Map(), [mine, theirs, mine])).toEqual({ fresh: [mine], known: 1, clashes: [{ mine, theirs }], forks: [] });
  });
});

describe("the sample of version 1, which every later version reads", () => {
  const text = readFileSync(new URL("samples/log-v1.json", import.meta.url), "utf8");

  test("is read, and written again as it was", () => {
    const parsed = parseBundle(text);
    expect(parsed.ok && parsed.value.events.length).toBe(21);
    expect(parsed.ok && JSON.parse(formatBundle(parsed.value.events, parsed.value))).toEqual(JSON.parse(text));
  });

  test("gives the state that it always gave", () => {
    const parsed = parseBundle(text);
    const state = createLogState("0193a000-0000-4000-9000-000000000001");
    if (parsed.ok) addEvents(state, parsed.value.events);
    const id = (place: number) => `0193a000-0000-4000-8000-${String(place).padStart(12, "0")}`;
    expect(projectionOf(state)).toMatchObject({
      clock: 21,
      day: 1,
      round: 2,
      settings: { name: "秋季大會", to: "2026-12-07", matchForm: "single-game", decisions: {} },
      house: [["142 rel-1", ["warning"]]],
      aliases: [],
      players: [
        ["#00123", { name: "葉㍿𠮷野家 🀄 ﾊﾝｶｸ ＡＢＣ１２３\u3000", ref: "00123", role: "player", dropped: false }],
        ["@観客甲", { name: "観客甲", role: "player", dropped: true, language: "ja", spellings: ["観客甲", "\u200f観客 甲"] }],
      ],
      entries: [
        [id(10), { state: "standing", issued: ["caution"], round: 2 }],
        [id(11), { state: "confirmed", issued: ["warning"], draft: "2", deviation: "主審先行同意" }],
        [id(12), { state: "standing", player: "#00123", infraction: "120", issued: [], round: 2, draft: "1", note: "後で決定" }],
      ],
      notes: [[id(14), { text: "asked for a time extension", voided: false }]],
      records: [["#00123", [id(10), id(11), id(12)]]],
      heads: [
        ["a0000000-0000-4000-8000-00000000000a", { seq: 15 }],
        ["b0000000-0000-4000-8000-00000000000b", { seq: 6 }],
      ],
    });
  });
});
