import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparable, playerKey } from "./identity.ts";

describe("names and numbers are compared", () => {
  test.each([
    ["width", "Ｐｌａｙｅｒ ０１", "player01"],
    ["half-width kana", "ﾌﾟﾚｲﾔｰ", "プレイヤー"],
    ["spaces, the ideographic one too", " 選手\u3000一\u3000", "選手一"],
    ["invisible signs", "\u200f選手\u200b一\u2066\ufeff", "選手一"],
    ["variants of one sign", "葛\u{e0100}", "葛"],
    ["compatibility signs", "㍿", "株式会社"],
    ["case", "PLAYER ÉÀ", "playere\u0301a\u0300"],
  ])("without regard to %s", (_, a, b) => {
    expect(comparable(a)).toBe(comparable(b));
  });

  test("but different signs stay different, and zeros are kept", () => {
    expect(comparable("髙")).not.toBe(comparable("高"));
    expect(comparable("𠮷野家")).not.toBe(comparable("吉野家"));
    expect(comparable("00123")).not.toBe(comparable("123"));
  });

  test("the same when compared twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(comparable(comparable(text))).toBe(comparable(text));
      }),
    );
    expect(comparable("e\u200d\u0301")).toBe(comparable("é"));
  });
});

describe("a person's key", () => {
  test("is the number where there is one, else the name", () => {
    expect(playerKey({ name: "選手一", ref: "００１２３" })).toBe("#00123");
    expect(playerKey({ name: "選手 一", ref: "\u3000" })).toBe("@選手一");
    expect(playerKey({ name: "選手一" })).toBe("@選手一");
  });

  test("of a second person of that name cannot be another name's", () => {
    const second = playerKey({ name: "選手一" }, "e7");
    expect(second).toBe("@選手一 e7");
    expect(playerKey({ name: "選手一 e7" })).not.toBe(second);
  });

  test("is never longer than an id may be, and long names stay apart", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), (name) => {
        const key = playerKey({ name: name.slice(0, 200) });
        expect(key.length).toBeGreaterThan(0);
        expect(key.length).toBeLessThanOrEqual(80);
      }),
    );
    const long = "𠮷".repeat(100);
    expect(playerKey({ name: `${long}一` })).not.toBe(playerKey({ name: `${long}二` }));
    expect(playerKey({ name: long }).isWellFormed()).toBe(true);
  });

  test("of names without a visible sign differs by what was typed", () => {
    expect(playerKey({ name: "\u200f" })).not.toBe(playerKey({ name: "\u200b" }));
  });
});
