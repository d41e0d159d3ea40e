import * as v from "valibot";
import { entryBodies, factsSchema } from "./entry-bodies.ts";
import { erasingBodies } from "./erasing-bodies.ts";
import { count, date, hash, id, ids, LIMITS, language, name, round, time } from "./fields.ts";
import { floorBodies } from "./floor-bodies.ts";

/**
 * The events of a log, as they are stored and as they travel: docs/log-format.md.
 *
 * Events are only ever added. Each phone's events of one tournament form a chain: `seq` counts from 1, `prev` is the hash of the one before.
 * `clock` is a logical clock: higher than every clock the phone had seen. Nothing is decided by `at`.
 * A field that this version does not know is refused, for leaving it out would break the chain. Each event says the lowest version that knows
 * it, so that an older program still reads all that it can.
 */
export const LOG_VERSION = 2;

export const ROLES = ["player", "spectator", "coach", "judge", "staff"] as const;
export type Role = (typeof ROLES)[number];

/** What a phone may do in an event. A phone that was given none is a floor judge's. */
export const PHONE_ROLES = ["head", "floor", "scorekeeper"] as const;
export type PhoneRole = (typeof PHONE_ROLES)[number];

export const MATCH_FORMS = ["best-of-three", "single-game"] as const;

const personSchema = v.strictObject({
  name,
  /** The organiser's or publisher's player number, as typed. */
  ref: v.exactOptional(v.pipe(v.string(), v.maxLength(LIMITS.ref))),
  role: v.picklist(ROLES),
});

export const settingsSchema = v.strictObject({
  name,
  /** First and last day, ISO dates of the venue. */
  from: date,
  to: date,
  guide: id,
  edition: id,
  level: id,
  matchForm: v.picklist(MATCH_FORMS),
  /** Answers to the guide's questions that are decided before the event. */
  decisions: factsSchema,
  /** An event for training: nothing of it ever reaches a real one. */
  practice: v.exactOptional(v.literal(true)),
});

const moment = v.strictObject({ day: round, round });

const NEW_KINDS: readonly unknown[] = [...floorBodies, ...erasingBodies].map((each) => each.entries.kind.literal);

const bodySchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("opened"), settings: settingsSchema }),
  /** An event for training stays one, and a real one is never made into one. */
  v.strictObject({ kind: v.literal("set"), settings: v.partial(v.omit(settingsSchema, ["practice"])) }),
  /** From one round to another. A step back counts only where `from` still is the round now: nobody behind can pull the event back. */
  v.strictObject({ kind: v.literal("advanced"), day: round, round, from: moment }),
  /** Makes the phone's public key and the judge's name known. */
  v.strictObject({
    kind: v.literal("joined"),
    judge: name,
    key: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
    app: v.pipe(v.string(), v.maxLength(40)),
  }),
  /** Counts only from a head judge's phone, like every decision. */
  v.strictObject({ kind: v.literal("role-given"), phone: id, role: v.picklist(PHONE_ROLES) }),
  /** A guide that is not built in travels with the event, as the text of its file: docs/writing-a-guide.md. */
  v.strictObject({ kind: v.literal("guide-added"), file: v.pipe(v.string(), v.maxLength(4_000_000)) }),
  v.strictObject({ kind: v.literal("house-ruled"), infraction: id, level: id, penalties: v.nullable(ids) }),
  v.strictObject({ kind: v.literal("player-added"), player: id, person: personSchema }),
  v.strictObject({
    kind: v.literal("player-changed"),
    player: id,
    name: v.exactOptional(name),
    role: v.exactOptional(v.picklist(ROLES)),
    dropped: v.exactOptional(v.boolean()),
    language: v.exactOptional(language),
  }),
  /** `player` and `into` are one person from now on. */
  v.strictObject({ kind: v.literal("players-merged"), player: id, into: id }),
  v.strictObject({ kind: v.literal("players-unmerged"), target: id }),
  ...entryBodies,
  ...floorBodies,
  ...erasingBodies,
]);

/** Found by its kind at once: trying thirty kinds one after the other takes twice as long for all that comes. */
const bodyByKind = v.lazy((body): typeof bodySchema => (schemaOfKind.get(kindOf(body)) as typeof bodySchema | undefined) ?? bodySchema);

const eventFields = v.strictObject({
  v: v.picklist([1, 2]),
  id,
  tournament: id,
  phone: id,
  seq: v.pipe(count, v.minValue(1)),
  prev: v.nullable(hash),
  clock: count,
  /** Local time with offset, for people: 2026-12-05T14:07:31+08:00. */
  at: time,
  /** The judge who wrote it. */
  by: name,
  body: bodyByKind,
});

export const eventSchema = v.pipe(
  eventFields,
  v.check((event) => event.v === versionOf(event.body), "version"),
);

const schemaOfKind: ReadonlyMap<unknown, unknown> = new Map(bodySchema.options.map((each) => [each.entries.kind.literal, each]));

function kindOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "kind" in body ? body.kind : undefined;
}

/** The lowest version that knows what a body says. */
export function versionOf(body: unknown): 1 | 2 {
  if (NEW_KINDS.includes(kindOf(body))) return 2;
  if (typeof body !== "object" || body === null) return 1;
  const isPractice = "settings" in body && typeof body.settings === "object" && body.settings !== null && "practice" in body.settings;
  return isPractice ? 2 : 1;
}

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

export type LogEvent = DeepReadonly<v.InferOutput<typeof eventSchema>>;
export type Body = LogEvent["body"];
export type BodyOf<Kind extends Body["kind"]> = Extract<Body, { readonly kind: Kind }>;
export type Settings = BodyOf<"opened">["settings"];
export type Person = BodyOf<"player-added">["person"];
export type RulingFields = NonNullable<BodyOf<"corrected">["ruling"]>;
export type Recommendation = NonNullable<RulingFields["recommended"]>;

/** Later in the log's own order: by logical clock, then by phone and place, the same on every phone. The id parts the two ends of a fork. */
export function compareEvents(a: LogEvent, b: LogEvent): number {
  return a.clock - b.clock || compareText(a.phone, b.phone) || a.seq - b.seq || compareText(a.id, b.id);
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
