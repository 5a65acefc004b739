/**
 * Limits how much of something an account may cause over time: a token bucket that refills within a period. What a
 * failed change took is given back. Counted per process and in memory; the least recently seen accounts are evicted
 * first.
 */
import { tooMany } from "../util/errors.ts";
import { LRU } from "../util/lru.ts";

const REMEMBERED_ACCOUNTS = 100_000;
/** For how long a repeat of what was refused is refused without another look. */
const REFUSED_MS = 1000;

interface Bucket {
  left: number;
  filledAtMs: number;
  refused: Refused | undefined;
}

/** The work that was refused last, what it needed, and when: it may need less soon, because others change the board. */
interface Refused {
  work: unknown;
  needed: number;
  atMs: number;
}

interface Allowance {
  /** In a period; no limit if it is 0. */
  most: number;
  seconds: number;
  /** For the error, which goes on with when to try again: "One account may cause 5000 bytes of events a minute." */
  refusal(most: number): string;
}

/** What one request has taken. */
interface Spending {
  /** Replaces what this request took before; throws 429 with the time to wait if there is not enough. */
  take(amount: number): void;
  giveBack(): void;
}

export interface AccountBudget {
  /** `workOf` says what it is for: the same for every repeat of a request. */
  of(userId: string, workOf?: () => unknown): Spending;
  /** Throws 429 if this very work was the last to be refused, a moment ago: it need not be begun again to find out. */
  refuseAgain(userId: string, workOf: () => unknown): void;
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
    const bucket = { left: Math.min(most, left), filledAtMs: at, refused: known?.refused };
    buckets.set(userId, bucket);
    return bucket;
  }

  function refuseBeyond({ left }: Bucket, needed: number): void {
    const missing = needed - left;
    if (missing <= 0) return;
    const seconds = Math.ceil(missing / perMs / 1000);
    throw tooMany(`${refusal(most)} Try again in ${spokenTime(seconds)}.`, seconds);
  }

  return {
    of(userId, workOf) {
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
          if (workOf && needed > bucket.left) bucket.refused = { work: workOf(), needed, atMs: now() };
          refuseBeyond(bucket, needed);
          bucket.left -= needed;
          taken = needed;
        },
      };
    },
    refuseAgain(userId, workOf) {
      const refused = buckets.get(userId)?.refused;
      if (!refused || now() - refused.atMs > REFUSED_MS || refused.work !== workOf()) return;
      refuseBeyond(bucketOf(userId), refused.needed);
    },
  };
}

/** Rounded up: "40 seconds", "12 minutes", "5 hours". */
function spokenTime(seconds: number): string {
  if (seconds === 1) return "a second";
  if (seconds <= 120) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
