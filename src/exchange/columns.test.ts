import fc from "fast-check";
import { expect, test } from "vitest";
import { packValue, unpackValue } from "./packed.ts";

const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.string().map((text) => `${text}\ud83c`),
  fc.uuid(),
  fc.constantFrom(
    "0".repeat(43),
    `${"A".repeat(42)}B`,
    "2026-12-05T14:07:31+08:00",
    "2026-02-30T00:00:00Z",
    "0012",
    "00123456",
    "__proto__",
  ),
);
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    texts,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => each + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(texts, tie("value"), { maxKeys: 5 }),
  ),
})).value;

test("every JSON value comes back as it was", () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(unpackValue(packValue(value), 100_000)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 500 },
  );
});

test("bytes of no kind make it throw", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), values, fc.nat(), fc.nat(255), (noise, value, at, byte) => {
      unpackValue(noise, 10_000);
      const bytes = packValue(value);
      bytes[at % bytes.length] = byte;
      unpackValue(bytes, 10_000);
      unpackValue(bytes.subarray(0, at % bytes.length), 10_000);
    }),
    { numRuns: 500 },
  );
});
