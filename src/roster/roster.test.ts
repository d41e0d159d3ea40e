import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { guessColumns } from "./columns.ts";
import { parseRoster } from "./parse-roster.ts";
import { toPeople } from "./to-people.ts";

function peopleIn(text: string) {
  const { rows, guess } = parseRoster(text);
  return toPeople(rows, guess);
}

describe("a list", () => {
  test.each([
    ["comma", "name,id\nPlayer 01,00123\n選手一,00456"],
    ["semicolon", "name;id\r\nPlayer 01;00123\r\n選手一;00456\r\n"],
    ["tab", "name\tid\nPlayer 01\t00123\n選手一\t00456\n"],
    ["bar", "name|id\nPlayer 01|00123\n選手一|00456\n"],
    ["quotes", '"name","id"\r\n"Player 01","00123"\r\n"選手一","00456"\r\n'],
    ["old line ends", "name,id\rPlayer 01,00123\r選手一,00456\r"],
    ["mixed line ends", "name,id\r\nPlayer 01,00123\n選手一,00456\r\n"],
    ["a mark at the start", "\uFEFFname,id\nPlayer 01,00123\n選手一,00456"],
    ["spreadsheet ids", 'name,id\nPlayer 01,="00123"\n選手一,="00456"'],
  ])("is read with %s", (_, text) => {
    expect(peopleIn(text)).toEqual({
      people: [
        { name: "Player 01", ref: "00123", line: 2 },
        { name: "選手一", ref: "00456", line: 3 },
      ],
      errors: [],
    });
  });

  test("may be one name on each line, with commas in some", () => {
    expect(peopleIn("Player 01\n\nPlayer 02, the second\n選手一\u3000\n").people).toEqual([
      { name: "Player 01", line: 1 },
      { name: "Player 02, the second", line: 3 },
      { name: "選手一\u3000", line: 4 },
    ]);
    expect(peopleIn("選手一").people).toEqual([{ name: "選手一", line: 1 }]);
    expect(peopleIn("").people).toEqual([]);
  });

  test("keeps line breaks, delimiters and quotes inside a field, and still knows its lines", () => {
    const { rows } = parseRoster('name,id\n"Player\n""01"", x",1\n\nPlayer 02,2\n');
    expect(rows).toEqual([
      { line: 2, cells: ['Player\n"01", x', "1"] },
      { line: 5, cells: ["Player 02", "2"] },
    ]);
  });

  test("is not swallowed by a single quote mark", () => {
    expect(peopleIn('name,id\n"Player 01,1\nPlayer 02,2\nPlayer 03,3').people.map((each) => each.name)).toEqual([
      '"Player 01',
      "Player 02",
      "Player 03",
    ]);
  });

  test("loses no field that a spreadsheet can write", () => {
    const cell = fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => `x${text.replace(/[\r\n]/g, "")}x`);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 8 }),
        fc.constantFrom(",", ";", "\t", "|"),
        (table, delimiter) => {
          const text = Papa.unparse([["name", "id", "table"], ...table], { delimiter, quotes: true });
          expect(parseRoster(text).rows.map((each) => each.cells)).toEqual(table);
        },
      ),
    );
  });
});

describe("columns are guessed", () => {
  test.each([
    ["English", "Table,First Name,Last Name,DCI Number", { table: 0, first: 1, last: 2, ref: 3 }],
    ["Chinese", "桌號,姓名,會員編號", { table: 0, name: 1, ref: 2 }],
    ["Japanese", "テーブル,氏名,会員番号", { table: 0, name: 1, ref: 2 }],
    ["Japanese, full width", "プレイヤー名,ＩＤ", { name: 0, ref: 1 }],
    ["with punctuation", "Player ID#,Player Name:", { ref: 0, name: 1 }],
    ["Japanese in two columns", "姓,名,ID", { last: 0, first: 1, ref: 2 }],
  ])("by their titles: %s", (_, header, columns) => {
    expect(guessColumns([header.split(","), ["1", "2", "3", "4"]])).toEqual({ columns, hasHeader: true });
  });

  test("by what is in them, where no title says it", () => {
    expect(
      guessColumns([
        ["1", "00012345", "選手一"],
        ["2", "00012346", "Player 02"],
      ]),
    ).toEqual({ columns: { name: 2, ref: 1 }, hasHeader: false });
    expect(guessColumns([["001"], ["002"]])).toEqual({ columns: { name: 0 }, hasHeader: false });
    expect(
      guessColumns([
        ["ID", "?"],
        ["1", "選手一"],
      ]),
    ).toEqual({ columns: { name: 1, ref: 0 }, hasHeader: true });
    expect(guessColumns([])).toEqual({ columns: {}, hasHeader: false });
  });

  test("and their titles are told, for the judge to confirm", () => {
    expect(parseRoster("姓名,編號\n選手一,1").columns).toEqual(["姓名", "編號"]);
    expect(parseRoster("選手一,1\n選手二,2,x").columns).toEqual(["", "", ""]);
  });
});

describe("people", () => {
  const rows = (...cells: readonly (readonly string[])[]) => cells.map((each, index) => ({ line: index + 1, cells: each }));

  test("keep their names as typed", () => {
    const names = [
      "葉㍿𠮷野家 🀄 ﾊﾝｶｸ ＡＢＣ１２３",
      "選手一\u3000",
      "\u200fPlayer 01",
      " Player\u202802",
      "<img src=x onerror=alert(1)>",
      "x".repeat(60),
    ];
    expect(toPeople(rows(...names.map((each) => [each])), { name: 0 }).people.map((each) => each.name)).toEqual(names);
  });

  test("of two columns have one name, in the order of their writing", () => {
    const { people } = toPeople(rows(["Player", "One"], ["一", "選手"], ["", "Two"], ["Three", ""]), { first: 0, last: 1 });
    expect(people.map((each) => each.name)).toEqual(["Player One", "選手一", "Two", "Three"]);
  });

  test("or an error, by line, and nothing else", () => {
    const given = rows(
      ["選手一", "00123"],
      ["\u3000", "00124"],
      ["選手二", "００１２３"],
      ["選手 一", "00123"],
      ["Player 05", ""],
      ["ＰＬＡＹＥＲ０５", ""],
      ["x".repeat(201), "1"],
      ["Player 08", "1".repeat(61)],
      ["選\uFFFD", "2"],
      ["選手一", "123"],
      ["選手一"],
    );
    const { people, errors } = toPeople(given, { name: 0, ref: 1 });
    expect(errors.map(({ line, kind }) => [line, kind])).toEqual([
      [2, "no-name"],
      [3, "ref-taken"],
      [4, "twice"],
      [6, "twice"],
      [7, "name-too-long"],
      [8, "ref-too-long"],
      [9, "unreadable"],
    ]);
    expect(people).toEqual([
      { name: "選手一", ref: "00123", line: 1 },
      { name: "Player 05", line: 5 },
      { name: "選手一", ref: "123", line: 10 },
      { name: "選手一", line: 11 },
    ]);
  });

  test("are as many as the rows, errors counted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const { rows: all, guess } = parseRoster(text);
        const { people, errors } = toPeople(all, guess);
        expect(people.length + errors.length).toBe(all.length);
      }),
    );
  });
});
