/**
 * Large changes, such as archiving a column with thousands of cards, run one at a time in this process, with accounts in
 * turn. Each takes the database seconds; as many of them as there are connections would keep everybody else waiting.
 */
import { createRotation } from "../../scheduling/rotation.ts";
import { TooManyChanges } from "../db.ts";

export interface LargeChanges {
  run<T>(account: string, change: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start(): void;
  isRefused: boolean;
}

/** `mostMs`: how long one waits for its turn. */
export function createLargeChanges(mostMs: number): LargeChanges {
  const waiting = createRotation<Waiting>();
  let isRunning = false;

  function turn(account: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        entry.isRefused = true;
        reject(new TooManyChanges("too many large changes are waiting"));
      }, mostMs);
      const entry: Waiting = {
        isRefused: false,
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.add(account, entry);
    });
  }

  function startNext(): void {
    let next = waiting.next();
    while (next?.isRefused) next = waiting.next();
    if (next) next.start();
    else isRunning = false;
  }

  return {
    async run(account, change) {
      if (isRunning) await turn(account);
      isRunning = true;
      try {
        return await change();
      } finally {
        startNext();
      }
    },
  };
}
