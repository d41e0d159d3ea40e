import { comparable } from "#log";
import { seatsInJson } from "./pairings-json.ts";
import { seatsInRows } from "./pairings-rows.ts";
import { seatsInXml } from "./pairings-xml.ts";
import { rowsOf } from "./parse-roster.ts";
import type { PairedPerson, Seats } from "./seats.ts";

export interface PairedTable {
  readonly table: string;
  readonly people: readonly PairedPerson[];
}

/** Undefined as round: the list does not say which one it is. */
export interface PairedRound {
  readonly round: number | undefined;
  readonly tables: readonly PairedTable[];
}

/**
 * The pairings in a text: a table with a line for each match or each player, JSON as web services give it, or XML as TOM saves it.
 * A list that names each match twice, once for each player, gives each table once. Byes have no table and are left out.
 */
export function parsePairings(text: string): readonly PairedRound[] {
  return roundsOf(seatsIn(text.replace(/^\uFEFF/, "").trim()));
}

function seatsIn(text: string): readonly Seats[] {
  if (/^[[{]/.test(text)) return seatsInJson(text) ?? seatsInRows(rowsOf(text));
  if (text.startsWith("<")) return seatsInXml(text);
  const rows = rowsOf(text);
  return seatsInRows(rows.every(({ cells }) => cells.length === 1) ? rowsOf(withTabs(text)) : rows);
}

/** What people type and printouts give: "1 Player 01 vs Player 02", full-width commas, columns set apart by spaces. */
function withTabs(text: string): string {
  return text
    .replace(/^[^\S\n]*((?:(?:table|第)[^\S\n]*)?\d{1,4}[^\S\n]*[桌卓]?)[.．:：、]?[^\S\n]+/gimu, "$1\t")
    .replace(/[^\S\n]+(?:vs?\.?|對|対|[-–—])[^\S\n]+|[^\S\n]{2,}|，/giu, "\t");
}

function roundsOf(seats: readonly Seats[]): readonly PairedRound[] {
  const rounds = new Map<number | undefined, Map<string, PairedPerson[]>>();
  for (const { table, people, round } of seats) {
    const tables = rounds.get(round) ?? new Map<string, PairedPerson[]>();
    rounds.set(round, tables);
    const seated = tables.get(table) ?? [];
    for (const person of people) if (!isBye(person) && !seated.some((each) => isSame(each, person))) seated.push(person);
    if (seated.length > 0 && isTable(table)) tables.set(table, seated);
  }
  return [...rounds]
    .map(([round, tables]) => ({ round, tables: [...tables].map(([table, people]) => ({ table, people })) }))
    .filter(({ tables }) => tables.length > 0)
    .sort((a, b) => (a.round ?? 0) - (b.round ?? 0));
}

const BYES = ["bye", "bye!", "none", "-", "--", "–", "—", "輪空", "轮空", "不戰勝", "不戦勝", "不戦", "バイ", "unpaired"];

function isBye({ name }: PairedPerson): boolean {
  const form = comparable(name).replace(/^[*([]+|[*)\]]+$|^(?:assigned|awarded)(?=bye)/g, "");
  return form === "" || BYES.includes(form);
}

function isTable(table: string): boolean {
  return table !== "" && !/^[0–—-]+$/.test(table) && !BYES.includes(comparable(table));
}

function isSame(a: PairedPerson, b: PairedPerson): boolean {
  if (a.ref !== undefined && b.ref !== undefined) return comparable(a.ref) === comparable(b.ref);
  return comparable(a.name) === comparable(b.name);
}
