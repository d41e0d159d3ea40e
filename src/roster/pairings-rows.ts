import { comparable } from "#log";
import type { RosterRow } from "./parse-roster.ts";
import type { PairedPerson, Seats } from "./seats.ts";

/** Where a person stands in a row. */
interface PersonColumns {
  name?: number;
  first?: number;
  last?: number;
  ref?: number;
}

interface PairingColumns {
  table?: number;
  round?: number;
  one: PersonColumns;
  other: PersonColumns;
}

export function seatsInRows(rows: readonly RosterRow[]): readonly Seats[] {
  const header = rows.findIndex(({ cells }) => cells.some(isTableTitle));
  const columns = header < 0 ? byContent(rows) : byTitle(rows[header]?.cells ?? []);
  const body = header < 0 ? rows : rows.slice(header + 1);
  return body.flatMap(({ cells }) => seatsIn(cells, columns));
}

function seatsIn(cells: readonly string[], { table, round, one, other }: PairingColumns): readonly Seats[] {
  const name = table === undefined ? "" : tableName(cells[table] ?? "");
  const people = [one, other].flatMap((each) => personIn(cells, each) ?? []);
  if (people.length === 0) return [];
  const number = round === undefined ? undefined : digitsIn(cells[round] ?? "");
  return [{ table: name, people, ...(number === undefined ? {} : { round: number }) }];
}

function personIn(cells: readonly string[], { name, first, last, ref }: PersonColumns): PairedPerson | undefined {
  const at = (index: number | undefined) => (index === undefined ? "" : unwrapped(cells[index] ?? ""));
  const whole = name === undefined ? [at(first), at(last)].filter((each) => each !== "").join(" ") : at(name);
  if (comparable(whole) === "") return undefined;
  const number = at(ref);
  return { name: whole, ...(comparable(number) === "" ? {} : { ref: number }) };
}

/** "Table 12", "第12桌" and 012 are table 12; "A3" stays. */
export function tableName(cell: string): string {
  const text = unwrapped(cell).normalize("NFKC");
  const digits = /^(?:table|tbl|t|第|卓|桌|テーブル)?\s*#?0*(\d+)\s*(?:桌|卓|番|號|号)?$/iu.exec(text)?.[1];
  return digits ?? text;
}

function digitsIn(cell: string): number | undefined {
  const digits = /\d+/.exec(cell.normalize("NFKC"))?.[0];
  return digits === undefined ? undefined : Number(digits);
}

function unwrapped(cell: string): string {
  return (/^="(.*)"$/s.exec(cell)?.[1] ?? cell).trim();
}

const TABLES = /^(table|tbl|tableno|tablenumber|tablenum|tableid|seat|seatno|桌|桌號|桌次|桌號碼|卓|卓番号|卓番|テーブル|テーブル番号)$/;
const ROUNDS = /^(round|roundno|roundnumber|rd|輪|輪次|回合|ラウンド|回戦)$/;
const OTHER =
  /^(opponent|opp|player2|playerb|p2|2|second|選手2|選手b|玩家2|玩家b|牌手2|對手|選手二|対戦相手|相手|プレイヤー2|プレーヤー2|プレイヤーb)/;
const ONE =
  /^(player1|playera|p1|player|name|fullname|first|last|family|given|選手1|選手a|選手|玩家|牌手|姓名|姓|名|氏名|名前|プレイヤー|プレーヤー|id|dci|member|1)/;
const REFS = /(id|number|no|dci|番号|編號|號碼)$/;
const FIRST = /(firstname|givenname|first|given|名前名)$/;
const LAST = /(lastname|familyname|surname|last|family|苗字|姓氏)$/;
const OF_NEITHER = /(points|point|pts|record|result|wins|score|deck|積分|成績|勝点|ポイント|結果)/;

function titleOf(cell: string): string {
  return comparable(cell).replace(/[\p{P}\p{S}]+/gu, "");
}

function isTableTitle(cell: string): boolean {
  return TABLES.test(titleOf(cell));
}

function byTitle(header: readonly string[]): PairingColumns {
  const columns: PairingColumns = { one: {}, other: {} };
  for (const [index, cell] of header.entries()) {
    const title = titleOf(cell);
    if (TABLES.test(title)) columns.table ??= index;
    else if (ROUNDS.test(title)) columns.round ??= index;
    else if (OF_NEITHER.test(title)) continue;
    else if (OTHER.test(title)) columns.other[kindOf(title)] ??= index;
    else if (ONE.test(title)) {
      // Two columns of the same name: the second one is the opponent's.
      const person = columns.one[kindOf(title)] === undefined ? columns.one : columns.other;
      person[kindOf(title)] ??= index;
    }
  }
  return columns;
}

function kindOf(title: string): keyof PersonColumns {
  const rest = title.replace(/\d$/, "");
  if (FIRST.test(rest)) return "first";
  if (LAST.test(rest)) return "last";
  return REFS.test(rest) && !/name$/.test(rest) ? "ref" : "name";
}

/** Without titles: the first column of short numbers is the table, the first two of words are the people, one or two of long numbers theirs. */
function byContent(rows: readonly RosterRow[]): PairingColumns {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => {
    const cells = rows.map(({ cells: row }) => tableName(row[index] ?? "")).filter((each) => each !== "");
    const areMostly = (form: RegExp) => cells.filter((each) => form.test(each)).length * 5 > cells.length * 4;
    return { index, filled: cells.length, isNumber: areMostly(/^[A-Z]?\d{1,4}$/i), isRef: areMostly(/^\d{5,}$/) };
  }).filter((each) => each.filled > 0);
  const table = columns.find((each) => each.isNumber);
  const refs = columns.filter((each) => each.isRef);
  const words = columns.filter((each) => !each.isNumber && !each.isRef);
  // A list that has nothing but numbers calls people by them.
  const [one, other] = words.length > 0 ? words : refs;
  const hasBoth = refs.length === Math.min(2, words.length);
  const personOf = (name: typeof one, ref: typeof one) => ({
    ...(name ? { name: name.index } : {}),
    ...(name && ref && (hasBoth || name === ref) ? { ref: ref.index } : {}),
  });
  return { ...(table ? { table: table.index } : {}), one: personOf(one, refs[0]), other: personOf(other, refs[1]) };
}
