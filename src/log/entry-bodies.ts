import * as v from "valibot";
import { count, id, ids, longText, place, round, table } from "./fields.ts";

export const factsSchema = v.record(
  v.pipe(v.string(), v.maxLength(80)),
  v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(80))]),
);

/** What the guide gave, when it was asked. */
const recommendationSchema = v.strictObject({
  issue: v.exactOptional(ids),
  /** Why the guide gave none. */
  why: v.exactOptional(id),
  offence: v.exactOptional(count),
  counted: ids,
  /** The value came from the head judge's ruling for this event. */
  house: v.exactOptional(v.literal(true)),
});

const rulingFields = {
  guide: id,
  edition: id,
  level: id,
  infraction: v.exactOptional(id),
  facts: factsSchema,
  recommended: v.exactOptional(recommendationSchema),
  /** Absent: not decided yet; the entry is open and counts for nothing. Empty: no penalty. */
  issued: v.exactOptional(ids),
  /** The penalty is one that the head judge confirms; set when a floor judge records it. */
  pending: v.exactOptional(v.literal(true)),
  /** Why the judge departed from the guide. */
  deviation: v.exactOptional(longText),
  /** The same step was given once more, to teach; it does not move the ladder. */
  repeatedStep: v.exactOptional(v.literal(true)),
};

export const recorded = v.strictObject({
  kind: v.literal("recorded"),
  player: id,
  group: v.exactOptional(id),
  ...rulingFields,
  ...place,
  note: v.exactOptional(longText),
});

/** A note that is no penalty. */
const noted = v.strictObject({ kind: v.literal("noted"), player: v.exactOptional(id), ...place, text: longText });

export const corrected = v.strictObject({
  kind: v.literal("corrected"),
  target: id,
  ruling: v.exactOptional(v.strictObject(rulingFields)),
  day: v.exactOptional(round),
  round: v.exactOptional(round),
  table: v.exactOptional(table),
  draft: v.exactOptional(id),
  /** An empty text takes the note or the table away. */
  note: v.exactOptional(longText),
});

export const reassigned = v.strictObject({ kind: v.literal("reassigned"), target: id, player: id });

export const voided = v.strictObject({ kind: v.literal("voided"), target: id, reason: longText });

const restored = v.strictObject({ kind: v.literal("restored"), target: id });

export const decided = v.strictObject({
  kind: v.literal("decided"),
  target: id,
  decision: v.picklist(["confirmed", "changed", "refused"]),
  issued: v.exactOptional(ids),
  reason: v.exactOptional(longText),
});

export const entryBodies = [recorded, noted, corrected, reassigned, voided, restored, decided] as const;
