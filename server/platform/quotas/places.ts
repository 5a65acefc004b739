/** Limits what goes on at once, in total and per account, where whoever comes too many is refused and does not wait. */
import { tooMany, unavailable } from "../util/errors.ts";

export interface Places {
  /** Returns what leaves again, which may be called more than once. */
  enter(account: string): () => void;
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
