/** Bytes that were not written by this program, or were cut off. Thrown inside a parser only; `parsed` makes a value of it at its door. */
const malformed = new Error("malformed");

export function refuse(): never {
  throw malformed;
}

/** What the parser gives; undefined if it refused. */
export function parsed<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (problem) {
    if (problem === malformed) return undefined;
    throw problem;
  }
}

export interface ByteWriter {
  readonly byte: (value: number) => void;
  /** A whole number from 0 to 2^53 - 1, seven bits to a byte, the lowest first. */
  readonly number: (value: number) => void;
  readonly bytes: (value: Uint8Array) => void;
  readonly done: () => Uint8Array;
}

export function createWriter(): ByteWriter {
  let buffer = new Uint8Array(256);
  let length = 0;
  const room = (more: number) => {
    if (length + more <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, length + more));
    larger.set(buffer);
    buffer = larger;
  };
  const byte = (value: number) => {
    room(1);
    buffer[length] = value;
    length += 1;
  };
  return {
    byte,
    number: (value) => {
      let rest = value;
      for (; rest >= 128; rest = Math.floor(rest / 128)) byte((rest % 128) + 128);
      byte(rest);
    },
    bytes: (value) => {
      room(value.length);
      buffer.set(value, length);
      length += value.length;
    },
    done: () => buffer.slice(0, length),
  };
}

export interface ByteReader {
  readonly byte: () => number;
  readonly number: () => number;
  readonly bytes: (length: number) => Uint8Array;
  readonly left: () => number;
}

/** Refuses to read past the end. */
export function createReader(source: Uint8Array): ByteReader {
  let at = 0;
  const byte = () => {
    const value = source[at];
    if (value === undefined) return refuse();
    at += 1;
    return value;
  };
  return {
    byte,
    number: () => {
      let value = 0;
      for (let factor = 1; ; factor *= 128) {
        const next = byte();
        value += (next % 128) * factor;
        if (!Number.isSafeInteger(value)) return refuse();
        if (next < 128) return value;
        if (factor > 2 ** 46) return refuse();
      }
    },
    bytes: (length) => {
      if (length > source.length - at) return refuse();
      at += length;
      return source.subarray(at - length, at);
    },
    left: () => source.length - at,
  };
}

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] as number);
  return ~crc >>> 0;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value;
});
