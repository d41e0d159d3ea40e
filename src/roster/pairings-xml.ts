import { tableName } from "./pairings-rows.ts";
import type { PairedPerson, Seats } from "./seats.ts";

/** A tournament file of TOM: people with a `userid`, and in each round matches with two `userid`s and a `tablenumber`. */
export function seatsInXml(text: string): readonly Seats[] {
  const people = new Map<string, PairedPerson>();
  for (const { attributes, inside } of elements(text, "player")) {
    const ref = attributeOf(attributes, "userid");
    const name = [textOf(inside, "firstname"), textOf(inside, "lastname")].filter((each) => each !== "").join(" ");
    if (ref !== undefined && name !== "") people.set(ref, { name, ref });
  }
  return elements(text, "round").flatMap(({ attributes, inside }) => {
    const round = Number(attributeOf(attributes, "number") ?? Number.NaN);
    return elements(inside, "match").map(({ inside: match }) => ({
      table: tableName(textOf(match, "tablenumber")),
      people: [...match.matchAll(/<player[12]?\s([^>]*?)\/?>/g)].flatMap(
        ([, each = ""]) => people.get(attributeOf(each, "userid") ?? "") ?? [],
      ),
      ...(Number.isInteger(round) ? { round } : {}),
    }));
  });
}

interface Element {
  readonly attributes: string;
  readonly inside: string;
}

/** Elements of one name that stand in no other of that name, as it is in these files. */
function elements(text: string, name: string): readonly Element[] {
  const pattern = new RegExp(`<${name}(\\s[^>]*?)?(?<!/)>([\\s\\S]*?)</${name}>`, "g");
  return [...text.matchAll(pattern)].map(([, attributes = "", inside = ""]) => ({ attributes, inside }));
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1];
  return found === undefined ? undefined : decoded(found);
}

function textOf(text: string, name: string): string {
  return decoded(new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? "").trim();
}

const SIGNS: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal === undefined ? (hex === undefined ? undefined : Number.parseInt(hex, 16)) : Number(decimal);
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return SIGNS[(name ?? "").toLowerCase()] ?? whole;
  });
}
