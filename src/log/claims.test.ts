import { describe, expect, test } from "vitest";
import { candidatesFor, openClaims } from "./claims.ts";
import type { BodyOf } from "./event.ts";
import { addPlayer, createPhone, exchange, type Phone, rule } from "./testing/phone.ts";

function claim(phone: Phone, player: string, times: number, more: Partial<BodyOf<"claimed">> = {}) {
  return phone.write({ kind: "claimed", player, guide: "small", infraction: "slow-play", times, day: 1, round: 3, ...more });
}

describe("what a player says of offences before", () => {
  test("waits for the head judge while less is on record, and no longer when the entry arrives from another phone", () => {
    const [a, b] = [createPhone("a"), createPhone("b")];
    const player = addPlayer(a, "Player 01");
    addPlayer(b, "Player 01");
    rule(b, player, 1);
    claim(a, player, 1);
    expect(openClaims(a.state)).toHaveLength(1);
    exchange(a, b);
    expect(openClaims(a.state)).toEqual([]);
  });

  test("of none, or of as many as are on record, waits for nobody", () => {
    const a = createPhone("a");
    const player = addPlayer(a, "Player 01");
    claim(a, player, 0);
    rule(a, player, 1);
    claim(a, player, 1);
    expect(openClaims(a.state)).toEqual([]);
  });

  test("is not backed by an entry that came after it, that was voided, or that is of another kind", () => {
    const a = createPhone("a");
    const player = addPlayer(a, "Player 01");
    rule(a, player, 1, { infraction: "other" });
    const voided = rule(a, player, 2);
    a.write({ kind: "voided", target: voided.id, reason: "" });
    claim(a, player, 1);
    rule(a, player, 4);
    expect(openClaims(a.state)).toHaveLength(1);
  });

  test("is settled by the head judge's word, found or not", () => {
    const a = createPhone("a");
    a.write({
      kind: "opened",
      settings: {
        name: "Test",
        from: "2026-12-05",
        to: "2026-12-05",
        guide: "small",
        edition: "1",
        level: "low",
        matchForm: "best-of-three",
        decisions: {},
      },
    });
    const player = addPlayer(a, "Player 01");
    const said = claim(a, player, 2);
    a.write({ kind: "claim-settled", target: said.id });
    expect(openClaims(a.state)).toEqual([]);
  });

  test("offers the same person's entries first, then those of names that are much alike, never of strangers", () => {
    const a = createPhone("a");
    const player = addPlayer(a, "選手一郎");
    const alike = addPlayer(a, "選手一朗");
    const stranger = addPlayer(a, "プレイヤー甲");
    const otherKind = rule(a, player, 1, { infraction: "other" });
    const misspelt = rule(a, alike, 1);
    rule(a, stranger, 1);
    const said = claim(a, player, 1);
    const [open] = openClaims(a.state);
    expect(open?.id).toBe(said.id);
    expect(open && candidatesFor(a.state, open).map((each) => each.id)).toEqual([misspelt.id, otherKind.id]);
  });
});
