import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (each) => Number.parseInt(each, 16));
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("the encoding is seen", () => {
  // Bytes as Python's codecs write them.
  test.each([
    [
      "shift_jis",
      "91498ee896bc2c89ef88f594d48d860d0a91498ee888ea2c30303132330d0a8376838c83438384815b8d622c30303435360d0a",
      "選手名,会員番号\r\n選手一,00123\r\nプレイヤー甲,00456\r\n",
    ],
    [
      "big5",
      "a96da6572cb77cadfbbd73b8b90d0abfefa4e2a4402c30303132330d0aaab1ae61b35ca55cbb5c2c30303435360d0a",
      "姓名,會員編號\r\n選手一,00123\r\n玩家許功蓋,00456\r\n",
    ],
    ["shift_jis", "ccdfdab2d4b08d622c310abeddbcadb2c12c320a", "ﾌﾟﾚｲﾔｰ甲,1\nｾﾝｼｭｲﾁ,2\n"],
    ["shift_jis", "b1b2b32c310ab6b72c320a", "ｱｲｳ,1\nｶｷ,2\n"],
    ["shift_jis", "91498ee888ea0a", "選手一\n"],
    ["big5", "bfefa4e2a4400a", "選手一\n"],
    ["windows-1252", "4a6f73e92030312c310a5a6feb2030322c320a", "José 01,1\nZoë 02,2\n"],
    ["utf-16le", "fffe7890" + "4b62" + "004e" + "0a00", "選手一\n"],
    ["utf-16be", "feff9078" + "624b" + "4e00" + "000a", "選手一\n"],
  ])("%s: %s", (encoding, hex, text) => {
    const decoded = decodeText(bytes(hex));
    expect(decoded.encoding).toBe(encoding);
    if (text) expect(decoded.text).toBe(text);
  });

  test("UTF-8 with a mark at the start and without", () => {
    const text = "葉㍿𠮷野家 🀄 ﾊﾝｶｸ ＡＢＣ１２３\u3000\r\n";
    expect(decodeText(utf8(text))).toEqual({ text, encoding: "utf-8" });
    expect(decodeText(utf8(`\uFEFF${text}`))).toEqual({ text, encoding: "utf-8" });
    expect(decodeText(new Uint8Array())).toEqual({ text: "", encoding: "utf-8" });
  });

  test("one bad byte in UTF-8 leaves the rest as it is", () => {
    const damaged = utf8("選手一,1\n選手二,2\n選手三,3\n").slice();
    damaged[damaged.length - 6] = 0xff;
    const { text, encoding } = decodeText(damaged);
    expect(encoding).toBe("utf-8");
    expect(text.startsWith("選手一,1\n選手二,2\n")).toBe(true);
    expect(text).toContain("\uFFFD");
  });

  test("any text in UTF-8 comes back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(decodeText(utf8(text)).text).toBe(text.replace(/^\uFEFF/, ""));
      }),
    );
  });

  test("any bytes give some text", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (given) => {
        expect(typeof decodeText(given).text).toBe("string");
      }),
    );
  });
});
