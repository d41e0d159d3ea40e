import { tableName } from "./pairings-rows.ts";
import type { PairedPerson, Seats } from "./seats.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Web services nest their matches each in a way of its own (Melee: `TableNumber`, `Competitors`, `Team`, `Players`): whatever has a table and
 * people is a match. Undefined for a text that is no JSON.
 */
export function seatsInJson(text: string): readonly Seats[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const named = new Map<string, PairedPerson>();
  visit(value, (fields) => {
    const person = personOf(fields);
    const id = pick(fields, ["id", "guid", "userid", "personid", "teamid"]);
    if (person && id !== undefined) named.set(String(id), person);
  });
  const seats: Seats[] = [];
  collect(value, undefined, named, seats);
  return seats;
}

function collect(value: unknown, round: number | undefined, named: ReadonlyMap<string, PairedPerson>, seats: Seats[]): void {
  if (Array.isArray(value)) for (const each of value) collect(each, round, named, seats);
  if (!isFields(value)) return;
  const number = Number(pick(value, ["roundnumber", "round", "roundno"]) ?? Number.NaN);
  const here = Number.isInteger(number) ? number : isRound(value) ? numberOf(value) : round;
  const table = pick(value, ["tablenumber", "table", "tableno", "tableid", "tablename", "seat"]);
  const people = peopleIn(value, named);
  if ((typeof table === "string" || typeof table === "number") && people.length > 0)
    seats.push({ table: tableName(String(table)), people, ...(here === undefined ? {} : { round: here }) });
  else for (const each of Object.values(value)) collect(each, here, named, seats);
}

/** A round that is only numbered: `{ number: 3, matches: [] }`. */
function isRound(fields: Fields): boolean {
  return Object.keys(fields).some((each) => /^(matches|pairings|tables|games)$/i.test(each)) && numberOf(fields) !== undefined;
}

function numberOf(fields: Fields): number | undefined {
  const number = pick(fields, ["number", "no"]);
  return typeof number === "number" && Number.isInteger(number) ? number : undefined;
}

const SIDES = /^(player|p|competitor|team|side|opponent)[_ -]?(1|2|a|b|one|two)?([_ -]?(id|name))?$/i;
const MANY = /^(players|competitors|participants|seats|teams|people)$/i;

function peopleIn(fields: Fields, named: ReadonlyMap<string, PairedPerson>): readonly PairedPerson[] {
  const many = Object.entries(fields).filter(([key, value]) => MANY.test(key) && Array.isArray(value));
  const wanted = many.length > 0 ? many : Object.entries(fields).filter(([key]) => SIDES.test(key));
  return wanted.flatMap(([, value]) => peopleOf(value, named));
}

function peopleOf(value: unknown, named: ReadonlyMap<string, PairedPerson>): readonly PairedPerson[] {
  if (Array.isArray(value)) return value.flatMap((each) => peopleOf(each, named));
  if (typeof value === "number") return listed(named.get(String(value)));
  if (typeof value === "string") return listed(named.get(value) ?? (value.trim() === "" ? undefined : { name: value.trim() }));
  if (!isFields(value)) return [];
  const nested = Object.entries(value).filter(
    ([key, each]) => /^(team|players|player|user|person)$/i.test(key) && typeof each === "object",
  );
  const people = nested.flatMap(([, each]) => peopleOf(each, named));
  if (people.length > 0) return people;
  const person = personOf(value);
  if (person) return [person];
  const id = pick(value, ["id", "guid", "userid", "personid"]);
  return listed(id === undefined ? undefined : named.get(String(id)));
}

function listed(person: PairedPerson | undefined): readonly PairedPerson[] {
  return person ? [person] : [];
}

function personOf(fields: Fields): PairedPerson | undefined {
  const whole = pick(fields, ["displayname", "fullname", "playername", "name", "screenname", "username"]);
  const parts = [pick(fields, ["firstname", "givenname"]), pick(fields, ["lastname", "familyname", "surname"])];
  const given = parts.filter((each): each is string => typeof each === "string" && each !== "").join(" ");
  const name = typeof whole === "string" && whole.trim() !== "" ? whole.trim() : given;
  if (name === "") return undefined;
  const ref = pick(fields, ["playerid", "playernumber", "dcinumber", "memberid", "membernumber", "popid"]);
  return { name, ...(typeof ref === "string" || typeof ref === "number" ? { ref: String(ref) } : {}) };
}

/** The first of these fields, however it is capitalised. */
function pick(fields: Fields, names: readonly string[]): unknown {
  for (const name of names) {
    const key = Object.keys(fields).find((each) => each.toLowerCase().replace(/[_ -]/g, "") === name);
    if (key !== undefined && fields[key] !== null && fields[key] !== undefined) return fields[key];
  }
  return undefined;
}

function visit(value: unknown, look: (fields: Fields) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look);
  if (!isFields(value)) return;
  look(value);
  for (const each of Object.values(value)) visit(each, look);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
