import * as v from "valibot";
import { id, LIMITS, longText, place, round, time } from "./fields.ts";

/** What a clock measures. A clock without `seconds` counts up. */
export const CLOCK_FORMS = ["round", "call", "tardiness", "repair", "slow-play", "free"] as const;
export type ClockForm = (typeof CLOCK_FORMS)[number];

/** Why a table gets more time. */
export const EXTENSION_REASONS = ["call", "deck-check", "late-start", "other"] as const;
export const DECK_CHECK_RESULTS = ["clean", "problem", "stopped"] as const;
export const TABLE_MARKS = ["open", "covered", "done"] as const;
export type TableMark = (typeof TABLE_MARKS)[number];

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const tableName = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.table));

/** Who sits where in a round; a later one for the same round replaces it whole. A table of one is a bye. */
export const paired = v.strictObject({
  kind: v.literal("paired"),
  day: round,
  round,
  tables: v.pipe(v.array(v.strictObject({ table: tableName, players: v.pipe(v.array(id), v.maxLength(8)) })), v.maxLength(5000)),
});

/** A clock, whole, as it is from now on. It runs while `stopped` is absent; `started` is moved where a phone's own clock was. */
export const clockSet = v.strictObject({
  kind: v.literal("clock-set"),
  clock: id,
  form: v.picklist(CLOCK_FORMS),
  started: time,
  stopped: v.exactOptional(time),
  seconds: v.exactOptional(seconds),
  day: round,
  round,
  table: v.exactOptional(tableName),
  player: v.exactOptional(id),
  infraction: v.exactOptional(id),
});

/** Known since version 2: the rest of a judge's day. */
export const floorBodies = [
  paired,
  /** The rounds of a day: how long each lasts, and when it should begin (local, 09:30). */
  v.strictObject({
    kind: v.literal("planned"),
    day: round,
    rounds: v.pipe(
      v.array(v.strictObject({ round, minutes, starts: v.exactOptional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))) })),
      v.maxLength(99),
    ),
  }),
  clockSet,
  /** A judge's call at a table, and how long it took. */
  v.strictObject({ kind: v.literal("called"), ...place, seconds, entry: v.exactOptional(id) }),
  v.strictObject({
    kind: v.literal("extended"),
    day: round,
    round,
    table: tableName,
    minutes,
    why: v.picklist(EXTENSION_REASONS),
    /** The call, deck check or entry that it is for. */
    of: v.exactOptional(id),
    note: v.exactOptional(longText),
  }),
  v.strictObject({
    kind: v.literal("deck-checked"),
    players: v.pipe(v.array(id), v.minLength(1), v.maxLength(8)),
    day: round,
    round,
    table: v.exactOptional(tableName),
    result: v.picklist(DECK_CHECK_RESULTS),
    note: v.exactOptional(longText),
  }),
  /** What a table still needs at the end of a round; the last mark of a round counts. */
  v.strictObject({ kind: v.literal("table-marked"), day: round, round, table: tableName, mark: v.picklist(TABLE_MARKS) }),
  /** What a player said of offences before; not on record, and so it counts for nothing. */
  v.strictObject({
    kind: v.literal("claimed"),
    player: id,
    guide: id,
    infraction: id,
    /** How many, as the player said. */
    times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
    ...place,
    note: v.exactOptional(longText),
  }),
  /** The head judge found the entry that a claim speaks of, or that there is none. */
  v.strictObject({ kind: v.literal("claim-settled"), target: id, entry: v.exactOptional(id) }),
] as const;
