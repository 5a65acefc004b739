/**
 * Limits how much of something an account may cause over time: a token bucket that refills within a period. What a
 * failed change took is given back. Counted per process and in memory; the least recently seen accounts are evicted
 * first.
 */
import { tooMany } from "../util/errors.ts";
import { LRU } from "../util/lru.ts";

const REMEMBERED_ACCOUNTS = 100_000;

interface Bucket {
  left: number;
  filledAtMs: number;
}

interface Allowance {
  /** In a period; no limit if it is 0. */
  most: number;
  seconds: number;
  /** For the error: "One account may cause 5000 bytes of events a minute." */
  refusal(most: number): string;
}

/** What one request has taken. */
interface Spending {
  /** Replaces what this request took before; throws 429 with the time to wait if there is not enough. */
  take(amount: number): void;
  giveBack(): void;
}

export interface AccountBudget {
  of(userId: string): Spending;
}

export function createAccountBudget(
  { most, seconds, refusal }: Allowance,
  now: () => number = Date.now,
): AccountBudget {
  const buckets = new LRU<string, Bucket>(REMEMBERED_ACCOUNTS);
  const perMs = most / (seconds * 1000);

  function bucketOf(userId: string): Bucket {
    const known = buckets.get(userId);
    const at = now();
    const left = known ? known.left + (at - known.filledAtMs) * perMs : most;
    const bucket = { left: Math.min(most, left), filledAtMs: at };
    buckets.set(userId, bucket);
    return bucket;
  }

  return {
    of(userId) {
      let taken = 0;
      function giveBack(): void {
        if (taken > 0) bucketOf(userId).left += taken;
        taken = 0;
      }
      return {
        giveBack,
        take(amount) {
          giveBack();
          if (most === 0 || amount === 0) return;
          const bucket = bucketOf(userId);
          // A request larger than the whole bucket needs a full one, and takes no more than that.
          const needed = Math.min(amount, most);
          const missing = needed - bucket.left;
          if (missing > 0) throw tooMany(refusal(most), Math.ceil(missing / perMs / 1000));
          bucket.left -= needed;
          taken = needed;
        },
      };
    },
  };
}
