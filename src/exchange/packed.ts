import { deflateSync, Inflate } from "fflate";
import { createReader, createWriter, parsed, refuse } from "./bytes.ts";
import { readColumns, writeColumns } from "./columns.ts";

/** What one batch may grow to on a phone; a log of 100,000 events stays below it. */
const LARGEST_INFLATED = 64 * 1024 * 1024;
/** A log deflates to a tenth, a guide's text to a twentieth; more is a bomb. */
const HIGHEST_RATIO = 200;
const PIECE = 4096;

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

/** In small pieces, so that a bomb is left as soon as it gives more than it announced. */
function inflated(bytes: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(length);
  let at = 0;
  const stream = new Inflate((piece) => {
    if (at + piece.length > length) return refuse();
    output.set(piece, at);
    at += piece.length;
  });
  try {
    for (let from = 0; from === 0 || from < bytes.length; from += PIECE) {
      stream.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    }
  } catch {
    return refuse();
  }
  return at === length ? output : refuse();
}
