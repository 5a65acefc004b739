/**
 * Argon2id, off the event loop, as many at a time as there are cores, with lower priority than what answers
 * requests: hashing is slow on purpose, and must not take the memory or the time that other requests need. Those who
 * wait for their turn are bounded too, in number and in time; the others are told to come back.
 */
import { availableParallelism } from "node:os";
import { unavailable } from "./errors.ts";
import { createPoolPriority } from "./pool-priority.ts";

export interface Passwords {
  readonly counts: { readonly running: number; readonly waiting: number; readonly refused: number };
  hash(password: string): Promise<string>;
  /** With no stored hash it takes the same time and says no. `attempt` is called when its turn has come. */
  verify(password: string, stored: string | null, attempt: () => Promise<void>): Promise<boolean>;
}

const COST = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;
const MAX_WAITING = 500;
const MAX_WAIT_MS = 15_000;

export function createPasswords({ maxWaiting = MAX_WAITING, maxWaitMs = MAX_WAIT_MS } = {}): Passwords {
  const waiting: { sinceMs: number; start(): void; giveUp(error: Error): void }[] = [];
  const places = availableParallelism();
  let free = places;
  let refused = 0;
  const lowerPool = createPoolPriority();
  const decoy = Bun.password.hash(crypto.randomUUID(), COST);

  function busy(): Error {
    refused++;
    return unavailable("Too many people are logging in; try again soon.");
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else {
      if (waiting.length >= maxWaiting) throw busy();
      await new Promise<void>((start, giveUp) => waiting.push({ sinceMs: Date.now(), start, giveUp }));
    }
    try {
      return await work();
    } finally {
      lowerPool();
      startNext();
    }
  }

  /** Who has waited too long is told so at once: a late answer would come after the connection was cut. */
  function startNext(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (Date.now() - next.sinceMs <= maxWaitMs) return next.start();
      next.giveUp(busy());
    }
    free++;
  }

  return {
    get counts() {
      return { running: places - free, waiting: waiting.length, refused };
    },
    hash: (password) => inTurn(() => Bun.password.hash(password, COST)),
    verify: (password, stored, attempt) =>
      inTurn(async () => {
        await attempt();
        const matches = await Bun.password.verify(password, stored ?? (await decoy));
        return matches && stored !== null;
      }),
  };
}

/** Made with less work than we ask for today, or by another algorithm. */
export function isOutdated(stored: string): boolean {
  const [, algorithm, , costs = ""] = stored.split("$");
  const { m = 0, t = 0 } = Object.fromEntries(
    costs.split(",").map((cost) => [cost.slice(0, 1), Number(cost.slice(2))]),
  );
  return algorithm !== COST.algorithm || m < COST.memoryCost || t < COST.timeCost;
}
