import { concatBytes } from "@noble/hashes/utils.js";
import * as v from "valibot";
import { err, ok, type Result } from "#lib/result.ts";
import { eventSchema, LIMITS } from "#log";
import { createReader, createWriter, parsed } from "./bytes.ts";
import { packValue, unpackValue } from "./packed.ts";
import type { ReadProblem } from "./read-problem.ts";

/** What somebody has to do with a case. The first two are those who contradict each other. */
export const PARTS_IN_CASE = ["a", "b", "witness", "judge", "other"] as const;
export type PartInCase = (typeof PARTS_IN_CASE)[number];

/** What has to be done before a disqualification leaves the judge's hands, in this order. */
export const CHECKS = ["separated", "heard", "witnesses", "head-judge", "told", "organizer", "scorekeeper", "statements", "sent"] as const;
export type Check = (typeof CHECKS)[number];

export const MOST_PHOTOS = 20;

const { id, at, tournament } = eventSchema.entries;
const text = v.pipe(v.string(), v.maxLength(LIMITS.note));
const short = v.pipe(v.string(), v.maxLength(LIMITS.name));
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** A judge's notes on one case: no part of any log, and never in an ordinary exchange or export. */
const investigationSchema = v.strictObject({
  v: v.literal(1),
  id,
  tournament,
  /** Who opened it, and when (local time). */
  judge: short,
  at,
  day: number,
  round: number,
  table: v.pipe(v.string(), v.maxLength(LIMITS.table)),
  /** The rulings that it is about. */
  entries: v.pipe(v.array(id), v.maxLength(50)),
  people: v.pipe(
    v.array(
      v.strictObject({
        id,
        part: v.picklist(PARTS_IN_CASE),
        /** Their key in the log, if they are in it. */
        player: v.exactOptional(id),
        name: short,
        ref: v.pipe(v.string(), v.maxLength(LIMITS.ref)),
        contact: short,
      }),
    ),
    v.maxLength(50),
  ),
  says: v.strictObject({ a: text, b: text }),
  facts: text,
  /** What the judge feels; stays on the judge's own phone unless they say otherwise. */
  impressions: text,
  statements: v.pipe(
    v.array(v.strictObject({ id, person: v.exactOptional(id), language: v.pipe(v.string(), v.maxLength(35)), text })),
    v.maxLength(50),
  ),
  photos: v.pipe(
    v.array(
      v.strictObject({
        id,
        at,
        caption: short,
        /** The statement that it is of; absent: the board. */
        statement: v.exactOptional(id),
      }),
    ),
    v.maxLength(MOST_PHOTOS),
  ),
  report: v.strictObject({
    infractions: text,
    proven: text,
    assumptions: text,
    reasoning: text,
    deadline: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
    done: v.pipe(v.array(v.picklist(CHECKS)), v.maxLength(CHECKS.length)),
  }),
});

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

export type Investigation = DeepReadonly<v.InferOutput<typeof investigationSchema>>;
export type PersonInCase = Investigation["people"][number];
export type Statement = Investigation["statements"][number];
export type Photo = Investigation["photos"][number];

export interface PhotoFile {
  readonly id: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A case as it is handed over, with as many of its photos as go along. */
export interface HandedCase {
  readonly from: { readonly judge: string; readonly app: string; readonly at: string };
  readonly investigation: Investigation;
  readonly photos: readonly PhotoFile[];
}

const handedSchema = v.strictObject({
  from: v.strictObject({ judge: short, app: v.pipe(v.string(), v.maxLength(40)), at }),
  investigation: investigationSchema,
  files: v.pipe(
    v.array(
      v.strictObject({
        id,
        type: v.picklist(["image/jpeg", "image/png", "image/webp"]),
        size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
    ),
    v.maxLength(MOST_PHOTOS),
  ),
});

/** The length of a packed value, that value, and the bytes of the photos one after the other. */
export function packCase({ from, investigation, photos }: HandedCase): Uint8Array {
  const files = photos.map(({ id: photo, type, bytes }) => ({ id: photo, type, size: bytes.length }));
  const head = packValue({ from, investigation, files });
  const output = createWriter();
  output.number(head.length);
  output.bytes(head);
  return concatBytes(output.done(), ...photos.map((each) => each.bytes));
}

export function unpackCase(bytes: Uint8Array): Result<HandedCase, ReadProblem> {
  const pieces = parsed(() => {
    const input = createReader(bytes);
    const head = input.bytes(input.number());
    return { head, rest: input.bytes(input.left()) };
  });
  const read = v.safeParse(handedSchema, pieces && unpackValue(pieces.head, 20_000), { abortEarly: true });
  if (!pieces || !read.success) return err({ kind: "malformed", where: (read.issues && v.getDotPath(read.issues[0])) ?? "" });
  const { from, investigation, files } = read.output;
  if (files.reduce((sum, each) => sum + each.size, 0) !== pieces.rest.length) return err({ kind: "malformed", where: "files" });
  let start = 0;
  const photos = files.map(({ id: photo, type, size }) => {
    start += size;
    return { id: photo, type, bytes: pieces.rest.slice(start - size, start) };
  });
  return ok({ from, investigation, photos });
}
