/**
 * Argon2id, off the event loop, as many at a time as there are cores, with lower priority than what answers
 * requests: hashing is slow on purpose, and must not take the memory or the time that other requests need.
 */
import { availableParallelism } from "node:os";
import { unavailable } from "./errors.ts";
import { createPoolPriority } from "./pool-priority.ts";

export interface Passwords {
  readonly counts: { readonly running: number; readonly waiting: number; readonly refused: number };
  hash(password: string): Promise<string>;
  /** With no stored hash it takes the same time and says no. `attempt` is called when its turn has come. */
  verify(password: string, stored: string | null, attempt: () => void): Promise<boolean>;
}

const COST = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;
const MAX_WAITING = 500;

export function createPasswords(): Passwords {
  const waiting: (() => void)[] = [];
  const places = availableParallelism();
  let free = places;
  let refused = 0;
  const lowerPool = createPoolPriority();
  const decoy = Bun.password.hash(crypto.randomUUID(), COST);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else {
      if (waiting.length >= MAX_WAITING) {
        refused++;
        throw unavailable("Too many people are logging in; try again soon.");
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      lowerPool();
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  }

  return {
    get counts() {
      return { running: places - free, waiting: waiting.length, refused };
    },
    hash: (password) => inTurn(() => Bun.password.hash(password, COST)),
    verify: (password, stored, attempt) =>
      inTurn(async () => {
        attempt();
        const matches = await Bun.password.verify(password, stored ?? (await decoy));
        return matches && stored !== null;
      }),
  };
}
