/**
 * Large answers take the event loop a few milliseconds each, to decode what the database returns and to encode what is
 * sent. Nobody knows how large an answer will be before it is there, so an account that has just been given one gets the
 * next ones one after the other, with everybody else in between. An account waits for nobody but itself, and not for long.
 */

import { nextTurn } from "../scheduling/next-turn.ts";
import { collectIfMuchLeft, pauseIfMuchLeft } from "../util/garbage.ts";
import { LRU } from "../util/lru.ts";

const LARGE_CHARACTERS = 16_384;
const REMEMBERED_MS = 1000;
const REMEMBERED_ACCOUNTS = 1000;
/** One request may be held up by something else than its size; then those behind it go on. */
const MOST_BEHIND_MS = 1000;

export interface LargeAnswers {
  /** Runs what answers a request of the account: at once, or after those before it. */
  run<T>(account: string, answer: () => Promise<T>): Promise<T>;
  /** To be called for every answer. */
  note(account: string, characters: number): void;
}

export function createLargeAnswers(nowMs: () => number = () => performance.now()): LargeAnswers {
  const largeUntil = new LRU<string, number>(REMEMBERED_ACCOUNTS);
  /** The last answer of each account that others wait for. */
  const lasts = new Map<string, Promise<unknown>>();

  async function after<T>(before: Promise<unknown> | undefined, answer: () => Promise<T>): Promise<T> {
    if (before) await Promise.race([before, Bun.sleep(MOST_BEHIND_MS)]);
    await nextTurn();
    await pauseIfMuchLeft();
    return answer();
  }

  return {
    run(account, answer) {
      if ((largeUntil.get(account) ?? 0) <= nowMs()) return answer();
      const answered = after(lasts.get(account), answer);
      const last = answered
        .catch(() => {})
        .finally(() => {
          if (lasts.get(account) === last) lasts.delete(account);
        });
      lasts.set(account, last);
      return answered;
    },
    note(account, characters) {
      if (characters <= LARGE_CHARACTERS) return;
      largeUntil.set(account, nowMs() + REMEMBERED_MS);
      collectIfMuchLeft();
    },
  };
}
