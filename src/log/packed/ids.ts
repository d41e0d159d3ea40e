import { isUuid, packUuid, UUID_WORDS, unpackUuid } from "./uuid.ts";

/** Which row has an id. UUIDs take 16 bytes and a place in a table of rows; other ids are kept as they are. */
export interface Ids {
  readonly rowOf: (id: string) => number | undefined;
  readonly idAt: (row: number) => string;
  readonly add: (id: string, row: number) => void;
}

/** `words`: the column with the UUIDs, asked for anew since it grows. */
export function createIds(words: () => Int32Array): Ids {
  const others = new Map<string, number>();
  const otherAt = new Map<number, string>();
  const asked = new Int32Array(UUID_WORDS);
  /** Rows by the hash of their UUID, the next free place where it is taken; 0 is free, so that rows count from 1 here. */
  let slots = new Int32Array(64);
  let used = 0;

  function find(wanted: Int32Array): number {
    const column = words();
    for (let slot = slotOf(wanted, 0, slots.length); ; slot = (slot + 1) % slots.length) {
      const row = (slots[slot] ?? 0) - 1;
      if (row < 0 || isSame(column, row * UUID_WORDS, wanted)) return slot;
    }
  }

  function grow() {
    const old = slots;
    slots = new Int32Array(old.length * 2);
    const column = words();
    for (const taken of old) {
      if (taken === 0) continue;
      let slot = slotOf(column, (taken - 1) * UUID_WORDS, slots.length);
      while (slots[slot] !== 0) slot = (slot + 1) % slots.length;
      slots[slot] = taken;
    }
  }

  return {
    rowOf: (id) => {
      if (!isUuid(id)) return others.get(id);
      packUuid(id, asked, 0);
      const taken = slots[find(asked)] ?? 0;
      return taken === 0 ? undefined : taken - 1;
    },
    idAt: (row) => otherAt.get(row) ?? unpackUuid(words(), row * UUID_WORDS),
    add: (id, row) => {
      if (!isUuid(id)) {
        others.set(id, row);
        otherAt.set(row, id);
        return;
      }
      used += 1;
      if (used * 2 > slots.length) grow();
      packUuid(id, words(), row * UUID_WORDS);
      packUuid(id, asked, 0);
      slots[find(asked)] = row + 1;
    },
  };
}

function isSame(column: Int32Array, at: number, wanted: Int32Array): boolean {
  for (let word = 0; word < UUID_WORDS; word += 1) if (column[at + word] !== wanted[word]) return false;
  return true;
}

/** All bits of a UUID have a say, for those of a stranger need not be random. */
function slotOf(words: Int32Array, at: number, slots: number): number {
  let mixed = 0;
  for (let word = 0; word < UUID_WORDS; word += 1) mixed = Math.imul(mixed ^ (words[at + word] ?? 0), 0x9e3779b1) ^ (mixed >>> 15);
  return (mixed >>> 1) % slots;
}
