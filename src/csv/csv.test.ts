import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCsv, parseCsv } from "./index.ts";

const alphabet = [..."=+-@\t\r\n,;\"'＝＋－＠ 0123456789.:/eEaZé選手プレ甲\u3000\uFEFF", "\r\n", "=1+1", "00123", "Mar 1", "true", "'="];
const cell = fc.oneof(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 12 }), fc.string({ unit: "binary" }));
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 6 });

describe("a file for spreadsheets", () => {
  test("comes back unchanged, whatever the cells hold", () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(parseCsv(formatCsv(rows))).toEqual({ ok: true, value: rows });
      }),
      { numRuns: 500 },
    );
  });

  test("has no cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const written = formatCsv(rows).slice(1);
        for (const [, content = ""] of written.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g))
          expect(content).not.toMatch(/^\s*[=+\-@\t\r\n＝＋－＠]/u);
      }),
      { numRuns: 500 },
    );
  });

  test("begins with a byte order mark and ends each row with CRLF", () => {
    expect(formatCsv([["a", 1], ["b"]])).toBe('\uFEFF"a",1\r\n"b"\r\n');
  });

  test.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "\n=1", " =1", "＝1", "'=1", "''=1"])(
    "guards the formula %j",
    (text) => {
      expect(formatCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
    },
  );

  test.each(["0012345", "123456789012", "1E5", "12-3", "1/2", "3:1", "Mar 1", "12 Dec", "TRUE", "００１２"])(
    "keeps %j as it is typed",
    (text) => {
      expect(formatCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
    },
  );

  test.each(["Player 01", "選手一", "'t Player", "12", "a=b", "#12", "2026-12-05T14:07:31+08:00"])("leaves %j alone", (text) => {
    expect(formatCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
  });

  test("reads what a spreadsheet saved again", () => {
    expect(parseCsv('a,"b ""c""\nd",\r\ne,f,g')).toEqual({
      ok: true,
      value: [
        ["a", 'b "c"\nd', ""],
        ["e", "f", "g"],
      ],
    });
  });

  test("tells in which row a quote is not closed", () => {
    expect(parseCsv('"a"\r\n"b')).toEqual({ ok: false, error: { kind: "open-quote", row: 2 } });
  });
});
