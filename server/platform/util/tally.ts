/** How much is held under a key; what is down to nothing is forgotten. */
export interface Tally {
  of(key: string): number;
  add(key: string, more: number): void;
}

export function createTally(): Tally {
  const held = new Map<string, number>();
  return {
    of: (key) => held.get(key) ?? 0,
    add(key, more) {
      const now = (held.get(key) ?? 0) + more;
      if (now > 0) held.set(key, now);
      else held.delete(key);
    },
  };
}
