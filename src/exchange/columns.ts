import { formatLocalTime, parseLocalTime } from "#log";
import { type ByteReader, type ByteWriter, createReader, createWriter, refuse } from "./bytes.ts";
import { TEXT_KINDS } from "./kinds.ts";

/**
 * Any JSON value as columns: what stands at one path of many records lies side by side. `codes` and `texts` deflate well, `raw` (ids, keys) not
 * at all.
 */
export interface Columns {
  readonly codes: Uint8Array;
  readonly texts: Uint8Array;
  readonly raw: Uint8Array;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const FIRST_TEXT = 16;
const SHAPES = { null: 0, false: 1, true: 2, whole: 3, number: 4, time: 5, array: 6, object: 7, oddObject: 8 } as const;
const PLAIN = TEXT_KINDS.length - 2;
const JSON_TEXT = TEXT_KINDS.length - 1;
/** What deep nesting would need; our own records have four levels. */
const DEEPEST = 12;

interface Shape {
  readonly code: number;
  readonly length?: number;
  readonly keys?: readonly string[];
}

export function writeColumns(value: unknown): Columns {
  const [codes, texts, raw] = [createWriter(), createWriter(), createWriter()];
  const known = new Map<string, number>();
  writeColumn([value as Json], { codes, texts, raw, known });
  return { codes: codes.done(), texts: texts.done(), raw: raw.done() };
}

interface Output {
  readonly codes: ByteWriter;
  readonly texts: ByteWriter;
  readonly raw: ByteWriter;
  /** Every text so far, by kind and text. */
  readonly known: Map<string, number>;
}

function writeColumn(values: readonly Json[], output: Output) {
  if (values.length === 0) return;
  const { codes } = output;
  const shapes = new Map<string, { readonly shape: Shape; readonly place: number }>();
  const places = values.map((value) => {
    const shape = shapeOf(value);
    const name = JSON.stringify([shape.code, shape.length, shape.keys]);
    const place = shapes.get(name)?.place ?? shapes.size;
    shapes.set(name, { shape, place });
    return place;
  });
  codes.number(shapes.size);
  const inOrder = [...shapes.values()].map((each) => each.shape);
  for (const { code, length, keys } of inOrder) {
    codes.byte(code);
    codes.number(length ?? keys?.length ?? 0);
    if (keys) writeTexts(keys, keyKind(code), output);
  }
  if (shapes.size > 1) for (const place of places) codes.number(place);
  const of = (code: number) => values.filter((_, index) => inOrder[places[index] ?? 0]?.code === code);
  for (const code of [...new Set(inOrder.map((each) => each.code))].sort((a, b) => a - b)) writeShape(code, of(code), output);
}

function writeShape(code: number, values: readonly Json[], output: Output) {
  const { codes } = output;
  if (code >= FIRST_TEXT) writeTexts(values as readonly string[], code - FIRST_TEXT, output);
  if (code === SHAPES.whole) for (const each of values as readonly number[]) codes.number(each);
  if (code === SHAPES.number) writeTexts(values.map(String), PLAIN, output);
  if (code === SHAPES.time) writeTimes(values as readonly string[], codes);
  if (code === SHAPES.array) writeColumn((values as readonly (readonly Json[])[]).flat(1) as readonly Json[], output);
  if (!isObject(code)) return;
  const objects = values as readonly { readonly [key: string]: Json }[];
  for (const key of new Set(objects.flatMap((each) => Object.keys(each)))) {
    writeColumn(
      objects.flatMap((each) => (Object.hasOwn(each, key) ? [[each[key] as Json]] : [])).map(([each]) => each as Json),
      output,
    );
  }
}

function shapeOf(value: Json): Shape {
  if (value === null) return { code: SHAPES.null };
  if (typeof value === "boolean") return { code: value ? SHAPES.true : SHAPES.false };
  if (typeof value === "number") return { code: Number.isSafeInteger(value) && value >= 0 ? SHAPES.whole : SHAPES.number };
  if (typeof value === "string") return { code: isPackedTime(value) ? SHAPES.time : FIRST_TEXT + textKind(value) };
  if (Array.isArray(value)) return { code: SHAPES.array, length: value.length };
  const keys = Object.keys(value);
  return { code: keys.every((key) => TEXT_KINDS[PLAIN]?.pack(key)) ? SHAPES.object : SHAPES.oddObject, keys };
}

function isObject(code: number): boolean {
  return code === SHAPES.object || code === SHAPES.oddObject;
}

/** Keys with half of a surrogate pair are rare, but a fact may be called anything. */
function keyKind(code: number): number {
  return code === SHAPES.object ? PLAIN : JSON_TEXT;
}

function textKind(text: string): number {
  return TEXT_KINDS.findIndex((each) => each.pack(text) !== undefined);
}

function isPackedTime(text: string): boolean {
  const time = text.length === 25 ? parseLocalTime(text) : undefined;
  return time !== undefined && formatLocalTime(time) === text;
}

/** A text of this column by its place in it; 0 is new to the column, then by its place among all texts; 0 is new to all. */
function writeTexts(values: readonly string[], kind: number, { codes, texts, raw, known }: Output) {
  const local = new Map<string, number>();
  const fresh: string[] = [];
  for (const text of values) {
    const place = local.get(text);
    codes.number(place ?? 0);
    if (place !== undefined) continue;
    local.set(text, local.size + 1);
    fresh.push(text);
  }
  const { pack, size } = TEXT_KINDS[kind] as (typeof TEXT_KINDS)[number];
  for (const text of fresh) {
    const name = `${kind} ${text}`;
    const place = known.get(name);
    codes.number(place ?? 0);
    if (place !== undefined) continue;
    known.set(name, known.size + 1);
    const bytes = pack(text) as Uint8Array;
    if (size === undefined) {
      codes.number(bytes.length);
      texts.bytes(bytes);
    } else raw.bytes(bytes);
  }
}

/** Differences in seconds, and the offset only where it changes. */
function writeTimes(values: readonly string[], codes: ByteWriter) {
  let before = { seconds: 0, offset: 0 };
  for (const text of values) {
    const time = parseLocalTime(text) ?? before;
    const change = time.offset === before.offset ? 0 : 1;
    codes.number(zigzag(time.seconds - before.seconds) * 2 + change);
    if (change) codes.number(zigzag(time.offset));
    before = time;
  }
}

function zigzag(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}

function unzigzag(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}

interface Input {
  readonly codes: ByteReader;
  readonly texts: ByteReader;
  readonly raw: ByteReader;
  readonly known: string[];
  /** How many values there may still be: few bytes can stand for very many. */
  budget: number;
}

/** Refuses whatever `writeColumns` did not write; at most `budget` values. */
export function readColumns({ codes, texts, raw }: Columns, budget: number): unknown {
  const input = { codes: createReader(codes), texts: createReader(texts), raw: createReader(raw), known: [], budget };
  const [value] = readColumn(1, input, 0);
  if (input.codes.left() + input.texts.left() + input.raw.left() > 0) return refuse();
  return value;
}

function readColumn(count: number, input: Input, depth: number): readonly Json[] {
  if (count === 0) return [];
  input.budget -= count;
  if (input.budget < 0 || depth > DEEPEST) return refuse();
  const { codes } = input;
  const shapes = readShapes(count, input);
  const chosen = Array.from({ length: count }, () => shapes[shapes.length > 1 ? codes.number() : 0] ?? refuse());
  const values = new Array<Json>(count);
  for (const code of [...new Set(shapes.map((each) => each.code))].sort((a, b) => a - b)) {
    const places = chosen.flatMap((each, index) => (each.code === code ? [index] : []));
    const read = readShape(
      code,
      places.map((index) => chosen[index] as Shape),
      input,
      depth,
    );
    for (const [index, place] of places.entries()) values[place] = read[index] as Json;
  }
  return values;
}

function readShapes(count: number, input: Input): readonly Shape[] {
  const number = input.codes.number();
  if (number === 0 || number > count) return refuse();
  return Array.from({ length: number }, () => {
    const code = input.codes.byte();
    const length = input.codes.number();
    if (!isObject(code)) return { code, length };
    input.budget -= length;
    if (input.budget < 0) return refuse();
    const keys = readTexts(length, keyKind(code), input);
    return new Set(keys).size === keys.length ? { code, keys } : refuse();
  });
}

function readShape(code: number, shapes: readonly Shape[], input: Input, depth: number): readonly Json[] {
  const { codes } = input;
  switch (code) {
    case SHAPES.null:
      return shapes.map(() => null);
    case SHAPES.false:
      return shapes.map(() => false);
    case SHAPES.true:
      return shapes.map(() => true);
    case SHAPES.whole:
      return shapes.map(() => codes.number());
    case SHAPES.number:
      return readTexts(shapes.length, PLAIN, input).map(Number);
    case SHAPES.time:
      return readTimes(shapes.length, codes);
    case SHAPES.array:
      return readArrays(shapes, input, depth);
    case SHAPES.object:
    case SHAPES.oddObject:
      return readObjects(shapes, input, depth);
    default:
      return TEXT_KINDS[code - FIRST_TEXT] ? readTexts(shapes.length, code - FIRST_TEXT, input) : refuse();
  }
}

function readArrays(shapes: readonly Shape[], input: Input, depth: number): readonly Json[] {
  const total = shapes.reduce((sum, each) => sum + (each.length ?? 0), 0);
  const items = readColumn(total, input, depth + 1);
  let at = 0;
  return shapes.map(({ length = 0 }) => {
    at += length;
    return items.slice(at - length, at);
  });
}

function readObjects(shapes: readonly Shape[], input: Input, depth: number): readonly Json[] {
  const entries = shapes.map((): [string, Json][] => []);
  const having = new Map<string, [string, Json][][]>();
  for (const [index, { keys = [] }] of shapes.entries()) {
    for (const key of keys) {
      const others = having.get(key);
      const mine = entries[index] as [string, Json][];
      if (others) others.push(mine);
      else having.set(key, [mine]);
    }
  }
  for (const [key, owners] of having) {
    const column = readColumn(owners.length, input, depth + 1);
    for (const [index, owner] of owners.entries()) owner.push([key, column[index] as Json]);
  }
  // Own fields only, whatever they are called: `fromEntries` never touches a prototype.
  return entries.map((each) => Object.fromEntries(each));
}

function readTexts(count: number, kind: number, { codes, texts, raw, known }: Input): readonly string[] {
  const places = Array.from({ length: count }, () => codes.number());
  const { unpack, size } = TEXT_KINDS[kind] as (typeof TEXT_KINDS)[number];
  const local: string[] = [];
  for (const place of places) {
    if (place !== 0) continue;
    const all = codes.number();
    const text = all === 0 ? unpack(size === undefined ? texts.bytes(codes.number()) : raw.bytes(size)) : (known[all - 1] ?? refuse());
    if (all === 0) known.push(text);
    local.push(text);
  }
  let fresh = 0;
  return places.map((place) => {
    if (place !== 0) return place <= fresh ? (local[place - 1] as string) : refuse();
    fresh += 1;
    return local[fresh - 1] as string;
  });
}

function readTimes(count: number, codes: ByteReader): readonly string[] {
  let [seconds, offset] = [0, 0];
  return Array.from({ length: count }, () => {
    const code = codes.number();
    seconds += unzigzag(Math.floor(code / 2));
    if (code % 2 === 1) offset = unzigzag(codes.number());
    if (Math.abs(seconds) > 300_000_000_000 || Math.abs(offset) > 1439) return refuse();
    return formatLocalTime({ seconds, offset });
  });
}
