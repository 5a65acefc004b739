/**
 * Argon2id, off the event loop, as many at a time as there are cores: hashing is slow on purpose, and must not take the
 * memory or the time that other requests need. One account has at most half of the cores (rounded up). Those who wait get their turns
 * fairly, are bounded in number and in time, and are told to come back beyond that. Why not at lower priority:
 * docs/decisions/0008.
 */
import { availableParallelism } from "node:os";
import { createFairQueue, type Who } from "../scheduling/fair-queue.ts";
import { tooMany, unavailable } from "../util/errors.ts";

export interface Attempt {
  who: Who;
  /** Called when its turn has come; refuses it by throwing. */
  attempt(): Promise<void>;
}

export interface Passwords {
  readonly counts: { readonly running: number; readonly waiting: number; readonly refused: number };
  hash(password: string, who: Who): Promise<string>;
  /** Without a stored hash it takes the same time and returns false. */
  verify(password: string, stored: string | null, attempt: Attempt): Promise<boolean>;
  /** Hashed at lower costs than today's, or by another algorithm. */
  isOutdated(stored: string): boolean;
}

/** Of Argon2id. */
export interface PasswordCost {
  /** In kibibytes. */
  memoryCost: number;
  timeCost: number;
}

export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
const ALGORITHM = "argon2id";
const LIMITS = { most: 500, mostOfOne: 64, waitMs: 15_000 };
const RETRY_SECONDS = 1;
/** How many refused callers are kept waiting until they may retry, so that a client in a loop does not spin. */
const MOST_HELD = 5000;

interface Waiting {
  who: Who;
  start(): void;
  giveUp(error: Error): void;
}

/** Without the queue, for the command line. */
export function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return Bun.password.hash(password, { algorithm: ALGORITHM, ...cost });
}

export function createPasswords(cost: PasswordCost, limits: Partial<typeof LIMITS> = {}): Passwords {
  const { most, mostOfOne, waitMs } = { ...LIMITS, ...limits };
  const queue = createFairQueue<Waiting>({ most, mostOfOne });
  const places = availableParallelism();
  const placesOfOne = Math.ceil(places / 2);
  const running = new Map<string, number>();
  let free = places;
  let refused = 0;
  let held = 0;
  const decoy = hashPassword(crypto.randomUUID(), cost);

  function refuse({ giveUp }: Waiting, because: "share" | "full"): void {
    refused++;
    if (because === "full")
      return giveUp(unavailable("Too many people are logging in; try again soon.", "overloaded"));
    const tell = () =>
      giveUp(
        tooMany(
          "Too many logins are under way from your address; try again soon.",
          RETRY_SECONDS,
          "too_many_at_once",
        ),
      );
    if (held >= MOST_HELD) return tell();
    held++;
    // Randomised, because clients retry at the times at which they were refused.
    const holdMs = RETRY_SECONDS * 1000 * (1 + Math.random());
    setTimeout(() => {
      held--;
      tell();
    }, holdMs);
  }

  function turn(who: Who): Promise<void> {
    return new Promise((resolve, reject) => {
      // Refused without a further delay: a later response would come after the connection was cut.
      const timer = setTimeout(() => {
        queue.remove(entry);
        refuse(entry, "full");
      }, waitMs);
      const settled = (settle: () => void) => {
        clearTimeout(timer);
        settle();
      };
      const entry: Waiting = {
        who,
        start: () => settled(resolve),
        giveUp: (error) => settled(() => reject(error)),
      };
      const loser = queue.add(entry);
      if (loser) refuse(loser.entry, loser.because);
    });
  }

  function mayStart({ account }: Who): boolean {
    return free > 0 && (running.get(account) ?? 0) < placesOfOne;
  }

  function occupy({ account }: Who): void {
    free--;
    running.set(account, (running.get(account) ?? 0) + 1);
  }

  function leave({ account }: Who): void {
    free++;
    const others = (running.get(account) ?? 0) - 1;
    if (others > 0) running.set(account, others);
    else running.delete(account);
  }

  async function inTurn<T>(who: Who, work: () => Promise<T>): Promise<T> {
    if (mayStart(who)) occupy(who);
    else await turn(who);
    try {
      return await work();
    } finally {
      leave(who);
      for (let next = queue.next(mayStart); next; next = queue.next(mayStart)) {
        occupy(next.who);
        next.start();
      }
    }
  }

  return {
    get counts() {
      return { running: places - free, waiting: queue.size, refused };
    },
    hash: (password, who) => inTurn(who, () => hashPassword(password, cost)),
    verify: (password, stored, { who, attempt }) =>
      inTurn(who, async () => {
        await attempt();
        const matches = await Bun.password.verify(password, stored ?? (await decoy));
        return matches && stored !== null;
      }),
    isOutdated(stored) {
      const [, algorithm, , costs = ""] = stored.split("$");
      const { m = 0, t = 0 } = Object.fromEntries(
        costs.split(",").map((one) => [one.slice(0, 1), Number(one.slice(2))]),
      );
      return algorithm !== ALGORITHM || m < cost.memoryCost || t < cost.timeCost;
    },
  };
}
