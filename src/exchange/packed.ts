import { deflateSync, inflateSync } from "fflate";
import { createReader, createWriter, parsed, refuse } from "./bytes.ts";
import { readColumns, writeColumns } from "./columns.ts";

/** What one batch may grow to on a phone; a log of 100,000 events stays below it. */
const LARGEST_INFLATED = 64 * 1024 * 1024;
/** A log deflates to a tenth, a guide's text to a twentieth; more is a bomb. */
const HIGHEST_RATIO = 200;

/** Any JSON value, in few bytes. */
export function packValue(value: unknown): Uint8Array {
  const { codes, texts, raw } = writeColumns(value);
  const soft = new Uint8Array(codes.length + texts.length);
  soft.set(codes);
  soft.set(texts, codes.length);
  const deflated = deflateSync(soft, { level: 9 });
  const output = createWriter();
  for (const each of [raw.length, codes.length, texts.length]) output.number(each);
  output.bytes(raw);
  output.bytes(deflated);
  return output.done();
}

/** Undefined for anything that `packValue` did not write, or that has more than `budget` values in it. */
export function unpackValue(bytes: Uint8Array, budget: number): unknown {
  return parsed(() => {
    const input = createReader(bytes);
    const [rawLength, codesLength, textsLength] = [input.number(), input.number(), input.number()];
    const raw = input.bytes(rawLength);
    const deflated = input.bytes(input.left());
    const length = codesLength + textsLength;
    if (length > LARGEST_INFLATED || length > 1024 + HIGHEST_RATIO * deflated.length) return refuse();
    const soft = inflated(deflated, length);
    return readColumns({ raw, codes: soft.subarray(0, codesLength), texts: soft.subarray(codesLength) }, budget);
  });
}

/** Never more memory than the announced length, and exactly that much. */
function inflated(bytes: Uint8Array, length: number): Uint8Array {
  try {
    const output = inflateSync(bytes, { out: new Uint8Array(length + 1) });
    return output.length === length ? output : refuse();
  } catch {
    return refuse();
  }
}
