/**
 * Limits the memory that all requests hold together. Uploads are counted as their bytes arrive, so that an idle client
 * holds nothing; a body that is read into one buffer is counted whole. Above the limit a request is refused rather than
 * queued, because queued requests would deadlock on what they already hold. Each holder has only a share, so that
 * stalled requests of one cannot keep out all others.
 */
import { tooMany, unavailable } from "../util/errors.ts";
import { createTally } from "../util/tally.ts";

export interface ByteBudget {
  /** By all together, now. */
  readonly held: number;
  /** The share of one request of a holder: an account, or an address where none is known. */
  open(holder: string): Share;
}

export interface Share {
  /** Refuses what would not fit as things are, before it is sent for nothing. */
  requireRoom(bytes: number): void;
  take(bytes: number): void;
  /** Gives everything back; must be called whatever happened. */
  close(): void;
}

const RETRY_SECONDS = 1;

/** Divided into `shares`; however small the budget, one request of `largest` bytes fits. */
export function createByteBudget(bytes: number, largest: number, shares: number): ByteBudget {
  const limit = Math.max(bytes, largest);
  const limitEach = Math.max(Math.floor(limit / shares), largest);
  const byHolder = createTally();
  let held = 0;
  return {
    get held() {
      return held;
    },
    open(holder) {
      let mine = 0;
      function requireRoom(more: number): void {
        if (held + more > limit)
          throw unavailable("Too much is being sent at once; try again soon.", "overloaded");
        if (byHolder.of(holder) + more > limitEach) {
          throw tooMany(
            "You are sending too much at once; try again soon.",
            RETRY_SECONDS,
            "too_many_at_once",
          );
        }
      }
      return {
        requireRoom,
        take(more) {
          requireRoom(more);
          byHolder.add(holder, more);
          held += more;
          mine += more;
        },
        close() {
          if (mine === 0) return;
          byHolder.add(holder, -mine);
          held -= mine;
          mine = 0;
        },
      };
    },
  };
}
