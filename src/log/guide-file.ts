import * as v from "valibot";
import { err, ok, type Result } from "#lib/result.ts";
import { checkTexts, defineGuide, type Guide, type GuideTexts, guideProblems } from "#rules";
import { guideSchema, guideTextsSchema } from "./guide-schema.ts";

const GUIDE_FORMAT = "floorbook-guide";
const GUIDE_VERSION = 1;

/** A guide that is not built in, with its texts: docs/writing-a-guide.md. */
export interface GuideFile {
  readonly guide: Guide;
  /** By language; at least one. */
  readonly texts: Readonly<Record<string, GuideTexts>>;
}

export type GuideFileError =
  | { readonly kind: "not-json" }
  | { readonly kind: "not-ours" }
  | { readonly kind: "too-new"; readonly version: number }
  | { readonly kind: "too-large" }
  | { readonly kind: "malformed"; readonly where: string }
  /** Well formed, but it refers to what is not there, or texts are missing. */
  | { readonly kind: "faulty"; readonly problems: readonly string[] }
  /** A built-in guide has this id: an edition is never replaced. */
  | { readonly kind: "taken"; readonly id: string };

const MOST_CHARACTERS = 4_000_000;

const fileSchema = v.strictObject({
  format: v.literal(GUIDE_FORMAT),
  version: v.literal(GUIDE_VERSION),
  guide: guideSchema,
  texts: v.pipe(
    v.record(v.picklist(["en", "zh-TW", "ja"]), guideTextsSchema),
    v.check((each) => Object.keys(each).length > 0),
  ),
});

/** Reads a guide that anybody may have written: nothing of it is used before all of it is checked. */
export function parseGuideFile(text: string, builtIn: readonly Guide[]): Result<GuideFile, GuideFileError> {
  if (text.length > MOST_CHARACTERS) return err({ kind: "too-large" });
  const value = parseJson(text);
  if (value === undefined) return err({ kind: "not-json" });
  const header = v.safeParse(v.looseObject({ format: v.literal(GUIDE_FORMAT), version: v.number() }), value);
  if (!header.success) return err({ kind: "not-ours" });
  if (header.output.version > GUIDE_VERSION) return err({ kind: "too-new", version: header.output.version });
  const parsed = v.safeParse(fileSchema, value);
  if (!parsed.success) return err({ kind: "malformed", where: v.getDotPath(parsed.issues[0]) ?? "" });
  const { guide, texts } = parsed.output;
  if (builtIn.some((each) => each.id === guide.id)) return err({ kind: "taken", id: guide.id });
  const [reference] = Object.values(texts);
  const problems = [
    ...guideProblems(guide),
    ...Object.entries(texts).flatMap(([language, each]) =>
      reference ? checkTexts(guide, each, reference).map((problem) => `${language}: ${problem}`) : [],
    ),
  ];
  return problems.length > 0 ? err({ kind: "faulty", problems }) : ok({ guide: defineGuide(guide), texts });
}

export function formatGuideFile({ guide, texts }: GuideFile): string {
  return `${JSON.stringify({ format: GUIDE_FORMAT, version: GUIDE_VERSION, guide, texts }, undefined, 1)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
