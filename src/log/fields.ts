import * as v from "valibot";

/** The longest texts that an event can carry, in UTF-16 units, for the forms that ask for them. */
export const LIMITS = { name: 200, ref: 60, table: 20, note: 10_000 } as const;

/** The last logical clock. A phone that has seen it stays there, so that no forged event can keep it from writing. */
export const LAST_CLOCK = 1_000_000_000;

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.name));
export const longText = v.pipe(v.string(), v.maxLength(LIMITS.note));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_CLOCK));
export const round = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
export const table = v.pipe(v.string(), v.maxLength(LIMITS.table));
export const ids = v.pipe(v.array(id), v.maxLength(1000));
export const hash = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
export const date = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
export const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/),
);
export const language = v.pipe(v.string(), v.maxLength(35));

export const place = {
  day: round,
  round,
  table: v.exactOptional(table),
  /** Which draft, where an event has several: some guides count within one. */
  draft: v.exactOptional(id),
};

/** `tagOfPerson`: 32 hexadecimal digits. */
export const erasedTag = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
