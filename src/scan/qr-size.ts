/** How much fits: bytes in byte mode at level L, by version. Each step is one that small screens and mid-range cameras were checked with. */
const BYTES = { 6: 134, 8: 192, 10: 271, 12: 367, 15: 520, 18: 718, 20: 858, 22: 1003, 25: 1273 } as const;

export type Version = keyof typeof BYTES;

/** Four modules on every side, as the standard wants. */
export const MARGIN = 4;

const VERSIONS = Object.keys(BYTES).map(Number) as Version[];

/** Modules on a side, without the margin. */
export function sizeOf(version: number): number {
  return 17 + 4 * version;
}

/** A module narrower than this, in CSS pixels, is too small for the camera of a mid-range phone at arm's length. */
const NARROWEST = 2.8;

/** Bytes of the largest code that is still readable on so much room, in CSS pixels. */
export function mostBytesOn(room: number): number {
  const fitting = VERSIONS.filter((each) => (sizeOf(each) + 2 * MARGIN) * NARROWEST <= room);
  return BYTES[fitting.at(-1) ?? VERSIONS[0] ?? 6];
}

/** The smallest version that holds so many bytes; undefined where no code that we show does. */
export function versionFor(bytes: number): Version | undefined {
  return VERSIONS.find((each) => BYTES[each] >= bytes);
}
