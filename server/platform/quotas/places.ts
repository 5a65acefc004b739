/** Limits what goes on at once, in total and per account: whoever comes too many is refused at once, or waits. */

import type { Who } from "../scheduling/fair-queue.ts";
import { tooMany, unavailable } from "../util/errors.ts";
import { createTally } from "../util/tally.ts";
import { createWaitingRoom, type WaitingLimits } from "./turns.ts";

export interface Places {
  /** Returns what leaves again, which may be called more than once. */
  enter(account: string): () => void;
}

export interface WaitingPlaces {
  /** Enters once there is a place, and returns what leaves again; rejects if too many wait, or for too long. */
  enter(who: Who): Promise<() => void>;
}

const RETRY_SECONDS = 5;

interface Room {
  most: number;
  mostOfOne: number;
}

/** How many places are taken, in total and by whom. */
function createTaken({ most, mostOfOne }: Room) {
  const byAccount = createTally();
  let total = 0;
  return {
    isFull: () => total >= most,
    isFullFor: (account: string) => byAccount.of(account) >= mostOfOne,
    /** It has as many as are left: the rest is for others. If none is left, this holds for everybody. */
    isGreedy: (account: string) => byAccount.of(account) >= most - total,
    add(account: string, more: 1 | -1): void {
      total += more;
      byAccount.add(account, more);
    },
  };
}

export function createPlaces(places: Room): Places {
  const taken = createTaken(places);
  return {
    enter(account) {
      if (taken.isFullFor(account))
        throw tooMany(
          "You have too many of these under way; try again soon.",
          RETRY_SECONDS,
          "too_many_at_once",
        );
      if (taken.isFull()) throw unavailable("Too many of these are under way; try again soon.", "overloaded");
      taken.add(account, 1);
      return once(() => taken.add(account, -1));
    },
  };
}

export function createWaitingPlaces({
  waiting,
  ...places
}: Room & { waiting: WaitingLimits }): WaitingPlaces {
  const room = createWaitingRoom(waiting);
  const taken = createTaken(places);
  const mayEnter = ({ account }: Who) => !taken.isGreedy(account) && !taken.isFullFor(account);
  return {
    async enter(who) {
      // Counted before it goes on, here and below, so that nobody takes the place in between.
      if (mayEnter(who)) taken.add(who.account, 1);
      else await room.wait(who);
      return once(() => {
        taken.add(who.account, -1);
        for (let next = room.next(mayEnter); next; next = room.next(mayEnter)) taken.add(next.account, 1);
      });
    },
  };
}

function once(leave: () => void): () => void {
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    leave();
  };
}
