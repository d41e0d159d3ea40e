import { comparable } from "#log";

export const COLUMN_KINDS = ["name", "first", "last", "ref", "table"] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** Where each thing stands, counted from 0. A name is in one column or in two. */
export type Columns = { readonly [Kind in ColumnKind]?: number };

export interface ColumnGuess {
  readonly columns: Columns;
  /** The first row names the columns and is nobody. */
  readonly hasHeader: boolean;
}

/** What columns are called, in the comparable form without punctuation. */
const HEADERS: Readonly<Record<ColumnKind, readonly string[]>> = {
  name: [
    ...["name", "fullname", "player", "playername", "players", "participant", "competitor"],
    ...[
      "姓名",
      "名字",
      "選手",
      "選手名",
      "選手姓名",
      "玩家",
      "玩家姓名",
      "玩家名稱",
      "牌手",
      "牌手姓名",
      "參賽者",
      "參賽者姓名",
      "中文姓名",
    ],
    ...[
      "氏名",
      "名前",
      "お名前",
      "選手氏名",
      "プレイヤー",
      "プレイヤー名",
      "プレーヤー",
      "プレーヤー名",
      "参加者",
      "参加者名",
      "参加者氏名",
    ],
  ],
  first: ["first", "firstname", "given", "givenname", "givennames", "forename", "名", "名前名"],
  last: ["last", "lastname", "family", "familyname", "surname", "姓", "姓氏", "苗字", "名前姓"],
  ref: [
    ...[
      "id",
      "playerid",
      "memberid",
      "membershipid",
      "userid",
      "dci",
      "dcino",
      "dciid",
      "dcinumber",
      "playernumber",
      "membernumber",
      "membershipnumber",
    ],
    ...["編號", "選手編號", "會員編號", "會員號碼", "會員id", "玩家編號", "玩家id", "牌手編號", "參賽編號", "dci編號", "dci號碼", "選手id"],
    ...["番号", "会員番号", "会員no", "会員id", "選手番号", "プレイヤーid", "プレーヤーid", "プレイヤー番号", "dci番号", "登録番号"],
  ],
  table: ["table", "tableno", "tablenumber", "桌", "桌號", "桌次", "桌子", "卓", "卓番号", "テーブル", "テーブル番号"],
};

/** Guesses what stands where: by the names of the columns if they have any, else by what is in them. */
export function guessColumns(rows: readonly (readonly string[])[]): ColumnGuess {
  const named = byHeader(rows[0] ?? []);
  if (Object.keys(named).length > 0) {
    const hasName = named.name !== undefined || named.first !== undefined || named.last !== undefined;
    const guessed = hasName ? {} : nameOf(byContent(rows.slice(1), new Set(Object.values(named))));
    return { columns: { ...guessed, ...named }, hasHeader: true };
  }
  return { columns: byContent(rows, new Set()), hasHeader: false };
}

function byHeader(header: readonly string[]): Columns {
  const columns: { [Kind in ColumnKind]?: number } = {};
  for (const [index, cell] of header.entries()) {
    const title = comparable(cell).replace(/[\p{P}\p{S}]+/gu, "");
    const kind = COLUMN_KINDS.find((each) => HEADERS[each].includes(title));
    if (kind) columns[kind] ??= index;
  }
  return columns;
}

/** Mostly digits is a number: the longest on average is the id. The first other column is the name. */
function byContent(rows: readonly (readonly string[])[], taken: ReadonlySet<number>): Columns {
  const width = Math.max(0, ...rows.map((each) => each.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const cells = rows.map((each) => comparable(each[index] ?? "")).filter((each) => each !== "");
    const numbers = cells.filter((each) => /^[=#"']*[a-z]{0,4}-?\d[\d-]*"?$/.test(each));
    const digits = numbers.reduce((sum, each) => sum + each.length, 0);
    return { index, filled: cells.length, isNumber: numbers.length * 5 > cells.length * 4, digits: digits / Math.max(1, numbers.length) };
  }).filter((each) => each.filled > 0 && !taken.has(each.index));
  const name = columns.find((each) => !each.isNumber) ?? columns[0];
  const [ref] = columns.filter((each) => each.isNumber && each !== name).sort((a, b) => b.digits - a.digits);
  return { ...(name ? { name: name.index } : {}), ...(ref ? { ref: ref.index } : {}) };
}

function nameOf({ name }: Columns): Columns {
  return name === undefined ? {} : { name };
}
