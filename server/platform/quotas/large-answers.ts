/**
 * Large answers take the event loop a few milliseconds each, to decode what the database returns and to encode what is
 * sent. Nobody knows how large an answer will be before it is there, so an account that has just been given one gets the
 * next ones in turn: one at a time, with everybody else in between.
 */
import { LRU } from "../util/lru.ts";
import type { Turns } from "./turns.ts";

const LARGE_CHARACTERS = 16_384;
const REMEMBERED_MS = 1000;
const REMEMBERED_ACCOUNTS = 1000;

export interface LargeAnswers {
  /** Runs what answers a request of the account, at once or in turn. `address` is asked for only if it has to wait. */
  run<T>(account: string, address: () => string, answer: () => Promise<T>): Promise<T>;
  /** To be called for every answer. */
  note(account: string, characters: number): void;
}

export function createLargeAnswers(turns: Turns, nowMs: () => number = performance.now): LargeAnswers {
  const until = new LRU<string, number>(REMEMBERED_ACCOUNTS);
  return {
    run(account, address, answer) {
      const isWaiting = (until.get(account) ?? 0) > nowMs();
      return isWaiting ? turns.run({ address: address(), account }, answer) : answer();
    },
    note(account, characters) {
      if (characters > LARGE_CHARACTERS) until.set(account, nowMs() + REMEMBERED_MS);
    },
  };
}
