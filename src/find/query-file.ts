import { err, ok, type Result } from "#lib/result.ts";
import type { Guide } from "#rules";
import { find } from "./find.ts";
import type { Passage } from "./passage.ts";

const FIELDS = ["q", "lang", "guide", "expect", "within"];
const WITHIN = 3;

export interface Query {
  readonly q: string;
  /** The language shown. */
  readonly lang: string;
  /** Absent: all guides. */
  readonly guide?: string;
  /** A section or an infraction; without a guide as "guide/section". */
  readonly expect: string;
  readonly within: number;
}

export interface QueryFile {
  readonly queries: readonly Query[];
}

export interface Known {
  readonly guides: readonly Guide[];
  readonly languages: readonly string[];
}

/** Reads a query file's JSON value; an error names the query and the field. */
export function parseQueryFile(value: unknown, known: Known): Result<QueryFile, string> {
  const list = isRecord(value) ? value["queries"] : undefined;
  if (!Array.isArray(list)) return err("queries: must be a list");
  const queries: Query[] = [];
  for (const [index, each] of list.entries()) {
    const query = parseQuery(each, known);
    if (!query.ok) return err(`query ${index + 1}${quoted(each)}: ${query.error}`);
    queries.push(query.value);
  }
  return ok({ queries });
}

/** The sections found in the ranks that suffice, and whether the one expected is among them. */
export function runQuery(passages: readonly Passage[], query: Query): { readonly passed: boolean; readonly found: readonly string[] } {
  const asked = query.guide === undefined ? passages : passages.filter((each) => each.guide === query.guide);
  const hits = find(asked, query.q, query.lang).slice(0, query.within);
  const prefix = (passage: Passage) => (query.guide === undefined ? `${passage.guide}/` : "");
  const namesOf = ({ passage }: (typeof hits)[number]) =>
    [passage.section, passage.infraction ?? passage.section].map((each) => `${prefix(passage)}${each}`);
  return { passed: hits.some((hit) => namesOf(hit).includes(query.expect)), found: hits.map((hit) => namesOf(hit)[1] ?? "") };
}

function parseQuery(value: unknown, { guides, languages }: Known): Result<Query, string> {
  if (!isRecord(value)) return err("must be an object");
  const unknown = Object.keys(value).find((each) => !FIELDS.includes(each));
  if (unknown !== undefined) return err(`${unknown}: unknown field; known: ${FIELDS.join(", ")}`);
  const { q, lang, guide, expect, within = WITHIN } = value;
  if (typeof q !== "string" || q.trim() === "") return err("q: must be a text");
  if (typeof lang !== "string" || !languages.includes(lang)) return err(`lang: must be one of ${languages.join(", ")}`);
  if (guide !== undefined && !guides.some((each) => each.id === guide))
    return err(`guide: must be one of ${guides.map((each) => each.id).join(", ")}`);
  if (typeof expect !== "string") return err("expect: must be a text");
  if (!placesOf(guides, guide).has(expect)) return err(`expect: there is no section or infraction "${expect}"`);
  if (typeof within !== "number" || !Number.isInteger(within) || within < 1) return err("within: must be a whole number above 0");
  return ok({ q, lang, expect, within, ...(typeof guide === "string" ? { guide } : {}) });
}

function placesOf(guides: readonly Guide[], guide: unknown): ReadonlySet<string> {
  const asked = guides.filter((each) => guide === undefined || each.id === guide);
  return new Set(
    asked.flatMap(({ id, sections, infractions }) =>
      [...sections.map((each) => each.id), ...infractions.flatMap((each) => [each.id, each.section])].map((each) =>
        guide === undefined ? `${id}/${each}` : each,
      ),
    ),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function quoted(value: unknown): string {
  return isRecord(value) && typeof value["q"] === "string" ? ` "${value["q"]}"` : "";
}
