import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addEvent, addEvents } from "./add-events.ts";
import { formatBundle, parseBundle, planMerge } from "./bundle.ts";
import { chainFault, forksOf } from "./chain.ts";
import { type Body, compareEvents, type LogEvent } from "./event.ts";
import { createLogState, type LogState, resolve } from "./state.ts";
import { addPlayer, createPhone, type Phone, rule, rulingOf } from "./testing/phone.ts";
import { projectionOf } from "./testing/projection.ts";

const KINDS = [
  "record",
  "record",
  "record",
  "record-open",
  "correct",
  "correct-ruling",
  "void",
  "restore",
  "reassign",
  "decide",
  "merge",
  "merge",
  "unmerge",
  "add-player",
  "change-player",
  "house",
  "advance",
  "back",
  "open",
  "set",
  "join",
  "note",
  "role",
  "role",
  "give",
  "give",
  "give",
] as const;

interface Step {
  readonly phone: number;
  readonly kind: (typeof KINDS)[number];
  readonly a: number;
  readonly b: number;
}

const history = fc.record({
  hours: fc.array(fc.integer({ min: -14, max: 14 }), { minLength: 2, maxLength: 6 }),
  steps: fc.array(fc.record({ phone: fc.nat(5), kind: fc.constantFrom(...KINDS), a: fc.nat(1000), b: fc.nat(1000) }), {
    minLength: 1,
    maxLength: 60,
    size: "max",
  }),
  shuffle: fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }),
});

const runs = { numRuns: 60 };

const NAMES = ["選手一", "プレイヤー甲", "Player 01", "Ｐｌａｙｅｒ ０１", "player 02"];
const settings = {
  name: "大会",
  from: "2026-12-05",
  to: "2026-12-06",
  guide: "small",
  edition: "1",
  level: "low",
  matchForm: "best-of-three",
  decisions: {},
} as const;

function play({ hours, steps }: { readonly hours: readonly number[]; readonly steps: readonly Step[] }): readonly Phone[] {
  const phones = hours.map((offset, index) => createPhone(`p${index}`, offset));
  for (const [index, phone] of phones.entries()) {
    for (const name of [at(NAMES, index), at(NAMES, index + 1)]) rule(phone, addPlayer(phone, name), 1);
  }
  for (const step of steps) {
    const phone = at(phones, step.phone);
    if (step.kind === "give") at(phones, step.a).receive(phone.log.filter((_, index) => (index * 7 + step.b) % 3 > 0));
    else perform(phone, step);
  }
  return phones;
}

function perform(phone: Phone, { kind, a, b }: Step) {
  const { state, write } = phone;
  const target = at([...state.entries.keys(), ...state.notes.keys()], a);
  const player = at([...state.players.keys()], b) ?? addPlayer(phone, at(NAMES, b));
  const other = at([...state.players.keys()], a) ?? player;
  if (kind === "record") rule(phone, player, state.round, { group: `g${b % 3}` });
  if (kind === "record-open") rule(phone, player, 1 + (a % 3), { table: "12", note: "" });
  if (kind === "add-player") addPlayer(phone, at(NAMES, a), b % 3 === 0 ? `0${b % 4}` : undefined);
  if (kind === "change-player")
    write({ kind: "player-changed", player, ...at<object>([{ name: at(NAMES, a) }, { dropped: true }, { role: "judge" }], b) });
  if (kind === "house")
    write({ kind: "house-ruled", infraction: "odd-case", level: "low", penalties: at([["warning"], ["nonsense"], null], a) });
  if (kind === "advance") write({ kind: "advanced", day: state.day, round: state.round + 1, from: { day: state.day, round: state.round } });
  if (kind === "back") write({ kind: "advanced", day: 1, round: 1, from: { day: state.day, round: state.round } });
  if (kind === "open") write({ kind: "opened", settings });
  if (kind === "set")
    write({ kind: "set", settings: at<object>([{ name: `大会 ${a}` }, { level: "low" }, { decisions: { grace: true } }], b) });
  if (kind === "join") write({ kind: "joined", judge: `Judge ${phone.name}`, app: "0.1.0" });
  if (kind === "role") write({ kind: "role-given", phone: `p${a % 6}`, role: at(["head", "head", "floor", "scorekeeper"], b) });
  if (kind === "note") write({ kind: "noted", player, day: 1, round: 1, text: `note ${a}` });
  if (kind === "merge") write({ kind: "players-merged", player, into: other });
  if (kind === "unmerge") {
    const merges = [...state.events.values()].filter((each) => each.body.kind === "players-merged");
    if (merges.length > 0) write({ kind: "players-unmerged", target: at(merges, a).id });
  }
  if (target === undefined) return;
  if (kind === "correct") write({ kind: "corrected", target, note: `corrected ${b}`, round: 1 + (b % 4) });
  if (kind === "correct-ruling")
    write({ kind: "corrected", target, ruling: rulingOf(phone, player, 1, at(["extra-card", "odd-case"], b)) });
  if (kind === "void") write({ kind: "voided", target, reason: "wrong table" });
  if (kind === "restore") write({ kind: "restored", target });
  if (kind === "reassign") write({ kind: "reassigned", target, player });
  if (kind === "decide")
    write({
      kind: "decided",
      target,
      ...at<Omit<Extract<Body, { kind: "decided" }>, "kind" | "target">>(
        [{ decision: "confirmed" }, { decision: "refused" }, { decision: "changed", issued: ["game-loss"] }],
        b,
      ),
    });
}

function at<T>(values: readonly T[], index: number): T {
  return values[index % values.length] as T;
}

/** All events of all phones, each once: what a log that loses and invents nothing must hold. */
function unionOf(phones: readonly Phone[]): readonly LogEvent[] {
  return [...new Map(phones.flatMap((phone) => phone.log).map((each) => [each.id, each])).values()];
}

function shuffled(events: readonly LogEvent[], by: readonly number[]): readonly LogEvent[] {
  return events
    .map((event, index) => ({ event, place: (at(by, index) * 31 + index * 17) % 1009 }))
    .sort((a, b) => a.place - b.place)
    .map((each) => each.event);
}

function stateOf(events: readonly LogEvent[]): LogState {
  const state = createLogState("t1");
  addEvents(state, events);
  return state;
}

describe("logs of several phones", { timeout: 60_000 }, () => {
  test("every phone ends with the same, in whatever order, parts and repetitions the events come", () => {
    fc.assert(
      fc.property(history, (given) => {
        const phones = play(given);
        const all = unionOf(phones);
        const expected = projectionOf(stateOf(all));
        for (const [index, phone] of phones.entries()) {
          const order = shuffled(all, given.shuffle.slice(index % given.shuffle.length));
          phone.receive(order.slice(0, order.length / 2));
          phone.receive(order.slice(order.length / 3));
          phone.receive([...order].reverse());
          expect(projectionOf(phone.state)).toEqual(expected);
        }
      }),
      runs,
    );
  });

  test("at once and one by one is the same", () => {
    fc.assert(
      fc.property(history, (given) => {
        const all = shuffled(unionOf(play(given)), given.shuffle);
        const single = createLogState("t1");
        for (const event of all) expect(addEvent(single, event)).toBe(true);
        expect(projectionOf(single)).toEqual(projectionOf(stateOf(all)));
      }),
      runs,
    );
  });

  test("twice is once", () => {
    fc.assert(
      fc.property(history, (given) => {
        const all = unionOf(play(given));
        const state = stateOf(all);
        const { version } = state;
        const before = projectionOf(state);
        expect(addEvents(state, structuredClone(all) as LogEvent[])).toBe(0);
        expect(state.version).toBe(version);
        expect(projectionOf(state)).toEqual(before);
      }),
      runs,
    );
  });

  test("nothing is lost and nothing invented", () => {
    fc.assert(
      fc.property(history, (given) => {
        const all = unionOf(play(given));
        const state = stateOf(shuffled(all, given.shuffle));
        expect(new Set(state.events.values())).toEqual(new Set(all));
        expectAsWritten(state, all);
      }),
      runs,
    );
  });

  test("merging by file gives every phone the union, in a ring and three times over", () => {
    fc.assert(
      fc.property(history, (given) => {
        const phones = play(given);
        const all = unionOf(phones);
        for (let lap = 0; lap < 3; lap += 1) {
          for (const [index, from] of phones.entries()) {
            const to = at(phones, index + 1);
            const plan = planMerge(to.state.events, from.log);
            expect(plan.clashes).toEqual([]);
            expect(plan.fresh.length + plan.known).toBe(from.log.length);
            to.receive(plan.fresh);
          }
        }
        for (const phone of phones) {
          expect(phone.state.events.size).toBe(all.length);
          expect(planMerge(phone.state.events, all)).toMatchObject({ fresh: [], known: all.length, clashes: [], forks: [] });
        }
      }),
      runs,
    );
  });

  test("a file holds everything, whatever the order it was written in", () => {
    fc.assert(
      fc.property(history, (given) => {
        const all = unionOf(play(given));
        const about = { exported: "2026-12-05T20:00:00+08:00", app: "0.1.0" };
        const text = formatBundle(all, about);
        expect(formatBundle(shuffled(all, given.shuffle), about)).toBe(text);
        const parsed = parseBundle(text);
        expect(parsed.ok && new Set(parsed.value.events)).toEqual(new Set(all));
        expect(parsed.ok && projectionOf(stateOf(parsed.value.events))).toEqual(projectionOf(stateOf(all)));
        expect([chainFault(all), forksOf(all)]).toEqual([undefined, []]);
      }),
      runs,
    );
  });
});

/** The state told again from the plain list of events, without any of the state's own means. */
function expectAsWritten(state: LogState, all: readonly LogEvent[]) {
  const events = [...all].sort(compareEvents);
  const of = <Kind extends Body["kind"]>(kind: Kind) => events.filter((each) => each.body.kind === kind);
  expect(new Set(state.entries.keys())).toEqual(new Set(of("recorded").map((each) => each.id)));
  expect(new Set(state.notes.keys())).toEqual(new Set(of("noted").map((each) => each.id)));
  expect(new Set(state.players.keys())).toEqual(new Set(events.flatMap(({ body }) => (body.kind === "player-added" ? [body.player] : []))));
  const names = new Set(
    events.flatMap(({ body }) =>
      body.kind === "player-added" ? [body.person.name] : body.kind === "player-changed" && body.name ? [body.name] : [],
    ),
  );
  for (const player of state.players.values()) for (const name of player.spellings) expect(names).toContain(name);
  expect(new Set([...state.players.values()].flatMap((each) => each.spellings))).toEqual(names);

  const undone = new Set(of("players-unmerged").map(({ body }) => "target" in body && body.target));
  const group = new Map([...state.players.keys()].map((key) => [key, key]));
  for (const { id, body } of of("players-merged")) {
    if (body.kind !== "players-merged" || undone.has(id)) continue;
    const [from, to] = [group.get(body.player), group.get(body.into)];
    for (const [key, each] of group) if (each === from) group.set(key, to ?? key);
  }
  for (const [key, stands] of group) expect(resolve(state, key)).toBe(stands);

  const recorded = [...state.byPlayer.values()].flatMap(({ rows }) => rows);
  expect(recorded.length).toBe(state.entries.size);
  for (const entry of state.entries.values()) {
    const about = events.filter(({ id, body }) => id === entry.id || ("target" in body && body.target === entry.id));
    expect(entry.history).toEqual(about);
    const life = about.filter(({ body }) => body.kind === "voided" || body.kind === "restored").at(-1);
    expect(entry.state === "voided").toBe(life?.body.kind === "voided");
    const owner = about.flatMap(({ body }) => (body.kind === "recorded" || body.kind === "reassigned" ? [body.player] : [])).at(-1);
    expect(entry.player).toBe(owner);
    expect(state.byPlayer.get(resolve(state, entry.player))?.rows.map(state.events.idAt)).toContain(entry.id);
  }
}
