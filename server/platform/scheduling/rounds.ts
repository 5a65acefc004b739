/** Goes round and round through a map, some entries at a time, while entries come and go. */
export interface Rounds<Value> {
  /** The next entries, each once. */
  next(most: number): Value[];
}

export function createRounds<Value>(map: ReadonlyMap<unknown, Value>): Rounds<Value> {
  // An iterator of a map stays valid: it skips what was deleted and finds what was added.
  let values = map.values();
  return {
    next(most) {
      const some: Value[] = [];
      const count = Math.min(most, map.size);
      for (let ends = 0; some.length < count && ends < 2; ) {
        const { value, done } = values.next();
        if (!done) some.push(value);
        else {
          values = map.values();
          ends++;
        }
      }
      return some;
    },
  };
}
