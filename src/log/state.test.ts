import { describe, expect, test } from "vitest";
import { addEvents } from "./add-events.ts";
import { playerKey } from "./identity.ts";
import { newestFirst, priorOf, recordOf } from "./record.ts";
import { createLogState, entriesOf } from "./state.ts";
import { addPlayer, createPhone, exchange, rule, rulingOf } from "./testing/phone.ts";
import { smallGuide } from "./testing/small-guide.ts";

function issuedNext(phone: ReturnType<typeof createPhone>, player: string, round = 9) {
  return rulingOf(phone, player, round).issued;
}

describe("an entry", () => {
  test("counts at the next one, whoever wrote it", () => {
    const [a, b] = [createPhone("a"), createPhone("b")];
    const player = addPlayer(a, "選手一", "00123");
    rule(a, player, 1);
    exchange(a, b);
    expect(issuedNext(b, player, 4)).toEqual(["warning"]);
  });

  test("that is voided is as if it had never been, and restored it is back", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const { id } = rule(phone, player, 1);
    phone.write({ kind: "voided", target: id, reason: "wrong player" });
    expect(phone.state.entries.get(id)).toMatchObject({ state: "voided", voidReason: "wrong player" });
    expect(issuedNext(phone, player)).toEqual(["caution"]);
    phone.write({ kind: "restored", target: id });
    expect(phone.state.entries.get(id)).toMatchObject({ state: "standing" });
    expect(phone.state.entries.get(id)).not.toHaveProperty("voidReason");
    expect(issuedNext(phone, player)).toEqual(["warning"]);
  });

  test("that was voided here stays so when an old log of another phone comes, and becomes so there", () => {
    const [a, b] = [createPhone("a"), createPhone("b")];
    const { id } = rule(a, addPlayer(a, "選手一"), 1);
    b.receive(a.log);
    a.write({ kind: "voided", target: id, reason: "twice" });
    a.receive(b.log);
    expect(a.state.entries.get(id)?.state).toBe("voided");
    b.receive(a.log);
    expect(b.state.entries.get(id)).toMatchObject({ state: "voided", voidReason: "twice" });
  });

  test("that moves to another player changes both records", () => {
    const phone = createPhone("a");
    const [one, two] = [addPlayer(phone, "選手一"), addPlayer(phone, "選手二")];
    const { id } = rule(phone, one, 1);
    phone.write({ kind: "reassigned", target: id, player: two });
    expect([issuedNext(phone, one), issuedNext(phone, two)]).toEqual([["caution"], ["warning"]]);
    expect([entriesOf(phone.state, one).length, entriesOf(phone.state, two).length]).toEqual([0, 1]);
  });

  test("that is open counts for nothing, until it is decided", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const undecided = phone.write({ kind: "recorded", player, day: 1, round: 1, guide: "small", edition: "1", level: "low", facts: {} });
    const { issued, ...noPenalty } = rulingOf(phone, player, 1);
    const unissued = phone.write({ kind: "recorded", player, day: 1, round: 1, ...noPenalty });
    expect([undecided, unissued].map(({ id }) => phone.state.entries.get(id)?.state)).toEqual(["open", "open"]);
    expect(issuedNext(phone, player)).toEqual(["caution"]);
    phone.write({ kind: "corrected", target: undecided.id, ruling: rulingOf(phone, player, 1) });
    expect(phone.state.entries.get(undecided.id)?.state).toBe("standing");
    expect(issuedNext(phone, player)).toEqual(["warning"]);
  });

  test("without a penalty stands, and no repeat counts it", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const { id } = rule(phone, player, 1, { issued: [] });
    expect(phone.state.entries.get(id)?.state).toBe("standing");
    expect(issuedNext(phone, player)).toEqual(["caution"]);
  });

  test("that waits for the head judge counts already; refused it does not", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const { id } = rule(phone, player, 1, { issued: ["game-loss"], pending: true });
    const stateNow = () => phone.state.entries.get(id)?.state;
    expect([stateNow(), issuedNext(phone, player)]).toEqual(["pending", ["warning"]]);
    phone.write({ kind: "decided", target: id, decision: "confirmed" });
    expect([stateNow(), issuedNext(phone, player)]).toEqual(["confirmed", ["warning"]]);
    phone.write({ kind: "decided", target: id, decision: "refused", reason: "not seen" });
    expect([stateNow(), issuedNext(phone, player)]).toEqual(["refused", ["caution"]]);
    phone.write({ kind: "decided", target: id, decision: "changed", issued: ["warning"] });
    expect(phone.state.entries.get(id)).toMatchObject({ state: "confirmed", issued: ["warning"] });
  });

  test("with a new ruling waits for a new decision; a new note does not undo one", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const { id } = rule(phone, player, 1, { issued: ["game-loss"], pending: true });
    phone.write({ kind: "decided", target: id, decision: "confirmed" });
    phone.write({ kind: "corrected", target: id, note: "table 4" });
    expect(phone.state.entries.get(id)?.state).toBe("confirmed");
    phone.write({ kind: "corrected", target: id, ruling: { ...rulingOf(phone, player, 1), pending: true } });
    expect(phone.state.entries.get(id)?.state).toBe("pending");
  });

  test("keeps nothing of a ruling that was corrected", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const { id } = rule(phone, player, 1, {
      deviation: "first event",
      repeatedStep: true,
      pending: true,
      note: "n",
      table: "7",
      draft: "1",
    });
    phone.write({
      kind: "corrected",
      target: id,
      round: 2,
      note: "",
      ruling: { guide: "small", edition: "1", level: "low", infraction: "extra-card", facts: { seen: true } },
    });
    const entry = phone.state.entries.get(id);
    expect(entry).toMatchObject({
      infraction: "extra-card",
      facts: { seen: true },
      round: 2,
      note: "",
      table: "7",
      draft: "1",
      state: "open",
    });
    for (const field of ["recommended", "issued", "pending", "deviation", "repeatedStep"]) expect(entry).not.toHaveProperty(field);
  });

  test("is not changed under the hands of who holds it", () => {
    const phone = createPhone("a");
    const { id } = rule(phone, addPlayer(phone, "選手一"), 1);
    const held = phone.state.entries.get(id);
    phone.write({ kind: "voided", target: id, reason: "" });
    expect(held?.history.length).toBe(1);
    expect(phone.state.entries.get(id)?.history.length).toBe(2);
  });

  test("can wait for the event that it corrects", () => {
    const phone = createPhone("a");
    const recorded = rule(phone, addPlayer(phone, "選手一"), 1);
    const voided = phone.write({ kind: "voided", target: recorded.id, reason: "twice" });
    const other = createPhone("b");
    other.receive([voided]);
    expect(other.state.entries.size).toBe(0);
    other.receive([recorded]);
    expect(other.state.entries.get(recorded.id)?.state).toBe("voided");
  });

  test("can be anybody's: a spectator's, a judge's, a dropped player's, and one for each at a table", () => {
    const phone = createPhone("a");
    for (const role of ["spectator", "coach", "judge", "staff"] as const) {
      const person = { name: `${role} 01`, role };
      const player = playerKey(person);
      phone.write({ kind: "player-added", player, person });
      rule(phone, player, 1, { group: "table-4" });
    }
    const dropped = addPlayer(phone, "選手一");
    phone.write({ kind: "player-changed", player: dropped, dropped: true });
    rule(phone, dropped, 2, { group: "table-4" });
    expect([...phone.state.entries.values()].filter((each) => each.group === "table-4").length).toBe(5);
    expect(phone.state.players.get(dropped)).toMatchObject({ dropped: true, role: "player" });
  });

  test("under another guide never counts", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    rule(phone, player, 1, { guide: "other" });
    expect(recordOf(phone.state, player, smallGuide)).toEqual([]);
    expect(newestFirst(phone.state.entries.values()).map(priorOf)).toMatchObject([{ infraction: "slow-play", round: 1 }]);
  });
});

describe("a note", () => {
  test("is no penalty, and can be changed, moved, voided and restored", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    const { id } = phone.write({ kind: "noted", player, day: 1, round: 1, text: "asked for water" });
    phone.write({ kind: "corrected", target: id, note: "asked twice", round: 2 });
    phone.write({ kind: "voided", target: id, reason: "" });
    expect(phone.state.notes.get(id)).toMatchObject({ text: "asked twice", round: 2, player, voided: true });
    phone.write({ kind: "restored", target: id });
    const other = addPlayer(phone, "選手二");
    phone.write({ kind: "reassigned", target: id, player: other });
    expect(phone.state.notes.get(id)).toMatchObject({ voided: false, player: other });
    expect([phone.state.entries.size, issuedNext(phone, player)]).toEqual([0, ["caution"]]);
  });
});

describe("a person", () => {
  test("typed on two phones is one", () => {
    const [a, b] = [createPhone("a"), createPhone("b")];
    const key = addPlayer(a, "ﾌﾟﾚｲﾔｰ 甲");
    rule(a, key, 1);
    expect(addPlayer(b, "プレイヤー甲")).toBe(key);
    rule(b, key, 1);
    exchange(a, b);
    expect(a.state.players.size).toBe(1);
    expect(entriesOf(b.state, key).length).toBe(2);
    expect(a.state.players.get(key)?.spellings.toSorted()).toEqual(["プレイヤー甲", "ﾌﾟﾚｲﾔｰ 甲"].toSorted());
  });

  test("with one id and two spellings is one", () => {
    const [a, b] = [createPhone("a"), createPhone("b")];
    const key = addPlayer(a, "髙﨑 一", "00123");
    expect(addPlayer(b, "高崎 一", "００１２３")).toBe(key);
    exchange(a, b);
    expect(b.state.players.get(key)).toEqual(a.state.players.get(key));
    expect(a.state.players.get(key)?.spellings).toEqual(["髙﨑 一", "高崎 一"]);
  });

  test("of the same name and another id is another, and so is a second one set apart by hand", () => {
    const phone = createPhone("a");
    const keys = [
      addPlayer(phone, "選手一", "1"),
      addPlayer(phone, "選手一", "2"),
      addPlayer(phone, "選手一"),
      addPlayer(phone, "選手一", undefined, "e-7"),
    ];
    expect(new Set(keys).size).toBe(4);
    rule(phone, keys[0] ?? "", 1);
    expect(keys.map((key) => issuedNext(phone, key))).toEqual([["warning"], ["caution"], ["caution"], ["caution"]]);
  });

  test("is nobody before somebody added them", () => {
    const phone = createPhone("a");
    phone.write({ kind: "player-changed", player: "@x", name: "X" });
    expect(phone.state.players.size).toBe(0);
    addPlayer(phone, "x");
    expect(phone.state.players.get("@x")).toMatchObject({ name: "X", spellings: ["X", "x"] });
  });

  test("keeps a change that was made before another phone added them too", () => {
    const [a, b] = [createPhone("a"), createPhone("b")];
    const key = addPlayer(a, "選手一");
    a.write({ kind: "player-changed", player: key, role: "judge", language: "ja" });
    for (let count = 0; count < 5; count += 1) b.write({ kind: "noted", day: 1, round: 1, text: "" });
    addPlayer(b, "選手一");
    exchange(a, b);
    expect(b.state.players.get(key)).toMatchObject({ role: "judge", language: "ja" });
  });

  test("who was merged has both records, and each their own again after the merge is taken back", () => {
    const phone = createPhone("a");
    const [guest, player] = [addPlayer(phone, "Guest 01"), addPlayer(phone, "選手一", "00123")];
    rule(phone, guest, 1);
    rule(phone, player, 2);
    const merge = phone.write({ kind: "players-merged", player: guest, into: player });
    expect([issuedNext(phone, guest), issuedNext(phone, player)]).toEqual([["game-loss"], ["game-loss"]]);
    expect(entriesOf(phone.state, guest)).toEqual(entriesOf(phone.state, player));
    phone.write({ kind: "players-unmerged", target: merge.id });
    expect([issuedNext(phone, guest), issuedNext(phone, player)]).toEqual([["warning"], ["warning"]]);
    phone.write({ kind: "players-merged", player: guest, into: player });
    expect(issuedNext(phone, guest)).toEqual(["game-loss"]);
  });

  test("merged in a ring, a chain or into themselves is still one person", () => {
    const phone = createPhone("a");
    const [a, b, c] = ["a", "b", "c"].map((name) => addPlayer(phone, name)) as [string, string, string];
    for (const key of [a, b, c]) rule(phone, key, 1);
    for (const [player, into] of [
      [a, a],
      [a, b],
      [b, c],
      [c, a],
    ] as const)
      phone.write({ kind: "players-merged", player, into });
    for (const key of [a, b, c]) expect(entriesOf(phone.state, key).length).toBe(3);
    expect([...phone.state.aliases]).toEqual([
      [a, c],
      [b, c],
    ]);
  });
});

describe("the event", () => {
  const settings = {
    name: "大会",
    from: "2026-12-05",
    to: "2026-12-05",
    guide: "small",
    edition: "1",
    level: "low",
    matchForm: "single-game",
    decisions: { grace: true },
  } as const;

  test("has the settings it was opened with, and what was set since", () => {
    const phone = createPhone("a");
    phone.write({ kind: "opened", settings });
    phone.write({ kind: "set", settings: { name: "大会 2" } });
    expect(phone.state.settings).toEqual({ ...settings, name: "大会 2" });
  });

  test("is not pulled back by a phone that was behind", () => {
    const [a, b] = [createPhone("a"), createPhone("b")];
    const advance = (phone: typeof a, round: number, day = 1) =>
      phone.write({ kind: "advanced", day, round, from: { day: phone.state.day, round: phone.state.round } });
    for (let count = 0; count < 9; count += 1) b.write({ kind: "noted", day: 1, round: 1, text: "" });
    for (const round of [2, 3, 4, 5]) advance(a, round);
    advance(b, 2);
    advance(b, 1);
    advance(b, 2);
    exchange(a, b);
    expect([a.state.round, b.state.round]).toEqual([5, 5]);
    advance(b, 4);
    exchange(a, b);
    expect([a.state.round, b.state.round]).toEqual([4, 4]);
    advance(a, 1, 2);
    expect([a.state.day, a.state.round]).toEqual([2, 1]);
  });

  test("keeps the house ruling that was made last, until it is taken back", () => {
    const phone = createPhone("a");
    const player = addPlayer(phone, "選手一");
    phone.write({ kind: "house-ruled", infraction: "odd-case", level: "low", penalties: ["warning"] });
    expect(phone.state.house.get("odd-case low")).toEqual(["warning"]);
    phone.write({ kind: "house-ruled", infraction: "odd-case", level: "low", penalties: null });
    expect(phone.state.house.size).toBe(0);
    expect(issuedNext(phone, player)).toEqual(["caution"]);
  });

  test("takes no event of another one", () => {
    const phone = createPhone("a");
    rule(phone, addPlayer(phone, "選手一"), 1);
    const other = createLogState("t2");
    expect([addEvents(other, phone.log), other.events.size, other.version]).toEqual([0, 0, 0]);
  });
});

describe("one id with two contents", () => {
  test("is kept and shown, and every phone works with the same one", () => {
    const source = createPhone("a");
    const player = addPlayer(source, "選手一");
    const mine = rule(source, player, 1);
    const theirs = { ...mine, body: { ...mine.body, note: "forged" } } as typeof mine;
    const moved = { ...mine, body: { kind: "advanced", day: 1, round: 9, from: { day: 1, round: 1 } } } as typeof mine;
    const states = [
      [mine, theirs, moved],
      [theirs, moved, mine, theirs],
      [moved, mine, theirs],
    ].map((events) => {
      const state = createLogState("t1");
      for (const event of events) addEvents(state, [event]);
      return { events: [...state.events], clashes: state.clashes, entries: [...state.entries], heads: state.heads, round: state.round };
    });
    expect(states[0]?.clashes.get(mine.id)?.length).toBe(3);
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
  });
});
