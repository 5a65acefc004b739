/** How many requests an account and an address have under way here, and how many are too many. */
import { tooMany } from "./errors.ts";
import { createTally } from "./tally.ts";

export interface OpenRequests {
  /** How many were told to come back. */
  readonly refused: number;
  /** Counts one more, or refuses it; returns how it ends. */
  enter(address: string, userId: string | undefined): () => void;
}

const RETRY_SECONDS = 1;

export function createOpenRequests(limits: { perUser: number; perAddress: number }): OpenRequests {
  const open = createTally();
  let refused = 0;
  const refuse = (why: string) => {
    refused++;
    return tooMany(why, RETRY_SECONDS);
  };
  return {
    get refused() {
      return refused;
    },
    enter(address, userId) {
      if (open.of(address) >= limits.perAddress) {
        throw refuse("There are too many requests under way from your address.");
      }
      if (userId !== undefined && open.of(userId) >= limits.perUser) {
        throw refuse("You have too many requests under way.");
      }
      const count = (more: number) => {
        open.add(address, more);
        if (userId !== undefined) open.add(userId, more);
      };
      count(1);
      return () => count(-1);
    },
  };
}
