import { describe, expect, test } from "vitest";
import { addEvents, type Body, type LogState } from "#log";
import { foresee } from "#parts";
import { createPhone, GUIDES, type TestPhone } from "../testing/phones.ts";
import { type Case, inboxOf, topicOf } from "./inbox.ts";
import { optionsOf } from "./options.ts";

function look(state: LogState, headJudge?: string): readonly Case[] {
  return inboxOf(state, { guides: GUIDES, headJudge });
}

function topics(state: LogState): readonly string[] {
  return look(state).map(topicOf);
}

/** Settles the first case that has an option of that name, as the head judge's phone would. */
function settle(phone: TestPhone, name: string, reason = ""): readonly Body[] {
  const option = look(phone.state)
    .flatMap((each) => optionsOf(phone.state, each, reason))
    .find((each) => each.name === name);
  if (!option) throw new Error(`no option ${name}`);
  phone.write(...option.bodies);
  return option.undo;
}

/** A head judge's phone and two floor judges'. */
function staff(guide?: string) {
  const head = createPhone("head", guide);
  const a = createPhone("a", guide, head);
  const b = createPhone("b", guide, head);
  const meet = () => {
    for (const each of [a, b]) head.hear(each);
  };
  return { head, a, b, meet };
}

describe("nothing waits", () => {
  test("while every ruling is what the guide gives", () => {
    const { head, a, meet } = staff();
    a.rule({ infraction: "122", round: 1 });
    a.rule({ infraction: "122", round: 3 });
    meet();
    expect(topics(head.state)).toEqual([]);
  });
});

describe("a penalty that only the head judge confirms", () => {
  test.each(["confirm", "refuse"])("leaves the list by: %s", (name) => {
    const { head, a, meet } = staff();
    a.rule({ infraction: "122", issued: ["game-loss"], pending: true });
    meet();
    expect(topics(head.state)).toEqual(["pending"]);
    settle(head, name);
    expect(topics(head.state)).toEqual([]);
  });

  test("comes first where it is a disqualification", () => {
    const { head, a, meet } = staff();
    a.rule({ infraction: "122", issued: ["game-loss"], pending: true });
    a.rule({ player: "@player02", infraction: "161", issued: ["disqualification"], pending: true, round: 4 });
    meet();
    expect(topics(head.state)).toEqual(["disqualification", "pending"]);
  });

  test("waits again once the decision is taken back", () => {
    const { head, a, meet } = staff();
    a.rule({ infraction: "122", issued: ["game-loss"], pending: true });
    meet();
    head.write(...settle(head, "confirm"));
    expect(topics(head.state)).toEqual(["pending"]);
  });
});

test("taking a decision back brings none back that never counted", () => {
  const { head, a, meet } = staff();
  const first = a.rule({ infraction: "122", round: 1 });
  const second = a.rule({ infraction: "122", issued: ["game-loss"], pending: true, round: 3 });
  meet();
  settle(head, "confirm");
  a.hear(head);
  a.write({ kind: "decided", target: second, decision: "refused", reason: "Said on the phone of a floor judge" });
  a.write({ kind: "voided", target: first, reason: "facts" });
  meet();
  head.write(...settle(head, "keep"));
  expect(head.state.entries.get(second)).toMatchObject({ issued: ["game-loss"], state: "confirmed" });
});

describe("a second offence that its judge took for the first", () => {
  function missed() {
    const all = staff();
    all.a.rule({ infraction: "122", round: 1 });
    all.b.rule({ infraction: "122", round: 3 });
    all.meet();
    return all;
  }

  test("is shown with the entry that was not known", () => {
    const { head } = missed();
    const [first] = look(head.state);
    expect(first).toMatchObject({ kind: "entry", grounds: ["escalation"], causes: ["a-1"], entry: { id: "b-1", issued: ["caution"] } });
    expect(first?.kind === "entry" && first.flag?.now.issue).toEqual(["warning"]);
  });

  test("becomes what the guide says now", () => {
    const { head } = missed();
    settle(head, "follow");
    expect(head.state.entries.get("b-1")).toMatchObject({ issued: ["warning"], state: "confirmed" });
    expect(topics(head.state)).toEqual([]);
  });

  test("stays as it was issued, with the reason, and comes back only when the record changes again", () => {
    const { head, a, meet } = missed();
    settle(head, "keep", "Not told in time");
    expect(head.state.entries.get("b-1")).toMatchObject({ issued: ["caution"], state: "confirmed", deviation: "Not told in time" });
    expect(topics(head.state)).toEqual([]);
    a.rule({ infraction: "122", round: 2 });
    meet();
    expect(topics(head.state)).toContain("escalation");
  });

  test("waits again once the decision is taken back", () => {
    const { head } = missed();
    head.write(...settle(head, "follow"));
    expect(head.state.entries.get("b-1")).toMatchObject({ issued: ["caution"], state: "standing" });
    expect(topics(head.state)).toEqual(["escalation"]);
  });
});

test("a ruling that rests on an entry that is void now is flagged, not taken for a missed escalation", () => {
  const { head, a, meet } = staff();
  const first = a.rule({ infraction: "122", round: 1 });
  a.rule({ infraction: "122", round: 3 });
  a.write({ kind: "voided", target: first, reason: "facts" });
  meet();
  expect(look(head.state)).toMatchObject([{ grounds: ["flagged"], causes: [first] }]);
  settle(head, "follow");
  expect(topics(head.state)).toEqual([]);
});

describe("a departure from the guide", () => {
  test.each(["confirm", "by-guide", "refuse"])("leaves the list by: %s", (name) => {
    const { head, a, meet } = staff();
    a.rule({ infraction: "122", issued: ["warning"], deviation: "Said to be careless" });
    meet();
    expect(topics(head.state)).toEqual(["deviation"]);
    settle(head, name);
    expect(topics(head.state)).toEqual([]);
  });

  test("is nobody's business where the head judge made it", () => {
    const { head } = staff();
    head.rule({ infraction: "122", issued: ["warning"], deviation: "Said to be careless" });
    expect(look(head.state, "Judge head")).toEqual([]);
  });
});

describe("one call on two phones", () => {
  function twice(rounds: readonly [number, number] = [2, 2]) {
    const all = staff();
    all.a.rule({ infraction: "122", round: rounds[0], table: "7" });
    all.b.rule({ infraction: "122", round: rounds[1], table: "7" });
    all.meet();
    return all;
  }

  test.each([
    [2, 2, true],
    [2, 3, true],
    [2, 4, false],
  ] as const)("is suspected in rounds %d and %d: %s", (one, two, suspected) => {
    expect(topics(twice([one, two]).head.state).includes("duplicate")).toBe(suspected);
  });

  test("is not suspected of one judge, another infraction, another player or another day", () => {
    const { head, a, b, meet } = staff();
    a.rule({ infraction: "122", round: 2 });
    a.rule({ infraction: "122", round: 3 });
    b.rule({ infraction: "121", round: 2, issued: [] });
    b.rule({ player: "@player02", infraction: "122", round: 2 });
    b.rule({ infraction: "122", round: 2, day: 2 });
    meet();
    expect(topics(head.state)).not.toContain("duplicate");
  });

  test("keeps one entry, and the escalation that came of it is gone as well", () => {
    const { head } = twice();
    expect(topics(head.state)).toEqual(["duplicate", "escalation"]);
    settle(head, "one-call");
    expect(topics(head.state)).toEqual([]);
    expect([...head.state.entries.values()].filter((each) => each.state === "voided")).toHaveLength(1);
  });

  test("are asked about again once the answer is taken back, and not when another decision is", () => {
    const { head } = twice();
    head.write(...settle(head, "two-calls"));
    expect(topics(head.state)).toEqual(["duplicate", "escalation"]);
    settle(head, "two-calls");
    head.write(...settle(head, "follow"));
    expect(topics(head.state)).toEqual(["escalation"]);
  });

  test("may have been two calls: said once, for these two only", () => {
    const { head, meet } = twice();
    settle(head, "two-calls");
    expect(topics(head.state)).toEqual(["escalation"]);
    const c = createPhone("c", undefined, createPhone("head"));
    c.rule({ infraction: "122", round: 2 });
    head.hear(c);
    meet();
    expect(topics(head.state).filter((each) => each === "duplicate")).toHaveLength(2);
  });
});

describe("three unrelated single warnings", () => {
  function three() {
    const all = staff("dci-rel3");
    all.a.rule({ infraction: "drawing-extra-cards", issued: ["single-warning"], round: 1 });
    all.a.rule({ infraction: "wrong-opponent", issued: ["single-warning"], round: 2 });
    all.a.rule({ infraction: "slow-play", issued: ["single-warning"], round: 7 });
    all.meet();
    return all;
  }

  test("are told once, until another comes", () => {
    const { head, a, meet } = three();
    expect(topics(head.state)).toContain("alert");
    const alert = look(head.state).find((each) => each.kind === "alert");
    head.write(...(alert ? (optionsOf(head.state, alert, "").find((each) => each.name === "looked-at")?.bodies ?? []) : []));
    expect(topics(head.state)).not.toContain("alert");
    a.rule({ infraction: "mulligan-error", issued: ["single-warning"], round: 8 });
    meet();
    expect(topics(head.state)).toContain("alert");
  });

  test.each(["looked-at", "raise"])("wait again once this is taken back: %s; and can be settled again", (name) => {
    const { head } = three();
    for (let nth = 0; nth < 2; nth += 1) {
      const undo = settle(head, name);
      expect(topics(head.state)).toEqual([]);
      head.write(...undo);
      expect(topics(head.state)).toEqual(["alert"]);
    }
  });
});

describe("one id with two contents", () => {
  function clashing() {
    const { head, a } = staff();
    a.rule({ infraction: "122", round: 1 });
    const twin = createPhone("a", undefined, createPhone("head"));
    twin.rule({ infraction: "122", round: 5 });
    head.hear(a);
    addEvents(head.state, [...twin.state.events.values()]);
    return head;
  }

  test("waits until one of them is chosen", () => {
    const head = clashing();
    expect(topics(head.state)).toEqual(["clash"]);
    const shown = head.state.entries.get("a-1")?.round;
    settle(head, "as-other");
    expect(topics(head.state)).toEqual([]);
    expect(head.state.entries.get("a-1")?.round).toBe(shown === 1 ? 5 : 1);
  });

  test.each(["as-shown", "as-other"])("waits again once the choice is taken back: %s", (name) => {
    const head = clashing();
    const shown = head.state.entries.get("a-1")?.round;
    head.write(...settle(head, name));
    expect(topics(head.state)).toEqual(["clash"]);
    expect(head.state.entries.get("a-1")).toMatchObject({ round: shown, state: "standing" });
  });
});

test("what follows is told before it is done: a refusal takes the step back from the next ruling", () => {
  const { head, a, meet } = staff();
  const first = a.rule({ infraction: "122", round: 1, pending: true });
  a.rule({ infraction: "122", round: 3 });
  meet();
  const before = JSON.stringify([...head.state.entries]);
  const [pending] = look(head.state);
  const refuse = pending && optionsOf(head.state, pending, "").find((each) => each.name === "refuse");
  expect(pending?.id).toBe(first);
  expect(foresee(head.state, refuse?.changed ?? [], GUIDES)).toMatchObject([
    { entry: { round: 3 }, before: { issue: ["warning"], offence: 2 }, after: { issue: ["caution"], offence: 1 } },
  ]);
  expect(JSON.stringify([...head.state.entries])).toBe(before);
});

describe("what a player says of offences that are not on record", () => {
  const said: Body = { kind: "claimed", player: "@player01", guide: "dci-2005", infraction: "122", times: 1, day: 1, round: 4 };

  test.each(["claim-found", "claim-none"])("waits for the head judge, and leaves the list by: %s", (name) => {
    const { head, a, meet } = staff();
    a.rule({ infraction: "111", round: 1 });
    a.write(said);
    meet();
    expect(topics(head.state)).toEqual(["claim"]);
    settle(head, name);
    expect(topics(head.state)).toEqual([]);
  });

  test("is not settled by a floor judge's phone", () => {
    const { head, a, meet } = staff();
    a.write(said);
    settle(a, "claim-none");
    meet();
    expect(topics(head.state)).toEqual(["claim"]);
  });
});
