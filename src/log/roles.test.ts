import { describe, expect, test } from "vitest";
import { addEvents } from "./add-events.ts";
import { hashOf } from "./chain.ts";
import type { Body, BodyOf, LogEvent } from "./event.ts";
import { createLogState, isHeadJudge, type Origin, roleOf } from "./state.ts";
import { addPlayer, createPhone, exchange, type Phone, rule } from "./testing/phone.ts";

const settings: BodyOf<"opened">["settings"] = {
  name: "大会",
  from: "2026-12-05",
  to: "2026-12-06",
  guide: "small",
  edition: "1",
  level: "low",
  matchForm: "best-of-three",
  decisions: {},
};

function event() {
  const [head, floor, other] = [createPhone("head"), createPhone("floor"), createPhone("a-other")];
  head.write({ kind: "opened", settings });
  exchange(head, floor, other);
  const entry = rule(floor, addPlayer(floor, "Player 01"), 1, { pending: true }).id;
  exchange(head, floor, other);
  return { head, floor, other, entry };
}

function stateFrom(phone: Phone, origin?: Origin) {
  const state = createLogState("t1", origin);
  addEvents(state, phone.log);
  return state;
}

describe("decisions", () => {
  test("count from the phone that opened the event, and from no other", () => {
    const { head, floor, entry } = event();
    const forged = floor.write({ kind: "decided", target: entry, decision: "refused" });
    const house = floor.write({ kind: "house-ruled", infraction: "odd-case", level: "low", penalties: ["warning"] });
    const set = floor.write({ kind: "set", settings: { name: "Mine" } });
    const again = floor.write({ kind: "opened", settings: { ...settings, name: "Mine" } });
    expect(floor.state.entries.get(entry)?.state).toBe("pending");
    expect(floor.state.entries.get(entry)?.history).toContainEqual(forged);
    expect([...floor.state.invalid]).toEqual([forged, house, set, again].map((each) => each.id));
    expect([floor.state.settings?.name, floor.state.house.size]).toEqual(["大会", 0]);
    exchange(head, floor);
    const genuine = head.write({ kind: "decided", target: entry, decision: "confirmed" });
    expect(head.state.entries.get(entry)?.state).toBe("confirmed");
    expect(head.state.invalid.has(genuine.id)).toBe(false);
  });

  test("count from the place on where the role was given, until it is taken away", () => {
    const { head, floor, other, entry } = event();
    const before = floor.write({ kind: "decided", target: entry, decision: "refused" });
    exchange(head, floor, other);
    head.write({ kind: "role-given", phone: "floor", role: "head" });
    exchange(head, floor, other);
    const during = floor.write({ kind: "decided", target: entry, decision: "changed", issued: ["game-loss"] });
    exchange(head, floor, other);
    head.write({ kind: "role-given", phone: "floor", role: "scorekeeper" });
    exchange(head, floor, other);
    const after = floor.write({ kind: "decided", target: entry, decision: "refused" });
    exchange(head, floor, other);
    for (const { state } of [head, floor, other]) {
      expect([...state.invalid].sort()).toEqual([before.id, after.id].sort());
      expect([state.invalid.has(during.id), state.entries.get(entry)?.issued]).toEqual([false, ["game-loss"]]);
      expect([roleOf(state, "head"), roleOf(state, "floor"), roleOf(state, "a-other")]).toEqual(["head", "scorekeeper", "floor"]);
    }
  });

  test("become valid when the role is known later", () => {
    const { head, floor, other, entry } = event();
    const given = head.write({ kind: "role-given", phone: "floor", role: "head" });
    floor.receive([given]);
    const decided = floor.write({ kind: "decided", target: entry, decision: "confirmed" });
    other.receive([decided]);
    expect([other.state.entries.get(entry)?.state, other.state.invalid.has(decided.id)]).toEqual(["pending", true]);
    other.receive([given]);
    expect([other.state.entries.get(entry)?.state, other.state.invalid.has(decided.id)]).toEqual(["confirmed", false]);
  });

  test("nobody makes himself head judge, and the last one cannot go", () => {
    const { head, floor, other } = event();
    const forged = floor.write({ kind: "role-given", phone: "floor", role: "head" });
    head.write({ kind: "role-given", phone: "head", role: "floor" });
    exchange(head, floor, other);
    expect([roleOf(other.state, "floor"), roleOf(other.state, "head")]).toEqual(["floor", "head"]);
    expect(other.state.invalid.has(forged.id)).toBe(true);
  });

  test("an event that claims to be opened earlier does not help where the join code named the head judge", () => {
    const { head, floor, other, entry } = event();
    const early = createPhone("a-thief");
    early.write({ kind: "opened", settings: { ...settings, name: "Stolen" } });
    exchange(head, floor, other, early);
    const decided = early.write({ kind: "decided", target: entry, decision: "refused" });
    const state = stateFrom(early, { heads: ["head"] });
    expect([state.settings?.name, state.entries.get(entry)?.state]).toEqual(["大会", "pending"]);
    expect(state.invalid.has(decided.id)).toBe(true);
    expect(roleOf(state, "a-thief")).toBe("floor");
  });

  test("settings of the join code hold until the event itself arrives", () => {
    const { head } = event();
    const state = createLogState("t1", { heads: ["head"], settings: { ...settings, name: "From the code" } });
    expect(state.settings?.name).toBe("From the code");
    addEvents(state, head.log);
    expect(state.settings?.name).toBe("大会");
  });

  test("a phone alone in its event is its head judge", () => {
    const alone = createPhone("alone");
    const opened: LogEvent = alone.write({ kind: "opened", settings });
    expect([roleOf(alone.state, "alone"), alone.state.invalid.size, hashOf(opened).length]).toEqual(["head", 0, 43]);
  });
});

describe("who decides on a phone", () => {
  const event = (phone: string, seq: number, clock: number, body: Body): LogEvent =>
    ({
      v: 1,
      id: `${phone}${seq}`,
      tournament: "t",
      phone,
      seq,
      prev: null,
      clock,
      at: "2026-12-05T10:00:00Z",
      by: "Judge 01",
      body,
    }) as LogEvent;

  test("the judge's word on the phone that opened the event, the role on all others", () => {
    const state = createLogState("t");
    expect(isHeadJudge(state, "a", true)).toBe(true);
    addEvents(state, [event("a", 1, 1, { kind: "opened", settings })]);
    expect([isHeadJudge(state, "a", true), isHeadJudge(state, "a", false)]).toEqual([true, false]);
    expect([isHeadJudge(state, "b", true), isHeadJudge(state, "b", false)]).toEqual([false, false]);
    addEvents(state, [event("a", 2, 2, { kind: "role-given", phone: "b", role: "head" })]);
    expect([isHeadJudge(state, "b", true), isHeadJudge(state, "b", false)]).toEqual([true, true]);
  });
});
