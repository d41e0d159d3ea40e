/** Vitest's reporter wants Map.groupBy to name a failing test; Node 20 has none. */
if (!("groupBy" in Map)) {
  Object.defineProperty(Map, "groupBy", {
    configurable: true,
    writable: true,
    /** @template K, T @param {Iterable<T>} items @param {(item: T, index: number) => K} keyOf @returns {Map<K, T[]>} */
    value: (items, keyOf) => {
      const groups = new Map();
      let index = 0;
      for (const item of items) {
        const key = keyOf(item, index++);
        const group = groups.get(key);
        if (group) group.push(item);
        else groups.set(key, [item]);
      }
      return groups;
    },
  });
}
