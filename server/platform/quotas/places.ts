/** Limits what goes on at once, in total and per account: whoever comes too many is refused at once, or waits. */
import { tooMany, unavailable } from "../util/errors.ts";
import type { Who } from "../util/fair-queue.ts";
import { createTally } from "../util/tally.ts";
import { createWaitingRoom, type WaitingLimits } from "./turns.ts";

export interface Places {
  /** Returns what leaves again, which may be called more than once. */
  enter(account: string): () => void;
}

export interface WaitingPlaces {
  /** The same, once there is a place; rejects if too many wait, or for too long. */
  enter(who: Who): Promise<() => void>;
}

const RETRY_SECONDS = 5;

export function createPlaces({ most, mostOfOne }: { most: number; mostOfOne: number }): Places {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    enter(account) {
      const own = taken.get(account) ?? 0;
      if (own >= mostOfOne)
        throw tooMany(
          "You have too many of these under way; try again soon.",
          RETRY_SECONDS,
          "too_many_at_once",
        );
      if (total >= most) throw unavailable("Too many of these are under way; try again soon.", "overloaded");
      total++;
      taken.set(account, own + 1);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        total--;
        const left = (taken.get(account) ?? 1) - 1;
        if (left > 0) taken.set(account, left);
        else taken.delete(account);
      };
    },
  };
}

export function createWaitingPlaces({
  most,
  mostOfOne,
  waiting,
}: {
  most: number;
  mostOfOne: number;
  waiting: WaitingLimits;
}): WaitingPlaces {
  const room = createWaitingRoom(waiting);
  const taken = createTally();
  let total = 0;
  const isFree = ({ account }: Who) => total < most && taken.of(account) < mostOfOne;

  function count({ account }: Who, more: 1 | -1): void {
    total += more;
    taken.add(account, more);
  }

  return {
    async enter(who) {
      // Counted before it goes on, here and below, so that nobody takes the place in between.
      if (isFree(who)) count(who, 1);
      else await room.wait(who);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        count(who, -1);
        const next = room.next(isFree);
        if (next) count(next, 1);
      };
    },
  };
}
