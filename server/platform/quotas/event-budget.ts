/**
 * Limits the bytes of events that an account may cause: a token bucket that refills in a minute. What a failed change
 * took is given back. Counted per process and in memory; the least recently seen accounts are evicted first.
 */
import { tooMany } from "../util/errors.ts";
import { LRU } from "../util/lru.ts";

const REMEMBERED_ACCOUNTS = 100_000;
const MINUTE_MS = 60_000;
/** Moving a card to the trash or back takes as much time as logging an event of about this size. */
export const MOVED_CARD_BYTES = 2048;

interface Bucket {
  bytes: number;
  filledAtMs: number;
}

/** The bytes that one request has taken. */
interface Spending {
  /** Replaces what this request took before; throws 429 with the time to wait if there is not enough. */
  take(bytes: number): void;
  giveBack(): void;
}

export interface EventBudget {
  of(userId: string): Spending;
}

/** No limit if `bytesPerMinute` is 0. */
export function createEventBudget(bytesPerMinute: number, now = Date.now): EventBudget {
  const buckets = new LRU<string, Bucket>(REMEMBERED_ACCOUNTS);

  function bucketOf(userId: string): Bucket {
    const known = buckets.get(userId);
    const at = now();
    const gained = known ? ((at - known.filledAtMs) / MINUTE_MS) * bytesPerMinute : bytesPerMinute;
    const bucket = { bytes: Math.min(bytesPerMinute, (known?.bytes ?? 0) + gained), filledAtMs: at };
    buckets.set(userId, bucket);
    return bucket;
  }

  return {
    of(userId) {
      let taken = 0;
      function giveBack(): void {
        if (taken > 0) bucketOf(userId).bytes += taken;
        taken = 0;
      }
      return {
        giveBack,
        take(bytes) {
          giveBack();
          if (bytesPerMinute === 0 || bytes === 0) return;
          const bucket = bucketOf(userId);
          // A request larger than the whole bucket needs a full one, and takes no more than that.
          const needed = Math.min(bytes, bytesPerMinute);
          const missing = needed - bucket.bytes;
          if (missing > 0) {
            const waitSeconds = Math.ceil((missing / bytesPerMinute) * (MINUTE_MS / 1000));
            throw tooMany(`One account may cause ${bytesPerMinute} bytes of events a minute.`, waitSeconds);
          }
          bucket.bytes -= needed;
          taken = needed;
        },
      };
    },
  };
}
