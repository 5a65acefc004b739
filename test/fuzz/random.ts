/** Chance that can be repeated: every case has a stream of its own, drawn from the seed and its number. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** An integer from 0 up to, not including, `below`. */
  below(below: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  bytes(length: number): Buffer;
}

export function createRandom(seed: number, number: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35)) >>> 0;
  // mulberry32: small, fast, and good enough to reach everything.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (from) => from[below(from.length)]!,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

/** The alternatives, each with how often it is wanted relative to the others. */
export function weighted<T>(random: Random, choices: readonly (readonly [weight: number, value: T])[]): T {
  let left = random.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of choices) if ((left -= weight) < 0) return value;
  return choices.at(-1)![1];
}
