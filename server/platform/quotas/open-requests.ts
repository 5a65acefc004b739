/**
 * How many requests a login and an address have under way here, and how many are too many. They are counted before the
 * database says whether the login is still good: so a stolen one that was ended takes nothing from its owner's others, and
 * strangers take nothing from those who are logged in at the same address.
 */
import { tooMany } from "../util/errors.ts";
import { createTally } from "../util/tally.ts";

export interface OpenRequests {
  /** How many were told to come back. */
  readonly refused: number;
  /** Counts one more, or refuses it; returns how it ends. */
  enter(address: string, sessionId: string | undefined): () => void;
}

const RETRY_SECONDS = 1;

export function createOpenRequests(limits: { perUser: number; perAddress: number }): OpenRequests {
  const open = createTally();
  let refused = 0;
  const refuse = (why: string) => {
    refused++;
    return tooMany(why, RETRY_SECONDS, "too_many_at_once");
  };
  return {
    get refused() {
      return refused;
    },
    enter(address, sessionId) {
      const place = sessionId === undefined ? `stranger ${address}` : address;
      if (open.of(place) >= limits.perAddress) {
        throw refuse("There are too many requests under way from your address.");
      }
      if (sessionId !== undefined && open.of(sessionId) >= limits.perUser) {
        throw refuse("You have too many requests under way.");
      }
      const count = (more: number) => {
        open.add(place, more);
        if (sessionId !== undefined) open.add(sessionId, more);
      };
      count(1);
      return () => count(-1);
    },
  };
}
