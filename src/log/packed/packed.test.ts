import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addEvents } from "../add-events.ts";
import { chained, type Head, hashOf } from "../chain.ts";
import { eventsOf } from "../coverage.ts";
import type { Body, LogEvent } from "../event.ts";
import { createLogState, entriesOf, eventsAbout, type LogState } from "../state.ts";
import { HASH_WORDS, packHash, unpackHash } from "./hash-words.ts";
import { createIds } from "./ids.ts";
import { packUuid, UUID_WORDS, unpackUuid } from "./uuid.ts";

const uuid = fc.uuid();
const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("base64url"));

describe("numbers instead of texts", () => {
  test("give every UUID back", () => {
    fc.assert(
      fc.property(uuid, (text) => {
        const words = new Int32Array(UUID_WORDS * 2);
        packUuid(text, words, UUID_WORDS);
        expect(unpackUuid(words, UUID_WORDS)).toBe(text);
      }),
    );
  });

  test("give every hash back, also beside others", () => {
    fc.assert(
      fc.property(hash, hash, (one, other) => {
        const words = new Int32Array(HASH_WORDS * 2);
        expect([packHash(one, words, 0), packHash(other, words, HASH_WORDS)]).toEqual([true, true]);
        expect([unpackHash(words, 0), unpackHash(words, HASH_WORDS)]).toEqual([one, other]);
      }),
    );
  });

  test("refuse a text that they could not give back", () => {
    const words = new Int32Array(HASH_WORDS);
    for (const text of ["", "A".repeat(42), `${"A".repeat(42)}B`, `${"A".repeat(41)}é-`]) expect(packHash(text, words, 0)).toBe(false);
  });

  test("find the row of an id among many, whatever ids look like", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(uuid, fc.string({ minLength: 1 })), { maxLength: 300 }), fc.uuid(), (all, stranger) => {
        const words = new Int32Array(all.length * UUID_WORDS);
        const ids = createIds(() => words);
        for (const [row, id] of all.entries()) ids.add(id, row);
        expect(all.map(ids.rowOf)).toEqual(all.map((_, row) => row));
        expect(all.map((_, row) => ids.idAt(row))).toEqual(all);
        if (!all.includes(stranger)) expect(ids.rowOf(stranger)).toBeUndefined();
      }),
    );
  });
});

const facts = fc.dictionary(fc.string({ maxLength: 8 }), fc.oneof(fc.boolean(), fc.integer(), fc.string({ maxLength: 8 })), { maxKeys: 2 });
const recorded = fc.record(
  {
    kind: fc.constant("recorded" as const),
    player: fc.constantFrom("@ann", "@bob", "#4711"),
    guide: fc.constant("g"),
    edition: fc.constant("1"),
    level: fc.constant("low"),
    facts,
    day: fc.integer({ min: 0, max: 999 }),
    round: fc.integer({ min: 0, max: 999 }),
    infraction: fc.constantFrom("a", "b"),
    issued: fc.constantFrom<string[]>([], ["w"], ["w", "x"]),
    table: fc.string({ maxLength: 3 }),
    note: fc.string({ maxLength: 5 }),
  },
  { requiredKeys: ["kind", "player", "guide", "edition", "level", "facts", "day", "round"] },
);
const other = fc.oneof(
  fc.record({
    kind: fc.constant("player-added" as const),
    player: fc.constantFrom("@ann", "@bob"),
    person: fc.constant({ name: "Ann", role: "player" as const }),
  }),
  fc.record({ kind: fc.constant("noted" as const), text: fc.string(), day: fc.constant(1), round: fc.constant(1) }),
);
const time = fc.constantFrom("2026-12-05T14:07:31+08:00", "2026-12-05T14:07:31Z", "1950-01-01T00:00:00-09:30", "2199-12-31T23:59:59+13:45");

function logOf(written: readonly { readonly id: string; readonly at: string; readonly body: Body }[]): readonly LogEvent[] {
  let head: Head | undefined;
  return written.map(({ id, at, body }, clock) => {
    const event = chained({ id, tournament: "t", phone: "p", by: "Judge A", at }, body, head, clock);
    head = { seq: event.seq, hash: hashOf(event) };
    return event;
  });
}

const log = fc
  .uniqueArray(fc.record({ id: fc.oneof(uuid, fc.string({ minLength: 1, maxLength: 8 })), at: time, body: fc.oneof(recorded, other) }), {
    selector: (each) => each.id,
    maxLength: 25,
  })
  .map((each) => logOf(each as Parameters<typeof logOf>[0]));

describe("a log in columns", () => {
  test("keeps every row while it grows, a few events at a time", () => {
    const ruled = { kind: "recorded", player: "@ann", guide: "g", edition: "1", level: "low", facts: {}, day: 1, round: 1 } as const;
    const events = logOf(Array.from({ length: 3000 }, (_, index) => ({ id: `e${index}`, at: "2026-12-05T14:07:31Z", body: ruled })));
    const state = createLogState("t");
    for (let at = 0; at < events.length; at += 7) addEvents(state, events.slice(at, at + 7));
    expect([...state.entries.rows()]).toEqual(events.map((_, row) => row));
    expect(events.map((_, row) => state.events.at(row))).toEqual(events);
  });

  test("gives every event back as it was written, and with the hash that it had", () => {
    fc.assert(
      fc.property(log, (events) => {
        const state = createLogState("t");
        addEvents(state, events);
        const back = events.map(({ id }) => state.events.get(id));
        expect(back).toEqual(events);
        expect(back.map((each) => each && hashOf(each))).toEqual(events.map(hashOf));
      }),
    );
  });

  test("shows of an entry in its columns what the entry says, also after corrections and voids", () => {
    fc.assert(
      fc.property(
        log,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom("voided", "reassigned", "corrected")), { maxLength: 6 }),
        (events, changes) => {
          const targets = events.filter(({ body }) => body.kind === "recorded").map(({ id }) => id);
          const later = changes.flatMap(([nth, kind], index) => {
            const target = targets[nth % Math.max(1, targets.length)];
            return target === undefined ? [] : [{ id: `later ${index}`, at: "2026-12-05T14:07:31Z", body: changeOf(kind, target) }];
          });
          const written = events.map(({ id, at, body }) => ({ id, at, body }));
          const state = createLogState("t");
          addEvents(state, logOf([...written, ...later]));
          for (const row of state.entries.rows()) expectShown(state, row);
          expect([...state.entries.rows()].length).toBe(state.entries.size);
          expect(eventsOf(state)).toHaveLength(events.length + later.length);
        },
      ),
    );
  });
});

function changeOf(kind: string, target: string): Body {
  if (kind === "voided") return { kind, target, reason: "twice" };
  if (kind === "reassigned") return { kind, target, player: "@cleo" };
  return { kind: "corrected", target, round: 7, table: "12" };
}

function expectShown(state: LogState, row: number) {
  const entry = state.entries.at(row);
  if (!entry) throw new Error("no entry at its row");
  const { codes, texts, day, round, clock } = state.entries.columns();
  const text = (key: keyof typeof codes) => texts[key][codes[key][row] ?? 0];
  expect([text("player"), text("judge"), text("state"), text("table")]).toEqual([entry.player, entry.by, entry.state, entry.table]);
  expect([day[row], round[row], clock[row]]).toEqual([entry.day, entry.round, entry.clock]);
  expect(text("infraction")).toBe(entry.infraction === undefined ? "" : `${entry.guide} ${entry.infraction}`);
  expect(text("penalty")).toBe(entry.issued === undefined ? "" : [entry.guide, entry.edition, ...entry.issued].join(" "));
  expect(entriesOf(state, entry.player).map(({ id }) => id)).toContain(entry.id);
  expect(eventsAbout(state, `entry ${entry.id}`)).toEqual(entry.history);
}
